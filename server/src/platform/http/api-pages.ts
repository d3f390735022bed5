import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { PROBLEMS } from '@tabibu/contract/problems';
import { describeApi } from './openapi.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#12211c;background:#fbf8f3}
h2{margin-top:2.5rem;text-transform:capitalize}article{background:#fff;border:1px solid #e6e0d6;border-radius:12px;padding:1rem;margin:.75rem 0}
code{font-size:.95em;overflow-wrap:anywhere}b{color:#0b6b50}small{color:#4a5a54;display:block}
@media(prefers-color-scheme:dark){body{background:#101815;color:#e8efe9}article{background:#17211d;border-color:#2a3631}b{color:#6fd0ae}small{color:#a9b8b0}}`;

/** `GET /api/openapi.json` and a readable page of it at `/api/docs`. Closed in production (V-08). */
export function mountApiPages(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const description = describeApi(endpoints);
  const page = readablePage(endpoints);
  app.get('/api/openapi.json', async () => description);
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'").send(page));
}

function readablePage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, (endpoint) => endpoint.id.split('.')[0]!);
  const sections = [...groups].map(([group, some]) => `<h2>${escape(group)}</h2>${some.map(describe).join('')}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tabibu API</title><style>${STYLE}</style><h1>Tabibu API</h1><p>The same as <a href="/api/openapi.json">openapi.json</a>, for reading.</p>${sections.join('')}</html>`;
}

function describe(endpoint: Endpoint): string {
  const refusals = (endpoint.problems ?? []).map((code) => `${PROBLEMS[code]} ${code}`).join(', ');
  return `<article><code><b>${endpoint.method}</b> ${escape(endpoint.path)}</code><p>${escape(endpoint.summary)}</p>
<small>Open to: ${endpoint.access.join(', ')}${endpoint.idempotent === true ? ' · needs Idempotency-Key' : ''}</small>
${refusals === '' ? '' : `<small>May refuse: ${escape(refusals)}</small>`}</article>`;
}
