import { createHash } from 'node:crypto';
import { LANGUAGES } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { fullTitle } from './page-head.tsx';
import type { RenderedPage } from './server-entry.tsx';
import { speechOf } from './speech.tsx';
import { START_WATCH } from './start-watch.ts';

/** The files a document refers to. */
export interface DocumentFiles {
  readonly entry: string;
  /** Fetched early because the first view runs them. */
  readonly preload: readonly string[];
  /** The text of the styles, written into the document. */
  readonly styles: string;
  /** The style files that are already inside: named so that no script fetches them again. */
  readonly styleFiles: readonly string[];
}

export interface DocumentInput {
  readonly page: RenderedPage;
  readonly files: DocumentFiles;
  readonly nonce: string;
  /** 'https://tabibu.example', for links that leave the page (canonical, previews). */
  readonly origin: string;
  readonly path: string;
  readonly phone: boolean;
}

/** The whole HTML document of a rendered page: styles and data inside, script deferred, no inline handler and no style attribute (V-06). */
export function writeDocument({ page, files, nonce, origin, path, phone }: DocumentInput): string {
  const { head } = page;
  const title = text(fullTitle(head.title));
  const description = head.description ? text(head.description) : '';
  const classes = [phone && 'phone', page.state.opening.savesData && 'saves-data'].filter(Boolean).join(' ');
  const canonical = `${text(origin)}${text(path)}`;
  return `<!doctype html><html lang="${page.language}"${classes && ` class="${classes}"`}><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta property="csp-nonce" nonce="${nonce}">
<style nonce="${nonce}">${files.styles}</style>
<script nonce="${nonce}">${START_WATCH}</script>
${files.preload.map((file) => `<link rel="modulepreload" nonce="${nonce}" href="${file}">`).join('')}
<script type="module" nonce="${nonce}" src="${files.entry}"></script>
${files.styleFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('')}
${description && `<meta name="description" content="${description}"><meta property="og:description" content="${description}">`}
<meta property="og:title" content="${title}"><meta property="og:url" content="${canonical}"><link rel="canonical" href="${canonical}">
${page.personal || page.status >= 400 ? '<meta name="robots" content="noindex">' : ''}${INSTALLABLE}</head>
<body><div id="app">${page.html}</div>${crashWords()}<script type="application/json" id="state" nonce="${nonce}">${json(page.state)}</script></body></html>`;
}

/** The error screen for when no script of ours runs, in every language: which one the person reads may change without a new document. */
function crashWords(): string {
  const screens = (Object.keys(LANGUAGES) as Language[]).map((language) => {
    const { t } = speechOf(language);
    return `<div class="page narrow stack" role="alert" lang="${language}"><h1>${text(t('crash.title'))}</h1><p>${text(t('crash.hint'))}</p><div><button type="button" class="button primary">${text(t('crash.refresh'))}</button></div></div>`;
  });
  return `<template id="crash">${screens.join('')}</template>`;
}

const WOVEN_BAND = '<svg viewBox="0 0 240 24" aria-hidden="true"><path d="M0 12 12 0l12 12-12 12zm24 0L36 0l12 12-12 12zm24 0L60 0l12 12-12 12zm24 0L84 0l12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12zm24 0 12-12 12 12-12 12z"/></svg>';
/** `ScreenSkeleton` before React is there: under a splash that is gone after two seconds nothing would be left. */
const BONES = '<div class="page skeleton" aria-hidden="true"><i class="bone title"></i><i class="bone"></i><i class="bone card"></i><i class="bone card"></i></div>';

/** The kept frame of the service worker: styles as a file, nothing inside but the splash. */
export function writeShell(language: Language, tagline: string, files: DocumentFiles, phone: boolean): string {
  return `<!doctype html><html lang="${language}"${phone ? ' class="phone"' : ''}><head><meta charset="utf-8"><title>Tabibu</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<script>${START_WATCH}</script>
${files.styleFiles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<script type="module" src="${files.entry}"></script>${files.preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}${INSTALLABLE}</head>
<body><div id="splash" role="status">${WOVEN_BAND}<strong>Tabibu</strong><p>${text(tagline)}</p></div><div id="app">${BONES}</div>${crashWords()}</body></html>`;
}

/** The content security policy of a rendered page. */
export function pagePolicy(nonce: string): string {
  return `${COMMON_POLICY}; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`;
}

const COMMON_POLICY =
  "default-src 'none'; connect-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** The policy of the kept shell: the same text for everybody, so its one inline script is named by its hash. */
export function shellPolicy(): string {
  const watch = createHash('sha256').update(START_WATCH).digest('base64');
  return `${COMMON_POLICY}; script-src 'self' 'sha256-${watch}'; style-src 'self'`;
}

const INSTALLABLE =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#0e1714" media="(prefers-color-scheme: dark)">';

function text(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that cannot end its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
