import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Money } from '@tabibu/contract/currencies';
import type { ComplaintBody } from '@tabibu/contract/complaint-desk';
import type { ListedDoctorBody } from '@tabibu/contract/doctor-desk';
import { PAYMENT_STATUSES, WITHDRAWAL_STATUSES } from '@tabibu/contract/payment-desk-words';
import type { ListedPaymentBody, ListedWithdrawalBody } from '@tabibu/contract/payment-desk';
import { anApplication, moreApplications } from '../../../test/application-makers.ts';
import { anAppointment, at } from '../../../test/booking-makers.ts';
import { answer, write } from '../../../test/complaint-makers.ts';
import { aWorkingDoctor } from '../../../test/doctor-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { aWithdrawal } from '../../../test/withdrawal-makers.ts';
import { jobs as bookingJobs } from '../bookings/index.ts';
import { jobs } from '../payments/index.ts';

let product: TestProduct;
let admin: Visitor;
let patient: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient();
  const { application } = await anApplication(product);
  await moreApplications(product, application.id, ['Zanele Dube', 'Thabo Mokoena', 'Lerato Naidoo', 'Sipho Khumalo']);
  admin = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const STEPS = ['book', 'cancel', 'earn', 'complain', 'answer', 'begin', 'review', 'reject', 'join', 'keep'] as const;
type Step = { readonly what: (typeof STEPS)[number]; readonly which: number };

/** Each has a patient of its own, because whoever cancels three times may hold no more for a day. */
const booked: { id: string; by: Visitor }[] = [];
/** How many times were taken: each booking has one of its own. */
let taken = 0;

async function perform({ what, which }: Step): Promise<void> {
  const next = () => {
    taken += 1;
    return at(product, 2 + (taken % 20), taken % 40 < 20 ? '10:00' : '11:00');
  };
  const pick = <One>(from: readonly One[]): One | undefined => from[which % (from.length || 1)];
  if (what === 'book') {
    const by = await product.patient();
    booked.push({ by, id: await anAppointment(product, by, (await aWorkingDoctor(product)).id, next()) });
  } else if (what === 'earn') await aWithdrawal(product, patient, next());
  else if (what === 'join') await aWorkingDoctor(product);
  else if (what === 'complain') await write(patient);
  else if (what === 'keep') {
    await jobs['payments.keep-days'](product.ctx());
    await bookingJobs['bookings.add-up-counts'](product.ctx());
  } else if (what === 'cancel') {
    const [one] = booked.splice(which % (booked.length || 1), 1);
    if (one !== undefined) await one.by.post(`/api/appointments/${one.id}/cancel`, {});
  } else if (what === 'review' || what === 'reject') {
    const { id } = pick(await walk<{ id: string }>('/api/applications', 'applications'))!;
    const status = what === 'review' ? 'in_review' : 'rejected';
    await admin.post(`/api/update-application-status/${id}`, { status, notes: 'No such licence.' });
  } else {
    const open = (await complaints()).filter(({ status }) => status !== 'resolved');
    const id = pick(open)?.id;
    if (id === undefined) return;
    if (what === 'answer') await answer(admin, id, 'Tumeona.');
    else await admin.put(`/api/admin/complaints/${id}/status`, { status: 'in_progress' });
  }
  await product.settle();
}

/** Reads a list to its end, by cursor or by page, as the screen does. */
async function walk<One>(path: string, field: string): Promise<One[]> {
  const all: One[] = [];
  const join = path.includes('?') ? '&' : '?';
  for (let page = 1, cursor: string | null | undefined; ; page += 1) {
    const place = cursor === undefined ? (page === 1 ? '' : `${join}page=${page}`) : `${join}cursor=${cursor}`;
    const { status, body } = await admin.get(path + place);
    expect(status, path).toBe(200);
    all.push(...(body.data[field] as One[]));
    cursor = body.data.next_cursor as string | null | undefined;
    if (cursor === null || (cursor === undefined && page >= (body.data.pages as number))) return all;
  }
}

