import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { clusterOfRun } from '../../../test/cluster-of-run.ts';
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
import { putSetting } from '../settings/index.ts';
import { creditEarning, reverseEarning } from './index.ts';

const balance = statement<{ code: string }, { balance: number }>(
  'test.balance',
  'select coalesce(sum(balance), 0)::bigint as balance from ledger_accounts where code = $code',
  { guarded: true },
);
const journals = statement<{ kind: string; reference: string }, { count: number }>(
  'test.journals',
  'select count(*) as count from ledger_journals where kind = $kind and reference = $reference',
  { guarded: true },
);

let product: TestProduct;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient();
});
afterAll(() => product.close());

const standing = async (code: string) => (await product.ctx().db.one(balance, { code })).balance;
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

describe('an earning', () => {
  test('is 80 per cent of what was paid, once, however often the consultation is reported (C19, I-10)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    const [fees, held] = [await standing('fees:TZS'), await standing('held:TZS')];
    const id = await aConsultation(doctorId);
    expect(await standing(`doctor:${doctorId}:TZS`)).toBe(1_200_000);
    expect(await standing('fees:TZS')).toBe(fees + 300_000);
    expect(await standing('held:TZS')).toBe(held);
    const again = await Promise.all(
      Array.from({ length: 8 }, () => creditEarning(product.ctx(), { bookingId: id, share: 50 })),
    );
    expect(again).toEqual(Array.from({ length: 8 }, () => false));
    expect(await available(visitor)).toBe(1_200_000);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('that is missing is reported by the invariant I-10', async () => {
    const { id: doctorId } = await aWorkingDoctor(product);
    const id = await tookPlace(doctorId);
    const admin = new pg.Client({ ...clusterOfRun().adminUrl, database: product.owner.database! });
    await admin.connect();
    await admin.query('set session_replication_role = replica');
    await admin.query("update bookings set completed_at = now() - interval '6 minutes' where id = $1", [id]);
    await admin.end();
    expect(await brokenInvariants(product)).toEqual([expect.stringContaining('I-10')]);
    await product.settle();
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('follows the setting `doctor_share`; what was credited before does not change', async () => {
    const { id: doctorId } = await aWorkingDoctor(product);
    await aConsultation(doctorId);
    await putSetting(product.ctx(), 'doctor_share', 75);
    await aConsultation(doctorId);
    await putSetting(product.ctx(), 'doctor_share', 80);
    expect(await standing(`doctor:${doctorId}:TZS`)).toBe(1_200_000 + 1_125_000);
  });

  test('is not credited before the consultation', async () => {
    const { id: doctorId } = await aWorkingDoctor(product);
    const id = await anAppointment(product, patient, doctorId, nextTime());
    expect(await creditEarning(product.ctx(), { bookingId: id, share: 80 })).toBe(false);
    expect(await standing(`doctor:${doctorId}:TZS`)).toBe(0);
  });

  test('is reversed once, by a correction, when the money goes back to the patient', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    const fees = await standing('fees:TZS');
    await anAppointment(product, patient, doctorId, nextTime());
    const id = await aConsultation(doctorId);
    const payment = await findPayment(product.ctx(), { purpose: { kind: 'booking', id } });
    product.clock.advance(MINUTE);
    await markRefundDue(product.ctx(), payment!.id, 'complaint');
    await product.settle();
    expect(await reverseEarning(product.ctx(), { bookingId: id })).toBeUndefined();
    expect(await available(visitor)).toBe(0);
    expect(await standing('fees:TZS')).toBe(fees);
    expect((await product.ctx().db.one(journals, { kind: 'correction', reference: id })).count).toBe(1);
    const { body } = await visitor.get('/api/doctor/earnings');
    expect(
      body.data.transactions.map(
        ({ kind, amount, booking_id: booking }: { kind: string; amount: { amount: number }; booking_id: string }) => [
          kind,
          amount.amount,
          booking,
        ],
      ),
    ).toEqual([
      ['correction', -1_200_000, id],
      ['earning', 1_200_000, id],
    ]);
    expect(body.data.earned_this_month.amount).toBe(0);
  });

  test('that was withdrawn already is owed; the doctor’s balance is never negative, and the house gives its part only', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    const id = await aConsultation(doctorId);
    expect((await withdraw(visitor, 1_000_000)).status).toBe(201);
    const fees = await standing('fees:TZS');
    expect(await reverseEarning(product.ctx(), { bookingId: id })).toBe(1_000_000);
    expect(await available(visitor)).toBe(0);
    expect(await standing('fees:TZS')).toBe(fees - 300_000);
    expect(await standing(`receivable:${doctorId}:TZS`)).toBe(-1_000_000);
    expect((await visitor.get('/api/doctor/earnings')).body.data).toMatchObject({
      owed: [{ amount: 1_000_000, currency: 'TZS' }],
      total_earned: { amount: 0 },
    });
  });
});

describe('the earnings page', () => {
  test('shows the fees of the country and type, the sums of the ledger and the transactions (S58)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product, { country: 'UG', phone: '+256772000123' });
    await postJournal(product.ctx(), {
      kind: 'withdrawal',
      reference: 'a Kenyan patient',
      entries: [
        { account: 'clearing:azampay:KES', amount: -500, currency: 'KES' },
        { account: `doctor:${doctorId}:KES`, amount: 500, currency: 'KES' },
      ],
    });
    const { body } = await visitor.get('/api/doctor/earnings');
    expect(body.data).toMatchObject({
      country: 'UG',
      doctor_type: 'specialist',
      share: 80,
      balance: { amount: 0, currency: 'UGX' },
      paid_out: { amount: 0 },
      pending: { amount: 0 },
      other_balances: [
        {
          balance: { amount: 500, currency: 'KES' },
          payout: { amount: 135, currency: 'UGX' },
          rates: [
            { currency: 'KES', rate: '19', since: '2025-10-01T00:00:00.000Z' },
            { currency: 'UGX', rate: '0.7', since: '2025-10-01T00:00:00.000Z' },
          ],
        },
      ],
      withdrawals: [],
      next_cursor: null,
    });
    const { specialistVideo, specialistPhone } = await pricesFor(product.ctx(), 'UG');
    expect(body.data.fees).toEqual({
      video: { amount: specialistVideo, currency: 'UGX' },
      phone: { amount: specialistPhone, currency: 'UGX' },
    });
  });

  test('shows the total earned minus what was reversed; a withdrawal does not change it (C19, DOC-DASH-12)', async () => {
    const { id: doctorId, browser: visitor } = await aWorkingDoctor(product);
    const [first] = [await aConsultation(doctorId), await aConsultation(doctorId), await aConsultation(doctorId)];
    const read = async () => (await visitor.get('/api/doctor/earnings')).body.data;
    expect(await read()).toMatchObject({
      total_earned: { amount: 3_600_000, currency: 'TZS' },
      balance: { amount: 3_600_000 },
    });
    expect((await withdraw(visitor, 1_000_000)).status).toBe(201);
    expect(await read()).toMatchObject({ total_earned: { amount: 3_600_000 }, balance: { amount: 2_600_000 } });
    expect(await reverseEarning(product.ctx(), { bookingId: first })).toBe(0);
    const { total_earned: total, transactions } = await read();
    const entries = transactions
      .filter(({ kind }: { kind: string }) => kind !== 'withdrawal')
      .map(({ amount }: { amount: { amount: number } }) => amount.amount);
    expect(entries.toSorted()).toEqual([-1_200_000, 1_200_000, 1_200_000, 1_200_000]);
    expect(total.amount).toBe(2_400_000);
  });

  test("goes on where the last page ended, and shows nobody else's money", async () => {
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
    expect((await visitor.get('/api/doctor/earnings?cursor=nonsense')).body).toMatchObject({
      status: 422,
      code: 'invalid-input',
    });
  });
});
