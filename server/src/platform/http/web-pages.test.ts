import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { addSecurityHeaders } from './headers.ts';
import { loadPageRenderer } from './page-renderer.ts';
import { webPages } from './web-pages.ts';

const DIST = new URL('../../../../web/dist/', import.meta.url);
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  addSecurityHeaders(app, false);
  await app.register(webPages, {
    folder: fileURLToPath(DIST),
    clock: systemClock,
  });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const policyOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy']);
const nonceOf = (answer: { headers: Record<string, unknown> }) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1];

test('every answer has a nonce of its own, and every script of the page carries it', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/about')));
  expect(new Set(answers.map(nonceOf)).size).toBe(50);
  for (const answer of answers) {
    expect(answer.body.match(/<(script|style)/g)?.length).toBe(
      answer.body.split(`nonce="${nonceOf(answer)}"`).length -
        1 -
        (answer.body.match(/<(link|meta)[^>]+nonce=/g)?.length ?? 0),
    );
  }
});

test('the policy loads nothing from elsewhere', async () => {
  const policy = policyOf(await get('/about'));
  for (const rule of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('an error while a page is drawn names the file of ours in which it happened', async () => {
  const renderer = await loadPageRenderer(fileURLToPath(new URL('server/server-entry.js', DIST)));
  const withoutAddress = { cookie: '' } as Parameters<typeof renderer.render>[0];
  await expect(renderer.render(withoutAddress)).rejects.toMatchObject({
    stack: expect.stringMatching(/web\/src\/app\/server-entry\.tsx:\d+/),
  });
});

test('?lang= sets the language cookie and redirects to the address without it', async () => {
  const answer = await get('/about?lang=en&x=1');
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/about?x=1');
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^lang=en; Path=\/; Max-Age=\d+; SameSite=Lax$/),
  ]);
});

test('?lang= never redirects to another host', async () => {
  expect((await get('//evil.example/?lang=en')).headers.location).not.toMatch(/^\/\/|^https?:/);
});

test('?country= filters a search; on other pages it sets the country cookie', async () => {
  expect((await get('/doctors?country=KE')).statusCode).toBe(200);
  expect((await get('/?country=Kenya')).headers['set-cookie']).toEqual([expect.stringContaining('country=KE')]);
});

test('?lang= with an unknown language is ignored', async () => {
  expect((await get('/about?lang=tlh')).statusCode).toBe(200);
});

test('an unknown page is a page with status 404; an unknown call is not a page', async () => {
  const page = await get('/nowhere');
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toContain('text/html');
  expect((await get('/api/nowhere')).headers['content-type']).not.toContain('text/html');
});

test('files with a hash in the name are cached for a year and sent compressed', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/about')).body)?.[1] ?? '';
  const answer = await get(script, { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect(answer.headers).not.toHaveProperty('etag');
});

test('the service worker file is checked each time, and the worker may connect to this server only', async () => {
  const answer = await get('/sw.js');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect((await get('/sw.js', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  expect(policyOf(answer)).toContain("connect-src 'self'");
});

test('the offline shell has one inline script, the start watchdog, which the policy names by its hash', async () => {
  const { body, headers } = await get('/shell', { cookie: 'lang=en' });
  const inline = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  expect(inline).toHaveLength(1);
  expect(body.replace(inline[0] ?? '', '')).not.toMatch(/<style|<script [^>]*inline|\sstyle=|\son[a-z]+=/);
  expect(body).toContain('Your Health, Our Priority');
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  expect(String(headers['content-security-policy'])).toContain(`script-src 'self' 'sha256-${hash}';`);
});

// They are functions of the server's bundle: a helper or a constant that its minifier moved out of them would be lost.
test('the inline scripts of a page and of the offline shell need nothing that only the bundle has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabibu-inline-'));
  try {
    for (const path of ['/about', '/shell']) {
      const { body } = await get(path);
      const [, script = ''] = /<script(?: nonce="[^"]*")?>([\s\S]*?)<\/script>/.exec(body) ?? [];
      expect(script).toContain('tabibu-shell');
      expect(unknownNames(folder, script)).toBe('');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Returns what the linter says about names in a script that neither the script nor a browser defines. */
function unknownNames(folder: string, script: string): string {
  const rules = { categories: { correctness: 'off' }, env: { browser: true, es2024: true }, rules: { 'no-undef': 2 } };
  writeFileSync(join(folder, 'rules.json'), JSON.stringify(rules));
  writeFileSync(join(folder, 'inline.js'), script);
  const linter = fileURLToPath(new URL('../../../../node_modules/oxlint/bin/oxlint', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [linter, '-c', 'rules.json', '-f', 'unix', 'inline.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout;
}

test('each page and the offline shell carry the error screen in three languages', async () => {
  for (const path of ['/about', '/shell']) {
    const [, words = ''] = /<template id="crash">([\s\S]*?)<\/template>/.exec((await get(path)).body) ?? [];
    expect(words.match(/lang="(sw|en|fr)"/g)).toHaveLength(3);
    expect(words).toContain('Something went wrong');
  }
});

test('a page is compressed when the browser accepts it', async () => {
  expect((await get('/about', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  expect((await get('/about')).headers['content-encoding']).toBeUndefined();
});
