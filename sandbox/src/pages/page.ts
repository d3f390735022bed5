import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { WORDS } from './words.ts';
import type { PageLanguage } from './words.ts';

export interface Page {
  language: PageLanguage;
  title: string;
  note: string;
  /** The address of this page in the other language. */
  otherLanguage: string;
  aside?: Html;
  body: Html;
  /** The address that the page's script polls for changes, and the version that the page shows. */
  watch?: { url: string; version: string; refreshWithoutScript: boolean };
}

/** Sends a page of the sandbox. `formTargets` are further origins to which a form may redirect. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  page: Page,
  formTargets: readonly string[] = [],
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ];
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(document(page).text);
}

function document(page: Page): Html {
  const words = WORDS[page.language];
  const other: PageLanguage = page.language === 'sw' ? 'en' : 'sw';
  const watch = page.watch ?? { url: '', version: '', refreshWithoutScript: false };
  return html`<!doctype html>
    <html lang="${page.language}" data-watch="${watch.url}" data-version="${watch.version}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · ${words.sandbox}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/sandbox.css" />
        ${page.watch ? html`<script src="/sandbox/watch.js" type="module"></script>` : null}
        ${watch.refreshWithoutScript ? html`<noscript><meta http-equiv="refresh" content="5" /></noscript>` : null}
      </head>
      <body>
        <div class="phone">
          <header>
            <div class="band">
              <strong>${words.sandbox}</strong
              ><a href="${page.otherLanguage}" lang="${other}">${other === 'en' ? 'English' : 'Kiswahili'}</a>
            </div>
            <div class="title">
              <h1>${page.title}</h1>
              ${page.aside ?? null}
            </div>
          </header>
          <main>${page.body}</main>
          <footer>${page.note}</footer>
        </div>
      </body>
    </html>`;
}