const complaints = (search = '') => walk<ComplaintBody>(`/api/admin/complaints${search}`, 'complaints');
const cardsOf = async (path: string) => (await admin.get(path)).body.data;

/** Sums money by currency, in the order of the currencies, without those of which there is nothing. */
function sums(amounts: readonly Money[]): Money[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)]
    .map(([currency, own]) => ({ amount: own.reduce((sum, { amount }) => sum + amount, 0), currency }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

async function checkMoney(): Promise<void> {
  const everything = await walk<ListedPaymentBody>('/api/admin/payments', 'payments');
  const paid = everything.filter(({ status }) => status === 'paid');
  const worth = paid.reduce((sum, one) => sum + (one.worth?.amount.amount ?? 0), 0);
  for (const status of ['all', ...PAYMENT_STATUSES]) {
    const cards = await cardsOf(`/api/admin/payments?status=${status}`);
    const own = everything.filter((one) => status === 'all' || one.status === status);
    expect({ status, count: cards.count, received: cards.received }).toEqual({
      status,
      count: own.length,
      received: sums(own.filter((one) => one.status === 'paid').map(({ amount }) => amount)),
    });
  }
  const all = await cardsOf('/api/admin/payments');
  expect(all.received_tzs.amount).toBe(worth);
  const stats = await cardsOf('/api/admin/dashboard/stats');
  expect(stats.revenue).toEqual({ amount: worth, currency: 'TZS' });
  for (const period of ['daily', 'monthly', 'yearly'])
    expect((await cardsOf(`/api/admin/revenue?period=${period}`)).totalRevenue).toBe(worth);
  // Each booking of this history was paid for, so there is one payment for each.
  expect([stats.total_bookings, stats.emergency_bookings]).toEqual([everything.length, 0]);
  const asked = await walk<ListedWithdrawalBody>('/api/admin/withdrawals?period=all', 'withdrawals');
  for (const status of WITHDRAWAL_STATUSES)
    expect((await cardsOf(`/api/admin/withdrawals?period=all&status=${status}`)).total).toBe(
      asked.filter((one) => one.status === status).length,
    );
}

async function checkPeople(): Promise<void> {
  const written = await complaints();
  const { counts } = await cardsOf('/api/admin/complaints');
  for (const status of ['pending', 'in_progress', 'resolved'] as const) {
    const listed = await complaints(`?status=${status}`);
    expect([status, counts[status]]).toEqual([status, listed.length]);
    expect(listed.length).toBe(written.filter((one) => one.status === status).length);
  }
  const doctors = await walk<ListedDoctorBody>('/api/admin/doctors', 'doctors');
  const cards = await cardsOf('/api/admin/doctors');
  expect([cards.shown, cards.total]).toEqual([doctors.length, doctors.length]);
  expect(sums((cards.sums.earnings as { total: Money }[]).map(({ total }) => total))).toEqual(
    sums(doctors.flatMap(({ earnings = [] }) => earnings)),
  );
  const consulted = doctors.reduce((sum, one) => sum + one.patients, 0);
  expect(cards.sums.average_patients).toBe(Math.round((10 * consulted) / doctors.length) / 10 || 0);
  // All consultations of this history have the same patient.
  expect(cards.sums.patients).toBe(consulted === 0 ? 0 : 1);
  for (const status of ['pending', 'in_review', 'approved', 'rejected'])
    expect((await cardsOf(`/api/applications?status=${status}`)).total).toBe(
      (await walk(`/api/applications?status=${status}`, 'applications')).length,
    );
}

test('after any history every figure of the console is that of the list behind it (W53, C93)', async () => {
  const step = fc.record({ what: fc.constantFrom(...STEPS), which: fc.nat(100) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (history) => {
      for (const one of history) {
        // Sessions of administrators end soon when nobody uses them, and the clock of this test goes fast.
        admin = await aMemberOfStaff(product, 'administrator');
        await perform(one);
      }
      admin = await aMemberOfStaff(product, 'administrator');
      await checkMoney();
      await checkPeople();
    }),
    { numRuns: 4 },
  );
});
