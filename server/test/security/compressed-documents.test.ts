import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maskToken, unmaskToken } from '../../src/platform/csrf-token.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { Visitor } from '../visitor.ts';

let product: TestProduct;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  patient = await product.patient();
});
afterAll(() => product.close());

const encodingOf = async (visitor: Visitor, path: string) =>
  (await visitor.get(path, { 'accept-encoding': 'gzip, br' })).headers['content-encoding'];
const tokenOf = async () => String((await patient.get('/api/me')).body.data.csrf);

describe('the CSRF token of a session', () => {
  test('differs in every answer, so that the length of compressed pages does not reveal it', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, tokenOf));
    expect(new Set(tokens).size).toBe(20);
    expect(new Set(tokens.map(unmaskToken)).size).toBe(1);
    const pages = await Promise.all(
      Array.from({ length: 5 }, async () => /"csrf":"([^"]+)"/.exec((await patient.get('/appointments')).text)?.[1]),
    );
    expect(new Set([...pages, unmaskToken(tokens[0]!)]).size).toBe(6);
    for (const page of pages) expect((await patient.get('/appointments')).text).not.toContain(page);
  });

  test('is accepted under each of its masks and not otherwise', async () => {
    for (const token of [await tokenOf(), await tokenOf(), unmaskToken(await tokenOf())]) {
      expect((await patient.patch('/api/me', { language: 'sw' }, { 'x-csrf': token })).status).toBe(200);
    }
    const good = await tokenOf();
    const wrong = [
      `${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`,
      good.slice(0, -2),
      `${good}AA`,
      maskToken(Buffer.alloc(32).toString('base64url')),
      'A'.repeat(86),
      'visitor',
    ];
    for (const token of wrong)
      expect((await patient.patch('/api/me', { language: 'sw' }, { 'x-csrf': token })).status).toBe(403);
  });
});

describe('a page for a signed-in person', () => {
  test.each(['/', '/appointments', '/doctors'])(
    'is compressed when it contains nothing from the address: %s',
    async (path) => {
      expect(await encodingOf(patient, path)).toBe('br');
    },
  );

  test.each([
    '/doctors?q=moyo',
    '/?x=1',
    '/appointments?tab=past',
    '/nowhere',
    '/doctors/019a0000-0000-7000-8000-000000000001',
    '/appointments/019a0000-0000-7000-8000-000000000001',
  ])('is not compressed when a link may have put text into it: %s', async (path) => {
    expect(await encodingOf(patient, path)).toBeUndefined();
  });
});

test.each(['/', '/doctors?q=moyo', '/nowhere', '/auth?role=doctor'])(
  'a page for a visitor is always compressed: %s',
  async (path) => {
    expect(await encodingOf(product.visitor(), path)).toBe('br');
  },
);
