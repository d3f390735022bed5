import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Language } from '@tabibu/contract/languages';
import { escapeText } from './kept-texts.ts';

/** A small page in the colours of the product that needs neither script nor any other file. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A button that sends an empty form to the address of the page. */
  readonly button?: string;
  readonly link: { readonly href: string; readonly words: string };
}

const STYLE = `:root{color-scheme:light dark;--ink:#12211c;--paper:#fbf8f3;--card:#fff;--leaf:#0b6b50;--on-leaf:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#ebf3ef;--paper:#0e1714;--card:#16221e;--leaf:#5bcaa2;--on-leaf:#04211a}}
body{margin:0;padding:16px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:480px;margin:24px auto;padding:24px;background:var(--card);border-radius:12px}
h1{margin:0 0 16px;font-size:22px;line-height:1.3}p{margin:0 0 16px}.name{font-weight:bold;color:var(--leaf)}
button{min-height:48px;width:100%;margin:8px 0 24px;padding:12px 24px;border:0;border-radius:12px;background:var(--leaf);color:var(--on-leaf);font:inherit;font-weight:bold;cursor:pointer}
a{display:inline-block;padding:12px 0;color:var(--leaf)}:focus-visible{outline:3px solid;outline-offset:2px}`;

/**
 * Sends such a page to one reader: no search engine lists it, nothing keeps it, and no other site is told its address.
 */
export function sendPlainPage(reply: FastifyReply, status: number, page: PlainPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { language, title, paragraphs, button, link } = page;
  const form = button === undefined ? '' : `<form method="post"><button>${escapeText(button)}</button></form>`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)} – Tabibu</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><p class="name">Tabibu</p><h1>${escapeText(title)}</h1>
${paragraphs.map((text) => `<p>${escapeText(text)}</p>`).join('\n')}
${form}<a href="${escapeText(link.href)}">${escapeText(link.words)}</a></main></body>
</html>
`,
    );
}
