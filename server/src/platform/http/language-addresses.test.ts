import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adjustableClock } from '../clock.ts';
import { webPages } from './web-pages.ts';

let app: FastifyInstance;
/** The cookies of each request that the pages sent to the API. */
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  app = fastify();
  app.get('/api/*', async (request, reply) => {
    asked.push(request.headers.cookie);
    return reply.code(404).send({ code: 'not-found' });
  });
  await app.register(webPages, {
    folder: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)),
    clock: adjustableClock(new Date('2026-11-20T06:00:00Z')),
    origin: 'https://tabibu.example',
  });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const READERS = [
  {},
  { cookie: 'lang=en; country=KE' },
  { cookie: 'sid=secret; lang=sw~' },
  { 'accept-language': 'sw' },
];

test('a page at an address with a language is the same for every reader, sets no cookie and may be cached', async () => {
  for (const path of ['/fr/', '/fr/about', '/fr/doctors', '/fr/emergency']) {
    const answers = await Promise.all(READERS.map((headers) => get(path, headers)));
    for (const { statusCode, headers, body } of answers) {
      expect([path, statusCode, headers['set-cookie']]).toEqual([path, 200, undefined]);
      expect(headers['cache-control']).toBe('public, max-age=60, s-maxage=300, stale-while-revalidate=600');
      expect(String(headers.vary)).not.toMatch(/cookie|language/);
      expect(body).toContain('<html lang="fr"');
      expect(body === answers[0]!.body).toBe(true);
    }
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(Boolean)).toEqual([]);
});

test('a page that caches may keep allows its scripts by hashes, never by a nonce', async () => {
  const { headers, body } = await get('/en/about');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('nonce');
  expect(body).not.toContain('nonce=');
  const hash = (element: string) =>
    `'sha256-${createHash('sha256')
      .update(new RegExp(`<${element}>([^]*?)</${element}>`).exec(body)?.[1] ?? '')
      .digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hash('script')};`);
  expect(policy).toContain(`style-src 'self' ${hash('style')}`);
});

test('an unknown page is unknown in every language and is not cached', async () => {
  for (const path of ['/fr/nowhere', '/fr/api/site', '/fr/sw.js', '/fr/fr/about', '/FR/about', '/de/about']) {
    const { statusCode, headers } = await get(path);
    expect([path, statusCode]).toEqual([path, 404]);
    expect([path, headers['cache-control']]).not.toEqual([path, expect.stringContaining('public')]);
  }
});

test.each([
  // Personal pages have an address without language; a reader who never chose a language continues in this one.
  ['/fr/book/x', '', '/book/x?lang=fr'],
  ['/fr/auth?next=%2Fbook%2Fx', '', '/auth?next=%2Fbook%2Fx&lang=fr'],
  ['/en/e/secret', '', '/e/secret?lang=en'],
  ['/fr/book/x', 'lang=sw', '/book/x'],
  ['/fr/appointments', 'sid=1', '/appointments'],
  // Choosing a language sets a cookie, so the address without language handles it.
  ['/fr/about?lang=en', '', '/about?lang=en'],
  ['/fr/about?lang=en', 'lang=sw', '/about?lang=en'],
  ['/fr/?country=KE', '', '/?country=KE&lang=fr'],
  ['/fr', '', '/fr/'],
  ['/fr?x=1', '', '/fr/?x=1'],
  // Never redirects to another host.
  ['/fr//evil.example/auth?lang=en', '', '/evil.example/auth?lang=en'],
  ['/fr//book/x', '', '/book/x?lang=fr'],
  ['/fr/\\book/x', '', '/book/x?lang=fr'],
])('%s with the cookie "%s" redirects to %s', async (url, cookie, address) => {
  const { statusCode, headers } = await get(url, { cookie });
  expect([statusCode, headers.location, headers['set-cookie'], headers['cache-control']]).toEqual([
    302,
    address,
    undefined,
    'no-store',
  ]);
});

test('the country of a search belongs to the page and does not redirect', async () => {
  expect((await get('/fr/doctors?country=KE')).statusCode).toBe(200);
});

test('the address without language follows its reader and is not cached by others', async () => {
  const { body, headers } = await get('/about', { cookie: 'lang=fr' });
  expect(body).toContain('<html lang="fr"');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(String(headers.vary)).toContain('cookie');
});
