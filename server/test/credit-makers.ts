import assert from 'node:assert/strict';
import { MINUTE } from '../src/platform/time.ts';
import { recordAbsence } from '../src/modules/bookings/index.ts';
import { endOfDays } from '../src/modules/credits/rules.ts';
import { asSystem } from './as-system.ts';
import { anAppointment, at, hold } from './booking-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Visitor } from './visitor.ts';

let slots = 0;

/** Returns the start of a half hour in the next days that no test has booked yet. */
export function nextTime(product: TestProduct): string {
  slots += 1;
  return at(product, 1 + (Math.floor(slots / 8) % 20), `${String(9 + (slots % 8)).padStart(2, '0')}:30`);
}

/** Lets a paid appointment be missed by its patient, as the rule of the call decides it, and runs what follows. */
export async function missIt(product: TestProduct, visitor: Visitor, bookingId: string): Promise<void> {
  const { starts_at: startsAt } = (await visitor.get(`/api/appointments/${bookingId}`)).body.data;
  const afterwards = { ...product.clock, now: () => new Date(Date.parse(startsAt as string) + 20 * MINUTE) };
  assert.ok(await recordAbsence(product.ctx(undefined, { clock: afterwards }), { bookingId, absent: 'patient' }));
  await product.settle();
}

/** Books, pays and misses an appointment. Returns the booking's id. */
export async function aMissedAppointment(product: TestProduct, visitor: Visitor, doctorId: string): Promise<string> {
  const id = await anAppointment(product, visitor, doctorId, nextTime(product));
  await missIt(product, visitor, id);
  return id;
}

/** Returns what a patient can use, as the page shows it. */
export async function creditOf(visitor: Visitor): Promise<{ amount: number; endsAt: string }[]> {
  const { body } = await visitor.get('/api/me/credits');
  return (body.data as { money: { amount: number }; ends_at: string }[]).map((one) => ({
    amount: one.money.amount,
    endsAt: one.ends_at,
  }));
}

/** Returns when credit ends that is given now for some days to a patient of Tanzania. */
export const endIn = (product: TestProduct, days: number): string =>
  endOfDays(product.clock.now(), days, 'Africa/Dar_es_Salaam').toISOString();

/** Returns the balance of an account of the ledger. */
export async function balanceOf(product: TestProduct, code: string): Promise<number> {
  const [row] = await asSystem<{ balance: number }>(
    product,
    'select coalesce(sum(balance), 0)::bigint as balance from ledger_accounts where code = $1',
    [code],
  );
  return row!.balance;
}

/** Returns how much a patient can use in all, in minor units. */
export const totalCredit = async (visitor: Visitor): Promise<number> =>
  (await creditOf(visitor)).reduce((sum, { amount }) => sum + amount, 0);

/** Makes a patient who has missed an appointment with a specialist for TSh 15,000 and has TSh 10,000 of credit. */
export async function aPatientWithCredit(product: TestProduct, specialist: string): Promise<Visitor> {
  const patient = await product.patient();
  await aMissedAppointment(product, patient, specialist);
  assert.equal(await totalCredit(patient), 1_000_000);
  return patient;
}

/** Holds the next free time with a doctor. Returns the appointment as the patient sees it. */
export async function aHold(product: TestProduct, patient: Visitor, doctorId: string) {
  const { status, body } = await hold(patient, doctorId, nextTime(product));
  assert.equal(status, 201);
  return body.data;
}

/** Books a held time by credit alone. */
export const payByCredit = (visitor: Visitor, bookingId: string) =>
  visitor.post(`/api/appointments/${bookingId}/pay-by-credit`, {});
