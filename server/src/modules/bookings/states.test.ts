import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BOOKING_STATES } from '@tabibu/contract/bookings';
import { aDoctor, at } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { ensureAccount } from '../identity/index.ts';
import { EDGES } from './states.ts';
import type { BookingState } from './states.ts';

let product: TestProduct;
let patient: string;
let doctor: string;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
  patient = await ensureAccount(product.ctx(), {
    phone: '+255754222333',
    fullName: 'Asha Juma',
    country: 'TZ',
    language: 'sw',
    roles: ['patient'],
  });
  doctor = await aDoctor(product);
});
afterAll(() => product.close());

const run = (sql: string, values: unknown[] = []) => product.db.pool.query(sql, values);

async function aHold(change: Record<string, unknown> = {}): Promise<string> {
  const row = {
    id: randomUUID(),
    patient_id: patient,
    doctor_id: doctor,
    country: 'TZ',
    doctor_type: 'specialist',
    call_type: 'phone',
    starts_at: at(product, 1, '10:00'),
    price_amount: 1_500_000,
    price_currency: 'TZS',
    price_version: 1,
    created_at: product.clock.now(),
    hold_expires_at: new Date(product.clock.now().getTime() + 600_000),
    ...change,
  };
  await run(
    `insert into bookings (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map((_, index) => `$${index + 1}`)
      .join(', ')})`,
    Object.values(row),
  );
  return row.id;
}

/** The other columns that a row of this state needs. */
const MEMBERS: Record<BookingState, string> = {
  'awaiting-payment':
    'funding = null, confirmed_at = null, cancelled_at = null, cancelled_by = null, completed_at = null',
  expired: 'funding = null, confirmed_at = null, cancelled_at = null, cancelled_by = null, completed_at = null',
  scheduled: "funding = 'grant', confirmed_at = now(), cancelled_at = null, cancelled_by = null, completed_at = null",
  missed: "funding = 'grant', confirmed_at = now(), cancelled_at = null, cancelled_by = null, completed_at = null",
  completed: "funding = 'grant', confirmed_at = now(), cancelled_at = null, cancelled_by = null, completed_at = now()",
  cancelled: "cancelled_at = now(), cancelled_by = 'patient', completed_at = null",
};

/** The states that lead from a new booking to this one. */
const WAY: Record<BookingState, BookingState[]> = {
  'awaiting-payment': [],
  scheduled: ['scheduled'],
  expired: ['expired'],
  cancelled: ['cancelled'],
  completed: ['scheduled', 'completed'],
  missed: ['scheduled', 'missed'],
};

test('the database allows exactly the transitions in EDGES', async () => {
  const passed: string[] = [];
  for (const from of BOOKING_STATES) {
    for (const to of BOOKING_STATES.filter((state) => state !== from)) {
      const id = await aHold();
      for (const step of WAY[from])
        await run(`update bookings set state = $2, ${MEMBERS[step]} where id = $1`, [id, step]);
      const moved = await run(`update bookings set state = $2, ${MEMBERS[to]} where id = $1`, [id, to]).then(
        () => true,
        () => false,
      );
      if (moved) passed.push(`${from} → ${to}`);
      await run('delete from bookings where id = $1', [id]);
    }
  }
  expect(passed.toSorted()).toEqual(EDGES.map(({ from, to }) => `${from} → ${to}`).toSorted());
});

test.each([
  ['a slot off the half-hour grid', () => ({ starts_at: at(product, 1, '10:10') }), 'bookings_half_hour_grid'],
  ['a time that has passed', () => ({ starts_at: at(product, -1, '10:00') }), 'bookings_not_in_past'],
  [
    'a hold of eleven minutes',
    () => ({ hold_expires_at: new Date(product.clock.now().getTime() + 660_000) }),
    'bookings_short_hold',
  ],
  ['a scheduled booking without funding', () => ({ state: 'scheduled' }), 'bookings_funded'],
  ['a new booking that is already completed', () => ({ state: 'completed' }), 'bookings_edges'],
  ['a new emergency with a start', () => ({ is_emergency: true }), 'bookings_emergency_without_time'],
  ['an ordinary appointment without a start', () => ({ starts_at: null }), 'bookings_emergency_without_time'],
  ['a free consultation', () => ({ price_amount: 0 }), 'bookings_price_positive'],
])('the database refuses %s', async (_what, change, constraint) => {
  await expect(aHold(change())).rejects.toMatchObject({ constraint });
});

test('price and patient of a booking never change', async () => {
  const id = await aHold();
  await expect(run('update bookings set price_amount = 1 where id = $1', [id])).rejects.toMatchObject({
    constraint: 'bookings_fixed',
  });
  await expect(run('update bookings set patient_id = $2 where id = $1', [id, randomUUID()])).rejects.toThrow();
  await expect(
    aHold({
      patient_id: await ensureAccount(product.ctx(), {
        phone: '+255754222334',
        fullName: 'Juma',
        country: 'TZ',
        language: 'sw',
        roles: ['patient'],
      }),
    }),
  ).rejects.toMatchObject({ constraint: 'bookings_one_per_slot' });
});
