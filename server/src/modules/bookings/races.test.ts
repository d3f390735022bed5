import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { isUnavailable } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, later } from '../../platform/time.ts';
import { ensureAccount } from '../identity/index.ts';
import { holdBooking } from './hold-booking.ts';

let product: TestProduct;
let other: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
  other = await product.another();
});
afterAll(async () => {
  await other.close();
  await product.close();
});

let people = 0;

async function patients(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    people += 1;
    ids.push(
      await ensureAccount(product.ctx(), {
        phone: `+25576${String(1_000_000 + people)}`,
        fullName: 'Asha Juma',
        country: 'TZ',
        language: 'sw',
        roles: ['patient'],
      }),
    );
  }
  return ids;
}

/** Tries to hold the slot on one of two processes. Returns the booking's id, or the refusal. */
async function rival(accountId: string, index: number, doctorId: string, startsAt: string): Promise<string | Problem> {
  const ctx = (index % 2 === 0 ? product : other).ctx(
    { kind: 'patient', accountId, sessionId: randomUUID() },
    { country: 'TZ', language: 'sw' },
  );
  try {
    return (await holdBooking(ctx, { doctorId, startsAt: new Date(startsAt), isEmergency: false, callType: 'phone' }))
      .id;
  } catch (error) {
    if (error instanceof Problem) return error;
    if (!isUnavailable(error)) throw error;
    // The machine is overloaded. Over HTTP that is a 503 with Retry-After, and browsers try again.
    return rival(accountId, index, doctorId, startsAt);
  }
}

test('of 200 patients who want one slot on two processes one gets it, and 199 get the three nearest times', async () => {
  const doctor = await aDoctor(product);
  const startsAt = at(product, 2, '10:00');
  const ids = await patients(200);
  const outcomes = await Promise.all(ids.map((id, index) => rival(id, index, doctor, startsAt)));
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(1);
  const refusals = outcomes.filter((outcome) => outcome instanceof Problem);
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['slot-taken']));
  const halfHours = [-1, 1, 2].map((step) => later(new Date(startsAt), (step * HOUR) / 2).toISOString());
  for (const { params } of refusals) expect(params['nearest']).toEqual([halfHours[1], halfHours[0], halfHours[2]]);
});

test('of 1,000 patients who want 28 slots 28 get one, and all others get a clear refusal', async () => {
  const doctor = await aDoctor(product);
  const slots = [3, 4].flatMap((day) =>
    Array.from({ length: 14 }, (_, index) =>
      at(product, day, `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`),
    ),
  );
  const ids = await patients(1_000);
  const outcomes = await Promise.all(ids.map((id, index) => rival(id, index, doctor, slots[index % 28]!)));
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(28);
  expect(new Set(outcomes.filter((outcome) => outcome instanceof Problem).map(({ code }) => code))).toEqual(
    new Set(['slot-taken']),
  );
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
}, 60_000);

test('one patient who asks twenty doctors for the same half hour at once gets one', async () => {
  const [patient] = await patients(1);
  const doctors: string[] = [];
  for (let made = 0; made < 20; made += 1) doctors.push(await aDoctor(product));
  const startsAt = at(product, 5, '12:00');
  const outcomes = await Promise.all(doctors.map((doctor, index) => rival(patient!, index, doctor, startsAt)));
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(1);
  expect(new Set(outcomes.filter((outcome) => outcome instanceof Problem).map(({ code }) => code))).toEqual(
    new Set(['patient-busy']),
  );
});

test('one patient who asks one doctor for ten slots at once holds one of them', async () => {
  const [patient] = await patients(1);
  const doctor = await aDoctor(product);
  const slots = Array.from({ length: 10 }, (_, index) =>
    at(product, 7, `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`),
  );
  const outcomes = await Promise.all(slots.map((slot, index) => rival(patient!, index, doctor, slot)));
  expect(outcomes.filter((outcome) => outcome instanceof Problem)).toEqual([]);
  const { taken } = await product
    .ctx()
    .db.one(
      statement<{ patientId: string; doctorId: string; state: string }, { taken: number }>(
        'test.taken',
        'select count(*) as taken from bookings where patient_id = $patientId and doctor_id = $doctorId and state = $state',
      ),
      { patientId: patient!, doctorId: doctor, state: 'awaiting-payment' },
    );
  expect(taken).toBe(1);
  await product.settle();
  expect(await brokenInvariants(product)).toEqual([]);
});

test('one patient who asks ten doctors at once for ten times gets three', async () => {
  const [patient] = await patients(1);
  const doctors: string[] = [];
  for (let made = 0; made < 10; made += 1) doctors.push(await aDoctor(product));
  const slots = Array.from({ length: 10 }, (_, index) =>
    at(product, 6, `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`),
  );
  const outcomes = await Promise.all(slots.map((slot, index) => rival(patient!, index, doctors[index]!, slot)));
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(3);
  expect(new Set(outcomes.filter((outcome) => outcome instanceof Problem).map(({ code }) => code))).toEqual(
    new Set(['too-many-holds']),
  );
});
