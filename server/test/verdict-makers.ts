import { expect } from 'vitest';
import { completeBooking } from '../src/modules/bookings/index.ts';
import { asSystem } from './as-system.ts';
import { aCall } from './call-makers.ts';
import type { CallPeople } from './call-makers.ts';
import { aFailedCall as callThatFails } from './case-causes.ts';
import { casesOf } from './case-makers.ts';
import type { TestProduct } from './harness.ts';
import { aMemberOfStaff } from './staff-makers.ts';
import type { Visitor } from './visitor.ts';

/** An appointment about which a person has to decide, and the case of it. */
interface Undecided {
  readonly call: CallPeople;
  readonly administrator: Visitor;
  readonly caseId: string;
}

async function caseOf(product: TestProduct, kind: 'contested-consultation' | 'failed-call', call: CallPeople) {
  await product.settle();
  const administrator = await aMemberOfStaff(product, 'administrator');
  return { call, administrator, caseId: (await casesOf(administrator, kind)).at(-1)!.id };
}

/** A consultation that only its doctor says took place, and that its patient contests. */
export async function aContest(product: TestProduct): Promise<Undecided> {
  const call = await aCall(product, 10);
  await call.doctor.post(`/api/appointments/${call.bookingId}/complete`, {});
  const contested = await call.patient.post(`/api/appointments/${call.bookingId}/contest`, {});
  expect(contested.status).toBe(200);
  return caseOf(product, 'contested-consultation', call);
}

/** A video call in which both were in the waiting room and never got through to each other. */
export async function aFailedCall(product: TestProduct): Promise<Undecided> {
  return caseOf(product, 'failed-call', await callThatFails(product));
}

/** How often a booking was credited to its doctor. */
export async function timesEarned(product: TestProduct, { bookingId }: CallPeople): Promise<number> {
  const sql = "select 1 from ledger_journals where kind = 'earning' and reference = $1";
  return (await asSystem(product, sql, [bookingId])).length;
}

/** Returns an appointment as its patient sees it. */
export const seenByPatient = async ({ patient, bookingId }: CallPeople) =>
  (await patient.get(`/api/appointments/${bookingId}`)).body.data;

/** Returns the titles of what stands under a doctor's bell, newest first. */
export async function bellOf(doctor: Visitor): Promise<string[]> {
  const { notifications } = (await doctor.get('/api/doctor/notifications')).body.data;
  return notifications.map(({ title }: { title: string }) => title);
}

/**
 * A consultation that the call itself proves, so that its doctor is credited, and that its patient contests. What runs
 * between the two is done by `before`.
 */
export async function aLateContest(
  product: TestProduct,
  before: (call: CallPeople) => Promise<unknown> = () => Promise.resolve(),
): Promise<Undecided> {
  const call = await aCall(product, 1);
  expect(await completeBooking(product.ctx(), { bookingId: call.bookingId, agreed: true })).toBe(true);
  await product.settle();
  expect(await timesEarned(product, call)).toBe(1);
  await before(call);
  const contested = await call.patient.post(`/api/appointments/${call.bookingId}/contest`, {});
  expect([contested.status, contested.text]).toMatchObject([200, expect.anything()]);
  return caseOf(product, 'contested-consultation', call);
}

/** A doctor who has just signed in asks for an amount. Returns the case of the request. */
export async function asksForMoney(product: TestProduct, { doctor }: CallPeople, amount: number): Promise<string> {
  const asked = await doctor.post('/api/doctor/withdrawals', { amount, payout_phone: doctor.phone });
  expect([asked.status, asked.text]).toMatchObject([201, expect.anything()]);
  await product.settle();
  const administrator = await aMemberOfStaff(product, 'administrator');
  return (await casesOf(administrator, 'withdrawal')).at(-1)!.id;
}
