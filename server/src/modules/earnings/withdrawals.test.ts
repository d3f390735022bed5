import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { statement } from '../../platform/database/statement.ts';
import { MINUTE } from '../../platform/time.ts';
import { completeBooking } from '../bookings/index.ts';
import { postJournal } from '../ledger/index.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/** Connections that wait for the lock on an account whose money is being moved. */
const waiting = statement<NoValues, { pid: number }>(
  'test.waiting',
  "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into ledger%'",
);

let product: TestProduct;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient();
});
afterAll(() => product.close());

const available = async (visitor: Visitor) =>
  (await visitor.get('/api/doctor/earnings')).body.data.balance.amount as number;

let slots = 0;
/** Returns the start of a half hour that no test has booked yet. */
function nextTime(): string {
  slots += 1;
  return at(product, 1 + Math.floor(slots / 8), `${String(9 + (slots % 8)).padStart(2, '0')}:00`);
}

/** Makes a paid consultation with a specialist that has taken place, for TSh 15,000. Returns the booking's id. */
async function aConsultation(doctorId: string): Promise<string> {
  const id = await tookPlace(doctorId);
  await product.settle();
  return id;
}

async function tookPlace(doctorId: string): Promise<string> {
  const startsAt = nextTime();
  const id = await anAppointment(product, patient, doctorId, startsAt);
  const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt) + MINUTE) };
  expect(await completeBooking(product.ctx(undefined, { clock: afterwards }), { bookingId: id })).toBe(true);
  return id;
}

const withdraw = (visitor: Visitor, amount: number, phone = visitor.phone, headers: Record<string, string> = {}) =>
  visitor.post('/api/doctor/withdrawals', { amount, payout_phone: phone }, headers);

describe('a withdrawal', () => {
  test('within the balance is set aside at once and told; over it is refused with what there is (S58, C20)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    expect((await withdraw(visitor, 1_200_100)).body).toMatchObject({
      status: 422,
      code: 'withdrawal-over-balance',
      params: { available: 'TSh 12,000' },
    });
    expect((await withdraw(visitor, 1_000_000, '12345')).body).toMatchObject({ status: 422, code: 'phone-invalid' });
    for (const amount of [0, -5, 1.5])
      expect((await withdraw(visitor, amount)).body).toMatchObject({ status: 422, code: 'invalid-input' });
    product.clock.advance(MINUTE);
    const asked = await withdraw(visitor, 1_000_000);
    expect(asked).toMatchObject({
      status: 201,
      body: {
        data: {
          amount: { amount: 1_000_000, currency: 'TZS' },
          payout_phone: visitor.phone,
          status: 'pending',
          paid: false,
          decided_at: null,
        },
      },
    });
    expect((await withdraw(visitor, 100)).body).toMatchObject({ status: 409, code: 'withdrawal-pending' });
    await product.settle();
    const { body } = await visitor.get('/api/doctor/earnings');
    expect(body.data).toMatchObject({
      balance: { amount: 200_000 },
      pending: { amount: 1_000_000 },
      paid_out: { amount: 0 },
      earned_this_month: { amount: 1_200_000 },
    });
    expect(body.data.transactions[0]).toMatchObject({
      kind: 'withdrawal',
      amount: { amount: -1_000_000 },
      booking_id: null,
    });
    expect(body.data.withdrawals).toEqual([asked.body.data]);
    const bell = await visitor.get('/api/doctor/notifications');
    expect(bell.body.data.notifications[0]).toMatchObject({
      title: 'Withdrawal requested',
      type: 'other',
      message: expect.stringContaining('TSh 10,000'),
    });
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that meets money being taken back at the same moment is refused with what is left, never a failure', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    const account = `doctor:${doctorId}:TZS`;
    const asked = await product.db.actingFor({ role: 'system' }).transaction(async (db) => {
      const ctx = { ...product.ctx(), db };
      await postJournal(ctx, {
        kind: 'withdrawal',
        reference: `elsewhere ${doctorId}`,
        entries: [
          { account, amount: -1_000_000, currency: 'TZS' },
          { account: 'fees:TZS', amount: 1_000_000, currency: 'TZS' },
        ],
      });
      const reply = withdraw(visitor, 1_200_000);
      await expect.poll(async () => (await product.db.many(waiting)).length).toBe(1);
      return { reply };
    });
    expect((await asked.reply).body).toMatchObject({
      status: 422,
      code: 'withdrawal-over-balance',
      params: { available: 'TSh 2,000' },
    });
    expect((await withdraw(visitor, 200_000)).status).toBe(201);
  });

  test('of a part of a coin that no wallet pays is refused with the smallest amount', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    for (const amount of [1, 99, 100_050])
      expect((await withdraw(visitor, amount)).body).toMatchObject({
        status: 422,
        code: 'withdrawal-not-whole',
        params: { smallest: 'TSh 1' },
      });
    expect((await withdraw(visitor, 100)).status).toBe(201);
  });

  test('of many at once only one stands', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    const replies = await Promise.all(Array.from({ length: 10 }, () => withdraw(visitor, 700_000)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await available(visitor)).toBe(500_000);
  });

  test('repeated with its key is the same one', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await withdraw(visitor, 700_000, visitor.phone, key),
      await withdraw(visitor, 700_000, visitor.phone, key),
    ];
    expect(second.body.data).toEqual(first.body.data);
    expect(await available(visitor)).toBe(500_000);
  });

  test('is decided once, and what it asks never changes', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    const { id } = (await withdraw(visitor, 700_000)).body.data as { id: string };
    const change = async (set: string) =>
      (await asSystem(product, `update withdrawals set ${set} where id = $1 returning id`, [id])).length;
    await expect(change('amount = amount + 1')).rejects.toThrow(/as it is/);
    await expect(change('paid_at = now()')).rejects.toThrow(/paid_was_approved/);
    expect(await change("state = 'rejected', decided_at = now()")).toBe(1);
    await expect(change("state = 'approved'")).rejects.toThrow(/as it is/);
  });

  test('a doctor account without a doctor has no earnings', async () => {
    const { browser: visitor } = await aWorkingDoctor(product);
    await product.db.run(
      statement<{ accountId: string }>(
        'test.unlink',
        'update doctors set account_id = null where account_id = $accountId',
      ),
      { accountId: visitor.accountId },
    );
    expect((await visitor.get('/api/doctor/earnings')).status).toBe(404);
    expect((await withdraw(visitor, 100)).status).toBe(404);
  });
});
