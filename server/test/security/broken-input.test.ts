import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, hold } from '../booking-makers.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import type { Visitor } from '../visitor.ts';

let product: TestProduct;
let patient: Visitor;
let doctor: Visitor;
let doctorId: string;

beforeAll(async () => {
  product = await openTestProduct({ pages: true });
  patient = await product.patient();
  ({ id: doctorId, browser: doctor } = await aWorkingDoctor(product));
});
afterAll(() => product.close());

const sealed = (text: string) => Buffer.from(text).toString('base64url');
const NO_UUIDS = ['-'.repeat(36), 'f'.repeat(36), `${'0'.repeat(8)}-0000-0000-0000-00000000000`];
const NO_MOMENTS = [
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026',
  'now',
];

describe('a path without a host', () => {
  test.each([
    '//',
    '///',
    '//[',
    '/\\',
    '/\\[',
    '//?x',
    '//[::1',
    '/%5c',
    '/%5cevil.example',
    '/%2fevil.example',
    '/\\evil.example/?lang=en',
    '//evil.example/?lang=en',
    '/%',
    '/%ff',
    '/%00',
  ])('is answered without a server error or a foreign redirect: %s', async (path) => {
    const { status, location, text } = await getRaw(path);
    expect([200, 303, 400, 404]).toContain(status);
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(text).not.toMatch(/href="(\/\/|\/\\)/);
  });
});

/** Sends a path unchanged. Browsers and `inject` would normalise it first. */
async function getRaw(path: string): Promise<{ status: number | undefined; location: string; text: string }> {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    get({ ...urlToHttpOptions(new URL(product.url)), path }, done).on('error', fail);
  });
  return {
    status: answer.statusCode,
    location: answer.headers.location ?? '/',
    text: (await answer.toArray()).join(''),
  };
}

describe('a cursor that decodes to an invalid position is refused', () => {
  const lists = ['/api/appointments', '/api/documents'];
  const doctorLists = ['/api/doctor/appointments', '/api/doctor/earnings', '/api/doctor/notifications'];
  const cursors = [
    ...NO_UUIDS.map((id) => `2026-01-01T00:00:00.000Z ${id}`),
    ...NO_MOMENTS.map((moment) => `${moment} ${randomUUID()}`),
    `2026-01-01T00:00:00.000Z ${randomUUID()} x`,
  ];
  test.each([...lists, ...doctorLists])('by %s', async (path) => {
    const visitor = lists.includes(path) ? patient : doctor;
    for (const cursor of cursors) {
      const { status, body } = await visitor.get(`${path}?cursor=${sealed(cursor)}`);
      expect([cursor, status, body.code]).toEqual([cursor, 422, 'invalid-input']);
    }
  });

  test('by the search', async () => {
    for (const moment of [...NO_MOMENTS, `2026-01-01T00:00:00.${'1'.repeat(200)}Z`]) {
      const { status } = await patient.get(
        `/api/doctors?sort=soonest&cursor=${sealed(JSON.stringify(['soonest', moment, randomUUID()]))}`,
      );
      expect([moment, status]).toEqual([moment, 422]);
    }
  });

  test('by the reviews, whose cursors only the server can write', async () => {
    const inside = product.services.keys
      .seal('reviews.cursor', `${NO_MOMENTS[0]} ${randomUUID()}`)
      .toString('base64url');
    for (const cursor of [inside, sealed(`2026-01-01T00:00:00.000Z ${randomUUID()}`)]) {
      expect((await patient.get(`/api/doctors/${doctorId}/reviews?cursor=${cursor}`)).status).toBe(422);
    }
  });
});

test('an idempotency key in capitals is the same key: the first answer is repeated', async () => {
  const key = randomUUID().toUpperCase();
  const again = (typed: string) => hold(patient, doctorId, at(product, 3, '10:00'), {}, { 'idempotency-key': typed });
  const [first, second, third] = [await again(key), await again(key), await again(key.toLowerCase())];
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect([second.body.data.id, third.body.data.id]).toEqual([first.body.data.id, first.body.data.id]);
});

test.each(NO_UUIDS)('invalid booking ids are refused: %s', async (id) => {
  expect((await doctor.get(`/api/doctor/visits?booking_ids=${id}`)).status).toBe(422);
});
