import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { casesOf, decideCase } from '../../../test/case-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { MINUTE } from '../../platform/time.ts';
import { balancesOf, postJournal } from '../ledger/index.ts';
import { listPayouts } from './index.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(10 * MINUTE);
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

let credited = 0;
/** A doctor in Tanzania who has earned KSh 900 from patients in Kenya. */
async function aDoctorWithShillingsOfKenya(): Promise<{ id: string; browser: Visitor }> {
  const { id, browser } = await aWorkingDoctor(product);
  credited += 1;
  await postJournal(product.ctx(), {
    kind: 'withdrawal',
    reference: `from Kenya ${credited}`,
    entries: [
      { account: 'clearing:azampay:KES', amount: -90_000, currency: 'KES' },
      { account: `doctor:${id}:KES`, amount: 90_000, currency: 'KES' },
    ],
  });
  return { id, browser };
}

const ask = (doctor: Visitor, payout: number, amount = 90_000) =>
  doctor.post('/api/doctor/withdrawals', {
    amount,
    payout_phone: doctor.phone,
    exchange: { currency: 'KES', payout },
  });
const earnings = async (doctor: Visitor) => (await doctor.get('/api/doctor/earnings')).body.data;
const balances = async (doctorId: string) => {
  const found = await balancesOf(product.ctx(), [`doctor:${doctorId}:KES`, `doctor:${doctorId}:TZS`]);
  return [found.get(`doctor:${doctorId}:KES`)?.amount ?? 0, found.get(`doctor:${doctorId}:TZS`)?.amount ?? 0];
};
/** The only request that waits. */
const theCase = async () => (await casesOf(one, 'withdrawal'))[0]!.id;
async function setRate(rate: string): Promise<void> {
  const { currencies } = (await one.get('/api/admin/exchange-rates')).body.data;
  const { history } = currencies.find(({ currency }: { currency: string }) => currency === 'KES');
  const reply = await one.post('/api/admin/exchange-rates', {
    currency: 'KES',
    rate,
    version: history[0].version,
    confirmed: true,
  });
  expect(reply.status).toBe(201);
}

describe('earnings of another currency', () => {
  test('are shown with what they give, at which rate and since when, and are paid out at that rate (C20, S58)', async () => {
    const { id, browser: doctor } = await aDoctorWithShillingsOfKenya();
    expect((await earnings(doctor)).other_balances).toEqual([
      {
        balance: { amount: 90_000, currency: 'KES' },
        payout: { amount: 1_710_000, currency: 'TZS' },
        rates: [{ currency: 'KES', rate: '19', since: '2025-10-01T00:00:00.000Z' }],
      },
    ]);
    const asked = await ask(doctor, 1_710_000);
    expect(asked).toMatchObject({
      status: 201,
      body: {
        data: {
          amount: { amount: 1_710_000, currency: 'TZS' },
          exchanged: { from: { amount: 90_000, currency: 'KES' }, rates: [{ currency: 'KES', rate: '19' }] },
        },
      },
    });
    expect(await balances(id)).toEqual([0, 0]);
    await setRate('25');
    await product.settle();
    const caseId = await theCase();
    const { facts } = (await one.get(`/api/admin/cases/${caseId}`)).body.data;
    expect(facts).toEqual(
      expect.arrayContaining([
        { label: 'exchanged-from', money: { amount: 90_000, currency: 'KES' } },
        { label: 'exchange-rate', text: '1 KES = TSh 19', at: '2025-10-01T00:00:00.000Z' },
      ]),
    );
    expect((await decideCase(one, caseId, 'propose')).status).toBe(200);
    expect((await decideCase(other, caseId, 'approve')).status).toBe(200);
    expect((await decideCase(one, caseId, 'record-paid', { transaction_number: 'QK12FX9' })).status).toBe(200);
    expect((await earnings(doctor)).withdrawals[0]).toMatchObject({
      paid: true,
      amount: { amount: 1_710_000, currency: 'TZS' },
    });
    await setRate('19');
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('come back in their own currency when the request is refused', async () => {
    const { id, browser: doctor } = await aDoctorWithShillingsOfKenya();
    await ask(doctor, 1_710_000);
    await product.settle();
    const caseId = await theCase();
    expect((await decideCase(one, caseId, 'reject', { note: 'Another number.' })).status).toBe(200);
    expect(await balances(id)).toEqual([90_000, 0]);
    const { transactions } = await earnings(doctor);
    expect(transactions.filter(({ kind }: { kind: string }) => kind === 'exchange')).toHaveLength(4);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('are not exchanged at another rate than the one that was shown, and nothing moves', async () => {
    const { id, browser: doctor } = await aDoctorWithShillingsOfKenya();
    await setRate('18');
    expect((await ask(doctor, 1_710_000)).body.code).toBe('withdrawal-rate-changed');
    expect(await balances(id)).toEqual([90_000, 0]);
    expect((await ask(doctor, 1_620_000)).status).toBe(201);
    await setRate('19');
  });

  test('over the balance are refused with what there is, and are exchanged once when asked for twice at once', async () => {
    const { id, browser: doctor } = await aDoctorWithShillingsOfKenya();
    expect((await ask(doctor, 1_900_000, 100_000)).body).toMatchObject({
      code: 'withdrawal-over-balance',
      params: { available: 'KSh 900' },
    });
    const replies = await Promise.all([ask(doctor, 1_710_000), ask(doctor, 1_710_000)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await balances(id)).toEqual([0, 0]);
    expect(await brokenInvariants(product)).toEqual([]);
  });

  test('are still owed when the doctor wants to delete the account', async () => {
    const { id } = await aDoctorWithShillingsOfKenya();
    expect(await listPayouts(product.ctx(), { doctorId: id, country: 'TZ' })).toEqual(['balance']);
  });
});
