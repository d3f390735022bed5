import { expect, test } from 'vitest';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import { addressOf } from './address.ts';
import { ApiProblem, callApi } from './client.ts';
import { createIdempotentSend } from './idempotent-send.ts';
import { isProblem } from './forms/problem-text.ts';
import { apiQuery } from './query.ts';

/** These calls are compiled and never run. `@ts-expect-error` makes the compiler check that each line is refused. */
const refusedByTheCompiler = {
  unknownPath: () =>
    // @ts-expect-error No endpoint has this path.
    callApi('GET /api/nowhere'),
  otherMethod: () =>
    // @ts-expect-error The path has no such method.
    callApi('DELETE /api/site'),
  missingParameter: () =>
    // @ts-expect-error The path needs `booking_id`.
    callApi('GET /api/appointments/:booking_id'),
  otherParameter: () =>
    // @ts-expect-error The parameter of this path is `booking_id`.
    callApi('GET /api/appointments/:booking_id', { params: { id: 'a' } }),
  parametersWithoutPlace: () =>
    // @ts-expect-error This path has no parameters.
    callApi('GET /api/me', { params: { id: 'a' } }),
  unknownQuery: () =>
    // @ts-expect-error The list has no `page` parameter.
    apiQuery('GET /api/appointments', 0, { query: { page: 2 } }),
  otherQueryValue: () =>
    // @ts-expect-error There is no such tab.
    apiQuery('GET /api/appointments', 0, { query: { tab: 'lost' } }),
  missingQuery: () =>
    // @ts-expect-error The query needs `country`.
    addressOf('GET /api/payments/methods'),
  missingBody: () =>
    // @ts-expect-error The body needs `spoke`.
    callApi('POST /api/appointments/:booking_id/call/outcome', { params: { booking_id: 'a' } }),
  wrongBodyField: () =>
    // @ts-expect-error `spoke` is a boolean.
    callApi('POST /api/appointments/:booking_id/call/outcome', { params: { booking_id: 'a' }, body: { spoke: 'yes' } }),
  undeclaredBodyField: () =>
    // @ts-expect-error The account has no such field.
    callApi('PATCH /api/me', { body: { nickname: 'Neema' } }),
  queryThatWrites: () =>
    // @ts-expect-error A query takes GET calls only.
    apiQuery('POST /api/me/step-up', 0),
  missingKey: () =>
    // @ts-expect-error Holding a time needs an idempotency key.
    callApi('POST /api/bookings', { body: { doctor_id: 'a' } }),
  intentionWithoutKey: () =>
    // @ts-expect-error This endpoint takes no idempotency key.
    createIdempotentSend()('POST /api/me/step-up', { body: { kind: 'recovery', code: '1' } }),
  replyField: async () =>
    // @ts-expect-error The reply has no such field.
    (await callApi('GET /api/me')).nickname,
  replyOfQuery: () =>
    // @ts-expect-error The query's data is a list.
    apiQuery('GET /api/me/devices', 0).queryFn satisfies number,
  undeclaredCode: (error: unknown) =>
    // @ts-expect-error This endpoint never answers with this code.
    isProblem<'POST /api/bookings'>(error, 'record-stale'),
  codeWithoutCall: (error: unknown) =>
    // @ts-expect-error A code of one endpoint needs the name of the call.
    isProblem(error, 'slot-taken'),
};

/** Compiled only: reply types are the output of the schemas, body types the input. */
const typesOfTheContract = {
  enveloped: (me: DataOf<'GET /api/me'>): string => me.full_name,
  plain: (doctors: DataOf<'GET /api/doctors'>): string | undefined => doctors[0]?.name,
  withoutData: (checkout: DataOf<'POST /api/payments/:provider/checkout'>): string => checkout.reference,
  defaultsAreOptional: { doctor_id: 'a' } satisfies BodyOf<'POST /api/bookings'>,
};

test('the compiler refuses calls that the contract does not declare', () => {
  expect(Object.keys(refusedByTheCompiler)).not.toHaveLength(0);
  expect(Object.keys(typesOfTheContract)).not.toHaveLength(0);
});

test('an address has encoded parameters and its query in the given order without empty values', () => {
  expect(addressOf('GET /api/site')).toBe('/api/site');
  expect(
    addressOf('GET /api/appointments/:booking_id/documents/:document_id/document.pdf', {
      params: { booking_id: 'a/b', document_id: 'note valid' },
    }),
  ).toBe('/api/appointments/a%2Fb/documents/note%20valid/document.pdf');
  expect(addressOf('GET /api/appointments', { query: { tab: 'completed', cursor: undefined, limit: 1 } })).toBe(
    '/api/appointments?tab=completed&limit=1',
  );
  expect(addressOf('GET /api/doctor/appointments', { query: { tab: 'upcoming', q: '', cursor: 'x=' } })).toBe(
    '/api/doctor/appointments?tab=upcoming&cursor=x%3D',
  );
});

test('a refusal is recognised by its code', () => {
  const taken = new ApiProblem('slot-taken', 409, {}, '');
  expect(isProblem<'POST /api/bookings'>(taken, 'slot-taken')).toBe(true);
  expect(isProblem(taken, 'not-signed-in')).toBe(false);
});
