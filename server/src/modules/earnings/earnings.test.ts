import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { statement } from '../../platform/database/statement.ts';
import { MINUTE } from '../../platform/time.ts';
import { completeBooking } from '../bookings/index.ts';
import { pricesFor } from '../fees/index.ts';
import { postJournal } from '../ledger/index.ts';
import { findPayment, markRefundDue } from '../payments/index.ts';
import { putSetting } from '../site/index.ts';
import { creditEarning, reverseEarning } from './index.ts';

const START = new Date('2027-01-15T05:00:00Z');
const balance = statement<{ balance: number }>('test.balance', 'select coalesce(sum(balance), 0)::bigint as balance from ledger_accounts where code = $1');
const journals = statement<{ count: number }>('test.journals', 'select count(*) as count from ledger_journals where kind = $1 and reference = $2');

/** Somebody waits for the row of an account that is being moved. */
const waiting = statement<{ pid: number }>('test.waiting', "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into ledger%'");

let product: TestProduct;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ start: START });
  patient = await product.patient();
});
afterAll(() => product.close());

const standing = async (code: string) => (await product.db.one(balance, [code])).balance;
const available = async (visitor: Visitor) => (await visitor.get('/api/doctor/earnings')).body.data.balance.amount as number;

let slots = 0;
/** A half hour in which nothing is booked yet. */
function nextTime(): string {
  slots += 1;
  return at(product, 1 + Math.floor(slots / 8), `${String(9 + (slots % 8)).padStart(2, '0')}:00`);
}

/** A paid consultation with a specialist that has taken place: TSh 15,000. */
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

