import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { PROBLEMS } from '@tabibu/contract/problems';
import type { ProblemCode } from '@tabibu/contract/problems';
import { brokenInvariants } from '../booking-makers.ts';
import { aCall } from '../call-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { howMany } from '../long-run.ts';
import type { Visitor } from '../visitor.ts';
import { OPERATIONS, fuzzRequests } from './fuzz-requests.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? howMany({ everyday: 10_000, long: 20_000 }));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
/** Number of requests in parallel. */
const LANES = 8;
const HOST = 'localhost';

let product: TestProduct;
let actors: Record<FuzzRequest['actor'], Visitor>;
let ids: Record<string, string>;

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  const { patient, doctor, doctorId, bookingId } = await aCall(product);
  actors = {
    nobody: product.visitor(),
    patient,
    doctor,
    other: await product.patient(),
    leaving: await product.patient(),
  };
  const sent = await patient.post(`/api/appointments/${bookingId}/messages`, { text: 'Habari' });
  const appointment = (await patient.get(`/api/appointments/${bookingId}`)).body.data;
  ids = {
    booking: bookingId,
    doctor: doctorId,
    payment: appointment.payment_reference,
    notification: (await doctor.get('/api/doctor/notifications')).body.data.notifications[0]?.id ?? sent.body.data.id,
    session: randomUUID(),
    document: randomUUID(),
    review: randomUUID(),
    photo: sent.body.data.id,
    secret: 'x'.repeat(43),
    code: 'ABCD-EFGH-JKMN',
    country: 'TZ',
    provider: 'azampay',
    article: 'high-blood-pressure',
  };
});
afterAll(() => product.close());

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function send({ actor, method, url, headers, payload }: FuzzRequest): Promise<Answer | undefined> {
  const visitor = actors[actor];
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const usual: Record<string, string> = {
    host: HOST,
    origin: `http://${HOST}`,
    'x-csrf': visitor.csrf,
    'idempotency-key': randomUUID(),
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
    cookie: [cookie, headers['cookie'] ?? ''].filter((text) => text !== '').join('; '),
  };
  const filled = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => ids[name] ?? whole);
  const request = {
    method: method as 'GET',
    url: filled(url),
    headers: Object.fromEntries(Object.entries(usual).filter(([, value]) => value !== '')),
    ...(payload === undefined ? {} : { payload: filled(payload) }),
  };
  const reply = await product.app.inject(request);
  return { status: reply.statusCode, type: reply.headers['content-type'] ?? '', text: reply.payload };
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const INSIDES = new RegExp(
  `${ROOT}|node_modules|node:internal|file://|ENOENT|\\bat .{1,80}\\.(ts|js|tsx):\\d+|syntax error at|invalid input syntax`,
);
const EXPECTED_5XX = new Set<ProblemCode>(['bridge-unavailable', 'gateway-unavailable']);

/** Returns what is wrong with an answer, or undefined. */
function faultOf({ method, url }: FuzzRequest, { status, type, text }: Answer): string | undefined {
  if (INSIDES.test(text)) return 'shows insides';
  const isApi = url.startsWith('/api/');
  if (status < 400) return undefined;
  if (!isApi && type.startsWith('text/html')) return status >= 500 ? 'a page fails' : undefined;
  if (!type.startsWith('application/problem+json'))
    return method === 'HEAD' || status === 304 ? undefined : `a refusal of type ${type}`;
  if (method === 'HEAD') return status >= 500 ? 'HEAD fails' : undefined;
  const { code, status: said, message } = JSON.parse(text) as { code: ProblemCode; status: number; message: string };
  if (PROBLEMS[code] !== status || said !== status) return `an unknown code ${code}`;
  if (status >= 500 && !EXPECTED_5XX.has(code)) return 'a fault of ours';
  return message === '' || message.includes(`problem.${code}`) ? 'a refusal without words' : undefined;
}

test('every endpoint of the contract is an operation of the description', () => {
  const ids = OPERATIONS.map(({ operationId }) => operationId);
  expect(ENDPOINTS.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

test(`${REQUESTS} requests made from the OpenAPI description cause no server error, reveal no internals, and get only known problem codes`, async () => {
  const errors = vi.spyOn(product.services.log, 'error');
  const requests = fuzzRequests(REQUESTS, SEED);
  const found: object[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (next < requests.length && found.length < 10) {
        const request = requests[next++]!;
        const answer = await send(request);
        if (answer === undefined) continue;
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = faultOf(request, answer);
        if (fault !== undefined)
          found.push({
            fault,
            ...request,
            status: answer.status,
            text: answer.text.slice(0, 300),
            error: (errors.mock.lastCall?.[0] as { error?: Error } | undefined)?.error?.stack?.slice(0, 800),
          });
      }
    }),
  );
  if (process.env['FUZZ_REQUESTS'] !== undefined) console.log([...statuses].toSorted(([one], [other]) => one - other));
  expect(found).toEqual([]);
  // The requests reached the handlers: there are successes, and refusals of every usual kind.
  for (const status of [200, 201, 400, 401, 403, 404, 405, 409, 422])
    expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true]);
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
}, 600_000);
