import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import type { DocumentFiles, DocumentFrame, HashOf } from '@tabibu/contract/page-renderer';
import { EARLY_PRESS } from './early-press.ts';
import { json, text } from './escape-html.ts';
import { fullTitle } from './page-head.tsx';
import type { RenderedPage } from './rendered-page.ts';
import { translationOf } from './translation.tsx';
import { START_WATCH } from './start-watch.ts';
import { writeSearchHead } from './write-search-head.ts';

/** Runs before any file is loaded. The shell has no button to press early and only watches its start. */
const BEFORE_FILES = `${START_WATCH};${EARLY_PRESS}`;

export interface DocumentInput extends DocumentFrame {
  readonly page: RenderedPage;
}

/**
 * Returns the HTML document of a rendered page with inline styles and data and a deferred script. It has no inline
 * event handlers and no style attributes (V-06).
 */
export function writeDocument({ page, files, nonce: number, origin, phone }: DocumentInput): string {
  const { head } = page;
  const title = text(fullTitle(head.title));
  const classes = [phone && 'phone', page.state.opening.savesData && 'saves-data'].filter(Boolean).join(' ');
  const nonce = number === undefined ? '' : ` nonce="${number}"`;
  return `<!doctype html><html lang="${page.language}"${classes && ` class="${classes}"`}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
${nonce && `<meta property="csp-nonce"${nonce}>`}
<style${nonce}>${files.styles}</style>
<script${nonce}>${BEFORE_FILES}</script>
${files.preload.map((file) => `<link rel="modulepreload"${nonce} href="${file}">`).join('')}
<script type="module"${nonce} src="${files.entry}"></script>
${files.styleFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('')}
${writeSearchHead(page.found, { title: head.title, language: page.language, origin, nonce })}
${INSTALLABLE}</head>
<body><div id="app">${page.html}</div>${crashWords()}<script type="application/json" id="state"${nonce}>${json(page.state)}</script></body></html>`;
}

/**
 * Returns the error screen as a template in every language, for when our script fails. The language can change without
 * a new document.
 */
function crashWords(): string {
  const screens = (Object.keys(LANGUAGES) as Language[]).map((language) => {
    const { t } = translationOf(language);
    return `<div class="page narrow stack" role="alert" lang="${language}"><h1>${text(t('crash.title'))}</h1><p>${text(t('crash.hint'))}</p><div><button type="button" class="button primary">${text(t('crash.refresh'))}</button></div></div>`;
  });
  return `<template id="crash">${screens.join('')}</template>`;
}

const WOVEN_BAND =
  '<svg viewBox="0 0 240 24" aria-hidden="true"><path d="M0 12 12 0l12 12-12 12zm24 0L36 0l12 12-12 12zm24 0L60 0l12 12-12 12zm24 0L84 0l12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12z"/></svg>';
/** A static copy of `ScreenSkeleton`, seen when the splash disappears after two seconds before React has rendered. */
const BONES =
  '<div class="page skeleton" aria-hidden="true"><i class="bone title"></i><i class="bone"></i><i class="bone card"></i><i class="bone card"></i></div>';

/** Returns the shell that the service worker caches: a document without data that shows the splash. */
export function writeShell(language: Language, tagline: string, files: DocumentFiles, phone: boolean): string {
  return `<!doctype html><html lang="${language}"${phone ? ' class="phone"' : ''}><head><meta charset="utf-8"><title>Tabibu</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<script>${START_WATCH}</script>
${files.styleFiles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<script type="module" src="${files.entry}"></script>${files.preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}${INSTALLABLE}</head>
<body><div id="splash" role="status">${WOVEN_BAND}<strong>Tabibu</strong><p>${text(tagline)}</p></div><div id="app">${BONES}</div>${crashWords()}</body></html>`;
}

/** Returns the content security policy of a rendered page. */
export function pagePolicy(nonce: string): string {
  return `${COMMON_POLICY}; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`;
}

const COMMON_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; report-uri /csp-reports; report-to csp";

/**
 * Returns the content security policy of a page that is equal for everybody and may be cached by others. Its inline
 * style and script are allowed by their hashes, because a cached nonce would be public.
 */
export function sharedPolicy({ styles }: DocumentFiles, hashOf: HashOf): string {
  return `${COMMON_POLICY}; script-src 'self' '${hashOf(BEFORE_FILES)}'; style-src 'self' '${hashOf(styles)}'`;
}

/**
 * Returns the content security policy of the shell. Its inline script is allowed by its hash, because the shell is
 * cached.
 */
export function shellPolicy(hashOf: HashOf): string {
  return `${COMMON_POLICY}; script-src 'self' '${hashOf(START_WATCH)}'; style-src 'self'`;
}

/** With credentials the manifest comes over the open connection; without, browsers open another for it, of 3 kB. */
const INSTALLABLE =
  '<link rel="manifest" crossorigin="use-credentials" href="/manifest.webmanifest"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0e1714" media="(prefers-color-scheme: dark)">';
