import type { FastifyInstance } from 'fastify';
import type { ApiDescription } from '../openapi/describe-api.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#12211c;background:#fbf8f3}
h2{margin-top:2.5rem;text-transform:capitalize}article{background:#fff;border:1px solid #e6e0d6;border-radius:12px;padding:1rem;margin:.75rem 0}
code{font-size:.95em;overflow-wrap:anywhere}b{color:#0b6b50}small{color:#4a5a54;display:block}
@media(prefers-color-scheme:dark){body{background:#101815;color:#e8efe9}article{background:#17211d;border-color:#2a3631}b{color:#6fd0ae}small{color:#a9b8b0}}`;

/** Serves `GET /api/openapi.json` and, as a page for people, `/api/docs`. Neither exists in production (V-08). */
export function mountApiPages(app: FastifyInstance, load: () => Promise<ApiDescription>): void {
  app.get('/api/openapi.json', load);
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(readablePage(await load())),
  );
}

function readablePage({ paths = {} }: ApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0]!);
  const sections = [...groups].map(([group, some]) => `<h2>${escape(group)}</h2>${some.map(describe).join('')}`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tabibu API</title><style>${STYLE}</style><h1>Tabibu API</h1><p>A summary of <a href="/api/openapi.json">openapi.json</a>, which has every field.</p>${sections.join('')}</html>`;
}

/** The parts of an OpenAPI operation that the page shows. */
interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly 'x-access': readonly string[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
}

function describe({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const answers = Object.entries(operation.responses).map(
    ([status, { $ref, description = '' }]) =>
      `${status} ${($ref?.split('/').at(-1)?.replaceAll('.', ', ') ?? description).toLowerCase()}`,
  );
  return `<article><code><b>${method.toUpperCase()}</b> ${escape(path)}</code><p>${escape(operation.summary)}</p>
<small>Open to: ${operation['x-access'].join(', ')}</small><small>${escape(answers.join(' · '))}</small></article>`;
}
