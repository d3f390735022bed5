import { ENDPOINTS } from '@tabibu/contract/endpoints';
import type { Endpoint } from '@tabibu/contract/endpoint';
import { z } from 'zod';
import { APPLICATION_CASES } from './replay-applications.ts';
import { ASSISTANT_CASES } from './replay-assistant.ts';
import { BOOKING_CASES } from './replay-bookings.ts';
import { CALL_CASES } from './replay-calls.ts';
import type { ReplayCase } from './replay-case.ts';
import { COMPLAINT_CASES } from './replay-complaints.ts';
import { DAY_CASES } from './replay-day.ts';
import { DOCTOR_CASES } from './replay-doctors.ts';
import { RECORD_CASES } from './replay-records.ts';
import { PASSKEY_CASES } from './replay-passkeys.ts';
import { CALLER_CASES } from './replay-callers.ts';
import { EXPORT_CASES } from './replay-exports.ts';
import { FAMILY_CASES } from './replay-family.ts';
import { HOUSE_CASES } from './replay-house.ts';
import { STAFF_CASES } from './replay-staff.ts';

/** One case for each parameter that can name an object of somebody else, and for pairs of ids of different people. */
export const REPLAY_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'identity.sign-out-device',
    at: 'path session_id',
    request: ({ session }) => ({ path: `/api/me/devices/${session}` }),
  },
  {
    endpoint: 'audit.list-readings',
    at: 'query cursor',
    status: 200,
    // A place of this list is a time and the number of a row.
    request: ({ booking }) => {
      const place = `2999-01-01T00:00:00.000Z ${Number.parseInt(booking.slice(-8), 16) + 1}`;
      return { path: `/api/me/readings?cursor=${Buffer.from(place).toString('base64url')}` };
    },
  },
  {
    endpoint: 'identity.verify-code',
    at: 'body challenge_id',
    status: 401,
    request: ({ challenge }) => ({ path: '/api/auth/verify', body: { challenge_id: challenge, code: '000000' } }),
  },
  {
    endpoint: 'identity.pass-second-factor',
    at: 'body challenge_id',
    status: 401,
    request: ({ wanted }) => ({
      path: '/api/auth/second-factor',
      body: { challenge_id: wanted, kind: 'recovery', code: 'ABCD-1234-EFGH-5678' },
    }),
  },
  {
    endpoint: 'identity.give-proof',
    at: 'body challenge_id',
    status: 401,
    request: ({ challenge }) => ({ path: '/api/me/proof', body: { challenge_id: challenge, code: '000000' } }),
  },
  {
    endpoint: 'identity.change-own-number',
    at: 'body challenge_id',
    status: 401,
    request: ({ challenge }) => ({ path: '/api/me/number', body: { challenge_id: challenge, code: '000000' } }),
  },
  {
    endpoint: 'identity.prove-number',
    at: 'body challenge_id',
    status: 401,
    request: ({ challenge }) => ({ path: '/api/me/numbers', body: { challenge_id: challenge, code: '000000' } }),
  },
  {
    endpoint: 'doctors.read-doctor',
    at: 'path doctor_id',
    request: ({ doctor }) => ({ path: `/api/doctors/${doctor}` }),
  },
  ...BOOKING_CASES,
  ...EXPORT_CASES,
  {
    endpoint: 'waitlist.join-waitlist',
    at: 'path doctor_id',
    request: ({ doctor }) => ({ path: `/api/doctors/${doctor}/waitlist`, body: {} }),
  },
  {
    endpoint: 'waitlist.leave-waitlist',
    at: 'path doctor_id',
    request: ({ doctor }) => ({ path: `/api/doctors/${doctor}/waitlist` }),
  },
  ...DOCTOR_CASES,
  ...ASSISTANT_CASES,
  ...CALL_CASES,
  ...RECORD_CASES,
  ...FAMILY_CASES,
  ...APPLICATION_CASES,
  ...PASSKEY_CASES,
  ...CALLER_CASES,
  ...HOUSE_CASES,
  ...DAY_CASES,
  ...STAFF_CASES,
  ...COMPLAINT_CASES,
  // Last, because for the owner it ends what the other cases need.
  {
    endpoint: 'bookings.cancel-appointment',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/cancel`, body: { reason: 'Sihitaji' } }),
  },
];

const NAMES_SOMETHING = /(^|_)(id|cursor|secret|provider|reference)$/;

/**
 * Returns every parameter of an endpoint that names an object: ids in the path, and fields of query and body that look
 * like one. Cursors of public lists are left out.
 */
export function placesOf({ path, query, body, access }: Endpoint): string[] {
  const fields = (schema: Endpoint['body']) => namesOf(schema).filter((name) => NAMES_SOMETHING.test(name));
  return [
    ...[...path.matchAll(/:([a-z_]+)/g)].map(([, name]) => `path ${name}`),
    ...fields(query)
      .filter((name) => name !== 'cursor' || !access.includes('anyone'))
      .map((name) => `query ${name}`),
    ...fields(body).map((name) => `body ${name}`),
  ];
}

/** Returns the names of all fields that an object, or any of the objects that may be given, has. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(namesOf))];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Returns the endpoint with this id. */
export function endpointOf(id: string): Endpoint {
  const found = ENDPOINTS.find((endpoint) => endpoint.id === id);
  if (found === undefined) throw new Error(`there is no endpoint ${id}`);
  return found;
}