describe('an earning', () => {
  test('is 80 per cent of what was paid, once, however often the consultation is reported (C19, I-10)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    const [fees, held] = [await standing('fees:TZS'), await standing('held:TZS')];
    const id = await aConsultation(doctorId);
    expect(await standing(`doctor:${doctorId}:TZS`)).toBe(1_200_000);
    expect(await standing('fees:TZS')).toBe(fees + 300_000);
    expect(await standing('held:TZS')).toBe(held);
    const again = await Promise.all(Array.from({ length: 8 }, () => creditEarning(product.ctx(), { bookingId: id, share: 50 })));
    expect(again).toEqual(Array.from({ length: 8 }, () => false));
    expect(await available(visitor)).toBe(1_200_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is missing is found by the checker', async () => {
    const { id: doctorId } = await aWorkingDoctor(product);
    const id = await tookPlace(doctorId);
    const admin = new pg.Client({ ...inject('cluster').adminUrl, database: product.owner.database! });
    await admin.connect();
    await admin.query('set session_replication_role = replica');
    await admin.query("update bookings set completed_at = now() - interval '6 minutes' where id = $1", [id]);
    await admin.end();
    expect(await brokenInvariants(product)).toEqual([expect.stringContaining('I-10')]);
    await product.settle();
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('follows the setting; what was credited before stays', async () => {
    const { id: doctorId } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    await putSetting(product.ctx(), 'doctor_share', 75);
    await aConsultation(doctorId);
    await putSetting(product.ctx(), 'doctor_share', 80);
    expect(await standing(`doctor:${doctorId}:TZS`)).toBe(1_200_000 + 1_125_000);
  });

  test('waits for the consultation', async () => {
    const { id: doctorId } = await aWorkingDoctor(product);
    const id = await anAppointment(product, patient, doctorId, nextTime());
    expect(await creditEarning(product.ctx(), { bookingId: id, share: 80 })).toBe(false);
    expect(await standing(`doctor:${doctorId}:TZS`)).toBe(0);
  });

  test('is taken back once by a correction when the money goes back to the patient', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    const fees = await standing('fees:TZS');
    await anAppointment(product, patient, doctorId, nextTime());
    const id = await aConsultation(doctorId);
    const payment = await findPayment(product.ctx(), { purpose: { kind: 'booking', id } });
    product.clock.advance(MINUTE);
    await markRefundDue(product.ctx(), payment!.id, 'complaint');
    await product.settle();
    expect(await reverseEarning(product.ctx(), { bookingId: id })).toBe(false);
    expect(await available(visitor)).toBe(0);
    expect(await standing('fees:TZS')).toBe(fees);
    expect((await product.db.one(journals, ['correction', id])).count).toBe(1);
    const { body } = await visitor.get('/api/doctor/earnings');
    expect(body.data.transactions.map(({ kind, amount, booking_id: booking }: { kind: string; amount: { amount: number }; booking_id: string }) => [kind, amount.amount, booking]))
      .toEqual([['correction', -1_200_000, id], ['earning', 1_200_000, id]]);
    expect(body.data.earned_this_month.amount).toBe(0);
  });

  test('of a doctor who was paid out already is borne by the house; the balance is never below zero', async () => {
    const [{ id: doctorId, browser: visitor }, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
    for (let more = 0; more < 5; more += 1) await aConsultation(other.id);
    const id = await aConsultation(doctorId);
    expect((await withdraw(visitor, 1_000_000)).status).toBe(201);
    const fees = await standing('fees:TZS');
    expect(await reverseEarning(product.ctx(), { bookingId: id })).toBe(true);
    expect(await available(visitor)).toBe(0);
    expect(await standing('fees:TZS')).toBe(fees - 300_000 - 1_000_000);
  });
});

describe('the earnings page', () => {
  test('shows the fees of the country and type, sums of the ledger and pages of what moved (S58)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product, { country: 'UG', phone: '+256772000123' });
    await postJournal(product.ctx(), {
      kind: 'withdrawal', reference: 'a Kenyan patient', entries: [{ account: 'clearing:azampay:KES', amount: -500, currency: 'KES' }, { account: `doctor:${doctorId}:KES`, amount: 500, currency: 'KES' }],
    });
    const { body } = await visitor.get('/api/doctor/earnings');
    expect(body.data).toMatchObject({
      country: 'UG', doctor_type: 'specialist', share: 80, balance: { amount: 0, currency: 'UGX' }, paid_out: { amount: 0 }, pending: { amount: 0 }, other_balances: [{ amount: 500, currency: 'KES' }], withdrawals: [], next_cursor: null,
    });
    const { specialistVideo, specialistPhone } = await pricesFor(product.ctx(), 'UG');
    expect(body.data.fees).toEqual({ video: { amount: specialistVideo, currency: 'UGX' }, phone: { amount: specialistPhone, currency: 'UGX' } });
  });

  test('totals what was earned less what was taken back; a withdrawal does not change it (C19, DOC-DASH-12)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    const [first] = [await aConsultation(doctorId), await aConsultation(doctorId), await aConsultation(doctorId)];
    const read = async () => (await visitor.get('/api/doctor/earnings')).body.data;
    expect(await read()).toMatchObject({ total_earned: { amount: 3_600_000, currency: 'TZS' }, balance: { amount: 3_600_000 } });
    expect((await withdraw(visitor, 1_000_000)).status).toBe(201);
    expect(await read()).toMatchObject({ total_earned: { amount: 3_600_000 }, balance: { amount: 2_600_000 } });
    expect(await reverseEarning(product.ctx(), { bookingId: first })).toBe(true);
    const { total_earned: total, transactions } = await read();
    const entries = transactions.filter(({ kind }: { kind: string }) => kind !== 'withdrawal').map(({ amount }: { amount: { amount: number } }) => amount.amount);
    expect(entries.toSorted()).toEqual([-1_200_000, 1_200_000, 1_200_000, 1_200_000]);
    expect(total.amount).toBe(2_400_000);
  });

  test('goes on where the last page ended, and shows nobody else\'s money', async () => {
    const [{ id: doctorId, browser: visitor }, other] = [await aWorkingDoctor(product), await aWorkingDoctor(product)];
    const ids = [await aConsultation(doctorId), await aConsultation(doctorId), await aConsultation(doctorId)];
    await aConsultation(other.id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await visitor.get(`/api/doctor/earnings?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...body.data.transactions.map((one: { booking_id: string }) => one.booking_id));
      cursor = body.data.next_cursor;
    }
    expect(seen).toEqual(ids.toReversed());
    expect((await visitor.get('/api/doctor/earnings?cursor=nonsense')).body).toMatchObject({ status: 422, code: 'invalid-input' });
  });
});

describe('a withdrawal', () => {
  test('within the balance is set aside at once and told; over it is refused with what there is (S58, C20)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    expect((await withdraw(visitor, 1_200_100)).body).toMatchObject({ status: 422, code: 'withdrawal-over-balance', params: { available: 'TSh 12,000' } });
    expect((await withdraw(visitor, 1_000_000, '12345')).body).toMatchObject({ status: 422, code: 'phone-invalid' });
    for (const amount of [0, -5, 1.5]) expect((await withdraw(visitor, amount)).body).toMatchObject({ status: 422, code: 'invalid-input' });
    product.clock.advance(MINUTE);
    const asked = await withdraw(visitor, 1_000_000);
    expect(asked).toMatchObject({ status: 201, body: { data: { amount: { amount: 1_000_000, currency: 'TZS' }, payout_phone: visitor.phone, status: 'pending', paid: false, decided_at: null } } });
    expect((await withdraw(visitor, 100)).body).toMatchObject({ status: 409, code: 'withdrawal-pending' });
    await product.settle();
    const { body } = await visitor.get('/api/doctor/earnings');
    expect(body.data).toMatchObject({ balance: { amount: 200_000 }, pending: { amount: 1_000_000 }, paid_out: { amount: 0 }, earned_this_month: { amount: 1_200_000 } });
    expect(body.data.transactions[0]).toMatchObject({ kind: 'withdrawal', amount: { amount: -1_000_000 }, booking_id: null });
    expect(body.data.withdrawals).toEqual([asked.body.data]);
    const bell = await visitor.get('/api/doctor/notifications');
    expect(bell.body.data.notifications[0]).toMatchObject({ title: 'Withdrawal requested', type: 'other', message: expect.stringContaining('TSh 10,000') });
    // A refund above has put a completed consultation beside money that is owed back, which nothing in the product does.
    expect((await brokenInvariants(product)).filter((finding) => !finding.startsWith('I-20'))).toEqual([]);
  });

  test('that meets money being taken back at the same moment is refused with what is left, never a failure', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    const account = `doctor:${doctorId}:TZS`;
    const asked = await product.db.transaction(async (db) => {
      const ctx = { ...product.ctx(), db };
      await postJournal(ctx, { kind: 'withdrawal', reference: `elsewhere ${doctorId}`, entries: [{ account, amount: -1_000_000, currency: 'TZS' }, { account: 'fees:TZS', amount: 1_000_000, currency: 'TZS' }] });
      const reply = withdraw(visitor, 1_200_000);
      await expect.poll(async () => (await product.db.many(waiting)).length, { timeout: 5_000 }).toBe(1);
      return { reply };
    });
    expect((await asked.reply).body).toMatchObject({ status: 422, code: 'withdrawal-over-balance', params: { available: 'TSh 2,000' } });
    expect((await withdraw(visitor, 200_000)).status).toBe(201);
  });

  test('of a part of a coin that no wallet pays is refused with the smallest amount', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    for (const amount of [1, 99, 100_050]) expect((await withdraw(visitor, amount)).body).toMatchObject({ status: 422, code: 'withdrawal-not-whole', params: { smallest: 'TSh 1' } });
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
    const [first, second] = [await withdraw(visitor, 700_000, visitor.phone, key), await withdraw(visitor, 700_000, visitor.phone, key)];
    expect(second.body.data).toEqual(first.body.data);
    expect(await available(visitor)).toBe(500_000);
  });

  test('is decided once, and what it asks never changes', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    const { id } = (await withdraw(visitor, 700_000)).body.data as { id: string };
    const change = (set: string) => product.db.run(statement(`test.change-${set}`, `update withdrawals set ${set} where id = $1`), [id]);
    await expect(change('amount = amount + 1')).rejects.toThrow(/as it is/);
    await expect(change('paid_at = now()')).rejects.toThrow(/paid_was_approved/);
    expect(await change("state = 'rejected', decided_at = now()")).toBe(1);
    await expect(change("state = 'approved'")).rejects.toThrow(/as it is/);
  });

  test('a doctor account without a doctor has no earnings', async () => {
    const { browser: visitor } = await aWorkingDoctor(product);
    await product.db.run(statement('test.unlink', 'update doctors set account_id = null where account_id = $1'), [visitor.accountId]);
    expect((await visitor.get('/api/doctor/earnings')).status).toBe(404);
    expect((await withdraw(visitor, 100)).status).toBe(404);
  });
});
