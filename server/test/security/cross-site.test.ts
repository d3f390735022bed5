import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Visitor } from '../visitor.ts';
import { countRows } from './count-rows.ts';
import { UNSAFE, call, isForProviders, callerFor, pathOf } from './every-endpoint.ts';
import { aDoctor } from './people.ts';

let product: TestProduct;
let patient: Visitor;
let doctor: Visitor;
let administrator: Visitor;
let receptionist: Visitor;
let before: Record<string, number>;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient();
  doctor = await aDoctor(product);
  administrator = await aMemberOfStaff(product, 'administrator');
  receptionist = await aMemberOfStaff(product, 'receptionist');
  await product.settle();
  before = await countRows(product.owner);
});
afterAll(() => product.close());

const json = { 'content-type': 'application/json' };
const own = { origin: 'http://localhost' };

/** Headers of requests that another site could cause, and the status of the refusal. */
const FORGED: readonly (readonly [string, (csrf: string) => Record<string, string>, number])[] = [
  ['no Origin', (csrf) => ({ ...json, 'x-csrf': csrf }), 403],
  ['Origin null', (csrf) => ({ ...json, origin: 'null', 'x-csrf': csrf }), 403],
  ['a foreign Origin', (csrf) => ({ ...json, origin: 'https://evil.example', 'x-csrf': csrf }), 403],
  [
    'an Origin that begins like ours',
    (csrf) => ({ ...json, origin: 'http://localhost.evil.example', 'x-csrf': csrf }),
    403,
  ],
  ['a sub-domain', (csrf) => ({ ...json, origin: 'http://pay.localhost', 'x-csrf': csrf }), 403],
  ['another scheme', (csrf) => ({ ...json, origin: 'https://localhost', 'x-csrf': csrf }), 403],
  ['another port', (csrf) => ({ ...json, origin: 'http://localhost:8080', 'x-csrf': csrf }), 403],
  [
    'our Origin but Sec-Fetch-Site cross-site',
    (csrf) => ({ ...json, ...own, 'sec-fetch-site': 'cross-site', 'x-csrf': csrf }),
    403,
  ],
  ['Sec-Fetch-Site same-site', (csrf) => ({ ...json, 'sec-fetch-site': 'same-site', 'x-csrf': csrf }), 403],
  ['no X-CSRF', () => ({ ...json, ...own }), 403],
  ['an empty X-CSRF', () => ({ ...json, ...own, 'x-csrf': '' }), 403],
  ['the X-CSRF of a visitor', () => ({ ...json, ...own, 'x-csrf': 'visitor' }), 403],
  ['text/plain', (csrf) => ({ ...own, 'content-type': 'text/plain', 'x-csrf': csrf }), 415],
  ['a form', (csrf) => ({ ...own, 'content-type': 'application/x-www-form-urlencoded', 'x-csrf': csrf }), 415],
  ['a multipart form', (csrf) => ({ ...own, 'content-type': 'multipart/form-data; boundary=x', 'x-csrf': csrf }), 415],
];

async function forge(method: string, path: string, headers: Record<string, string>, payload: string, who = patient) {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return product.app.inject({
    method: method as 'POST',
    url: path,
    headers: { host: 'localhost', cookie, 'idempotency-key': crypto.randomUUID(), ...headers },
    payload,
  });
}

const OURS = UNSAFE.filter((endpoint) => !isForProviders(endpoint));

test.each(OURS.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses everything that another site could cause (V-03)',
  async (_, endpoint) => {
    const who = callerFor(endpoint, { patient, doctor, administrator, receptionist });
    const answers: Record<string, unknown> = {};
    for (const [name, headers] of FORGED) {
      const { statusCode, headers: given } = await forge(
        endpoint.method,
        pathOf(endpoint),
        headers(who.csrf),
        '{}',
        who,
      );
      answers[name] = given['set-cookie'] === undefined ? statusCode : [statusCode, given['set-cookie']];
    }
    // An endpoint that takes forms finds an unreadable one malformed.
    const takesForms = endpoint.sends === 'multipart/form-data' ? { 'a multipart form': 400 } : {};
    expect(answers).toEqual({ ...Object.fromEntries(FORGED.map(([name, , status]) => [name, status])), ...takesForms });
  },
);

test('none of these requests added or removed a row', async () => {
  expect(await countRows(product.owner)).toEqual(before);
});

test('the token of another session is refused', async () => {
  const other = await product.patient();
  const reply = await forge('PATCH', '/api/me', { ...json, ...own, 'x-csrf': other.csrf }, '{"language":"en"}');
  expect(reply.statusCode).toBe(403);
});

test('requests of our own pages are refused by none', async () => {
  const refused: string[] = [];
  for (const endpoint of OURS) {
    const { status } = await call(callerFor(endpoint, { patient, doctor, administrator, receptionist }), endpoint, {
      'sec-fetch-site': 'same-origin',
    });
    if (status === 403 || status === 415) refused.push(`${endpoint.id}: ${status}`);
  }
  expect(refused).toEqual([]);
});
