import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true, environment: { RATE_LIMITS: 'true' } });
});
afterAll(() => product.close());

const open = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost', ...headers } });

/** Sends `count` requests at once and returns how many were refused with 429. */
async function refused(count: number, url: string, addressOf: (index: number) => string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => open(url, addressOf(index))));
  return answers.filter(({ statusCode }) => statusCode === 429).length;
}

const inHex = (index: number) => index.toString(16);

describe('a limit by address', () => {
  test('refuses nobody while the server has room: many people are behind one address', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 310; index += 1) statuses.add((await open('/api/site', '192.0.2.9')).statusCode);
    expect([...statuses]).toEqual([200]);
  });

  test('counts all addresses of one IPv6 /64 as one customer', async () => {
    expect(await refused(310, '/api/site', (index) => `2001:db8:1:1:${inHex(index)}::1`)).toBe(10);
    expect((await open('/api/site', '2001:db8:1:2::1')).statusCode).toBe(200);
  });

  test('counts an IPv4 address once in all its spellings', async () => {
    const spellings = ['::ffff:203.0.113.5', '::ffff:cb00:7105', '203.0.113.5', '0:0:0:0:0:ffff:203.0.113.5'];
    expect(await refused(310, '/api/site', (index) => spellings[index % spellings.length]!)).toBe(10);
  });
});

/** Posts from an address as a browser does and returns the answers. */
const post = (url: string, remoteAddress: string, payload: object) =>
  product.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload,
    headers: { host: 'localhost', origin: 'http://localhost', 'x-csrf': 'visitor', 'idempotency-key': randomUUID() },
  });

describe('from one address', () => {
  const letter = (index: number) => ({
    first_name: 'Juma',
    last_name: 'Kileo',
    email: `nobody${index}@example.org`,
    subject: 'Hello',
    message: 'Hello',
  });

  test('the office is not flooded with letters, whatever email each of them names', async () => {
    const sent = Array.from({ length: 40 }, (_, index) => post('/api/contact', '203.0.113.77', letter(index)));
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect((await post('/api/contact', '203.0.113.78', letter(99))).statusCode).toBe(201);
  });

  test('a day takes only so many numbers to tell when a country opens', async () => {
    const ask = (index: number) => ({ country: 'GB', phone: `+4474001${String(23_000 + index)}`, language: 'en' });
    const sent = Array.from({ length: 40 }, (_, index) => post('/api/interest', '203.0.113.79', ask(index)));
    expect((await Promise.all(sent)).filter(({ statusCode }) => statusCode === 201)).toHaveLength(24);
  });
});

describe('pages', () => {
  test("are shown 600 times a minute to one address; then a short page in the reader's language says when to try again", async () => {
    expect(await refused(605, '/nowhere', (index) => `2001:db8:2:1::${inHex(index)}`)).toBe(5);
    // One request at a time would be answered again, so each of these comes with others.
    const inCrowd = async (headers: Record<string, string>) =>
      (await Promise.all(Array.from({ length: 100 }, () => open('/', '2001:db8:2:1::1', headers)))).at(-1)!;
    for (const [cookie, words] of [
      ['', 'Umejaribu mara nyingi mno'],
      ['lang=en', 'You have tried too often'],
      ['lang=fr', 'Trop de tentatives'],
      ['lang=constructor', 'Umejaribu mara nyingi mno'],
    ] as const) {
      const { statusCode, headers, payload } = await inCrowd({ cookie });
      expect([statusCode, payload.length < 500, Number(headers['retry-after']) > 0, headers['cache-control']]).toEqual([
        429,
        true,
        true,
        'no-store',
      ]);
      expect(payload).toContain(words);
    }
    expect(await refused(100, '/shell', () => '2001:db8:2:1::1')).toBeGreaterThan(0);
    expect((await open('/icon.svg', '2001:db8:2:1::1')).statusCode).toBe(200);
    expect((await open('/', '2001:db8:2:2::1')).statusCode).toBe(200);
  }, 60_000);
});

test('an address that switches emails off is taken 600 times a minute from one address, then refused in words', async () => {
  const send = (remoteAddress: string) =>
    product.app.inject({ method: 'POST', url: '/stop-emails/x', remoteAddress, headers: { host: 'localhost' } });
  const answers = await Promise.all(Array.from({ length: 605 }, (_, index) => send(`2001:db8:3:1::${inHex(index)}`)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  const { headers, payload } = (await Promise.all(Array.from({ length: 100 }, () => send('2001:db8:3:1::1')))).at(-1)!;
  expect([headers['content-type'], Number(headers['retry-after']) > 0]).toEqual(['text/html; charset=utf-8', true]);
  expect(payload).toContain('Umejaribu mara nyingi mno');
  expect((await send('2001:db8:3:2::1')).statusCode).toBe(404);
});

test('no request of a visitor can fill the log', async () => {
  const [warn, error] = [vi.spyOn(product.services.log, 'warn'), vi.spyOn(product.services.log, 'error')];
  const urls = [
    '/api/doctors?country=Atlantis',
    '/doctors?country=Atlantis',
    '/?country=Atlantis',
    '/api/consultation-fees?country=Mu',
    '//',
    '/%',
    '/?lang=constructor',
    '/api/nowhere',
    '/doctors?cursor=x',
    '/api/doctors?cursor=x',
    '/api/verify/x',
    '/e/x',
  ];
  for (let round = 0; round < 3; round += 1)
    await Promise.all(urls.filter((url) => url !== '//').map((url) => open(url, '198.51.100.7')));
  expect([warn.mock.calls, error.mock.calls]).toEqual([[], []]);
});
