import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { isTried } from '../long-run.ts';
import { aMemberOfStaff } from '../staff-makers.ts';
import type { Visitor } from '../visitor.ts';
import { countRows } from './count-rows.ts';
import { IN_ORDER, call, callerFor, pathOf } from './every-endpoint.ts';

let product: TestProduct;
let patient: Visitor;
let doctor: Visitor;
let administrator: Visitor;
let receptionist: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  patient = await product.patient();
  ({ browser: doctor } = await aWorkingDoctor(product));
  administrator = await aMemberOfStaff(product, 'administrator');
  receptionist = await aMemberOfStaff(product, 'receptionist');
  await product.settle();
});
afterAll(() => product.close());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const NOT_SIGN_OUT = IN_ORDER.filter(({ id }) => id !== 'identity.sign-out');

describe('other origins', () => {
  const origins = [
    'null',
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://localhost:1',
    'https://localhost',
    'http://127.0.0.1',
    'http://[::1]',
    'file://',
    'http://localhost%60.evil.example',
    'http://LOCALHOST',
    'http://localhost.',
    'http://localhost@evil.example',
    'chrome-extension://abc',
    'http://sub.localhost',
    'http://localhost\u0000.evil',
    'http://evil.example#localhost',
    'ws://localhost',
    'data:',
    '*',
  ].map((origin) => origin.replaceAll('\u0000', '%00'));

  const read = NOT_SIGN_OUT.filter(({ method }) => method === 'GET');
  test.each(origins)('%s reads nothing: no answer has a CORS header (V-04)', async (origin) => {
    for (const endpoint of read.filter((_, place) => isTried(place, origins.indexOf(origin), 4))) {
      const { headers } = await call(patient, endpoint, { origin });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    const preflight = await product.app.inject({
      method: 'OPTIONS',
      url: '/api/me',
      headers: {
        host: 'localhost',
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'x-csrf',
      },
    });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

// A form is no JSON: `applications.test.ts` sends it an undeclared field.
test('an undeclared field is refused by every endpoint and changes nothing (Z-06)', async () => {
  const before = await countRows(product.owner);
  const taken: string[] = [];
  for (const endpoint of NOT_SIGN_OUT.filter(({ body, sends }) => body !== undefined && sends === undefined)) {
    const sender = callerFor(endpoint, { patient, doctor, administrator, receptionist });
    for (const extra of [
      { nobody_declared_this: true },
      { role: 'doctor', roles: ['doctor'], nobody_declared_this: 1 },
      JSON.parse('{"__proto__":{"admin":true},"nobody_declared_this":1}'),
    ]) {
      const { status, body } = await sender.send(endpoint.method, pathOf(endpoint), extra, key());
      if (status !== 400 || body.code !== 'malformed-request') taken.push(`${endpoint.id}: ${status} ${body.code}`);
    }
  }
  expect(taken).toEqual([]);
  expect(await countRows(product.owner)).toEqual(before);
});

describe.each(NOT_SIGN_OUT.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test('is stored by caches only if anyone may call it, and never with a cookie (V-04)', async () => {
    const { headers } = await call(patient, endpoint);
    const caching = String(headers['cache-control']);
    if (!endpoint.access.includes('anyone') || headers['set-cookie'] !== undefined)
      expect(caching).toContain('no-store');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('shows no stack, SQL or path for any input (V-08)', async () => {
    // A patient of its own, who may sign out or delete the account.
    const sender = await callerFor<() => Visitor | Promise<Visitor>>(endpoint, {
      patient: () => product.patient(),
      doctor: () => doctor,
      administrator: () => administrator,
      receptionist: () => receptionist,
    })();
    for (const { path, payload } of hostile(pathOf(endpoint), fieldsOf(endpoint.body))) {
      const reply = await sender.send(endpoint.method, path, payload, key());
      expect({ path, payload: payload?.slice(0, 60), status: reply.status < 500 }).toEqual({
        path,
        payload: payload?.slice(0, 60),
        status: true,
      });
      // Random texts, such as a CSRF token, may spell anything.
      expect(reply.text.replaceAll(/[\w-]{32,}/g, '')).not.toMatch(
        /at .*\.ts|SELECT |select .* from|pg_|node_modules|graphile|fastify|\/server\/src/i,
      );
    }
  });
});

const fieldsOf = (body: Endpoint['body']): string[] | undefined =>
  body instanceof z.ZodObject ? Object.keys(body.shape) : undefined;

/** Returns requests with hostile values as the last part of the path, in the query, and in each field of the body. */
function hostile(path: string, fields: string[] | undefined): { path: string; payload: string | undefined }[] {
  const hasBody = fields !== undefined;
  const inPath = ["'", '%00', '%2e%2e%2f', '9'.repeat(150), '<script>', '%F0%9F%92%A9'].map((piece) => ({
    path: path.replace(/[^/]+$/, piece),
    payload: hasBody ? '{}' : undefined,
  }));
  const inQuery = [
    "?q='%20or%201=1--",
    '?limit=-1',
    '?limit=1e99',
    '?cursor=%00',
    '?cursor=e30',
    '?from=0000-00-00',
    '?a[b]=1&a[b]=2',
    '?__proto__[x]=1',
    '?country=%27',
  ].map((query) => ({ path: path + query, payload: hasBody ? '{}' : undefined }));
  const values = [
    '\u0000',
    "' or 1=1 --",
    '',
    ' ',
    -1,
    1e308,
    null,
    [],
    {},
    true,
    'x'.repeat(10_000),
    '019a0000-0000-7000-8000-000000000001',
    '../../etc/passwd',
    '\ud800',
  ];
  const filled = (fields ?? []).flatMap((field, row) =>
    values.filter((_, column) => isTried(row, column, 2)).map((value) => JSON.stringify({ [field]: value })),
  );
  const filledAll =
    fields === undefined
      ? []
      : values.map((value) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))));
  const inBody = hasBody
    ? [
        '',
        '{',
        '[]',
        'null',
        '1',
        '"x"',
        '{"phone":{"$ne":1}}',
        `{"phone":"${'0'.repeat(5000)}"}`,
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        '{"full_name":"\\u0000","phone":"\\ud800"}',
        '{"starts_at":"9999-99-99T99:99:99Z"}',
        '{"booking_id":"\'; drop table bookings; --"}',
      ]
    : [];
  return [...inPath, ...inQuery, ...[...inBody, ...filled, ...filledAll].map((payload) => ({ path, payload }))];
}

describe('sizes (API4)', () => {
  test('a body above 256 KiB is refused with 413', async () => {
    const reply = await patient.patch('/api/me', JSON.stringify({ full_name: 'x'.repeat(300 * 1024) }));
    expect([reply.status, reply.body.code]).toEqual([413, 'body-too-large']);
  });

  test('an address above 4 KiB is refused with 414', async () => {
    const reply = await patient.get(`/api/me?q=${'x'.repeat(5000)}`);
    expect([reply.status, reply.body.code]).toEqual([414, 'address-too-long']);
  });
});

test('an address that does not exist is answered with 404', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/admin',
    '/api/me/../../etc/passwd',
    '/api/users/1',
    '/.env',
    '/.git/config',
  ]) {
    const reply = await product.visitor().get(path);
    expect([path, reply.status]).toEqual([path, 404]);
  }
});
