import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCountry } from '@tabibu/contract/countries';
import { isLanguage } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { guessWallet } from '@tabibu/contract/payment-methods';
import { specialtiesIn } from '../../src/modules/doctors/read-specialties.ts';
import { isUnavailable } from '../../src/platform/database/database.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { Problem } from '../../src/platform/problem.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { Reply } from '../visitor.ts';

/** Property names that every JavaScript object inherits. */
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
});
afterAll(() => product.close());

const open = (path: string, cookie = ''): Promise<Reply> =>
  product.visitor().get(path, cookie === '' ? {} : { cookie });

describe.each(INHERITED)('the name %s', (name) => {
  test('is no language, country, specialty or wallet', () => {
    expect([
      isLanguage(name),
      findCountry(name),
      specialtiesIn(new Map()).find(name),
      guessWallet(name, '+255', '+255754000111'),
    ]).toEqual([false, undefined, undefined, undefined]);
  });

  test.each([`/?lang=${name}`, `/about?lang=${name}`, `/?country=${name}`, `/auth?lang=${name}&country=${name}`])(
    'does not become a cookie through a link: %s',
    async (path) => {
      const answer = await open(path);
      // The sign-in page sets a cookie of its own, which ties its form to the browser.
      expect([answer.status, String(answer.headers['set-cookie'] ?? '')]).toEqual([
        200,
        expect.not.stringMatching(/lang=|country=/),
      ]);
    },
  );

  test('in the cookies of a browser changes no page, so a browser that stored it before still works', async () => {
    const [kept, fresh] = await Promise.all([open('/about', `lang=${name}; country=${name}`), open('/about')]);
    expect(kept.status).toBe(200);
    expect(headOf(kept)).toBe(headOf(fresh));
    expect((await open('/doctor/dashboard', `lang=${name}`)).text.slice(0, 40)).toContain('<html lang="en"');
  });

  test.each(['/api/me', '/api/nowhere', '/api/appointments'])(
    'in the cookies of a browser changes no refusal of %s',
    async (path) => {
      const answer = await open(path, `lang=${name}; country=${name}`);
      const usual = await open(path);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        usual.status,
        usual.body.code,
        usual.body.message,
      ]);
    },
  );

  test('in the address of a list or of a page gives 404', async () => {
    expect((await open(`/doctors/Kenya/${name}`)).status).toBe(404);
    expect((await open(`/${name}`)).status).toBe(404);
  });
});

function headOf({ text }: Reply): string {
  return text.slice(text.indexOf('<body>'), text.indexOf('<script type="application/json"'));
}

test('an error while a refusal is worded gives a plain 500 without a path of the server', async () => {
  const app = createServer(product.services);
  app.get('/', (request) => {
    request.caller = { actor: { kind: 'nobody' }, language: '../gone' as Language, country: 'TZ', csrf: undefined };
    throw new Problem('not-found');
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().code, answer.headers['content-type']]).toEqual([
    500,
    'internal-error',
    expect.stringContaining('application/problem+json'),
  ]);
  expect(answer.payload).not.toMatch(/generated|ENOENT|gone|\/src\//);
});

test('a missing file does not count as an unavailable database; a missing socket does', () => {
  const missing = (() => {
    try {
      return readFileSync('/nowhere/at/all');
    } catch (error) {
      return error;
    }
  })();
  expect(isUnavailable(missing)).toBe(false);
  expect(isUnavailable(Object.assign(new Error('open'), { code: 'EPIPE', path: '/nowhere', syscall: 'write' }))).toBe(
    false,
  );
  expect(
    isUnavailable(
      Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect', address: '/tmp/.s.PGSQL.5432' }),
    ),
  ).toBe(true);
  expect(isUnavailable(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }))).toBe(
    true,
  );
});
