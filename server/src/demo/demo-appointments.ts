import { randomInt } from 'node:crypto';
import { countryOf } from '@tabibu/contract/countries';
import { cancelAppointment, completeBooking, confirmPaidBooking, holdBooking, savePayment } from '../modules/bookings/index.ts';
import type { HoldInput } from '../modules/bookings/index.ts';
import { ensureAccount } from '../modules/identity/index.ts';
import { findPayment, settlePayment, startCheckout } from '../modules/payments/index.ts';
import { offeredSlots } from '../modules/scheduling/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { DAY, HOUR, MINUTE, later, wallClock } from '../platform/time.ts';
import { demoDoctors } from './demo-doctors.ts';
import type { DemoDoctor } from './demo-doctors.ts';
import * as store from './store.ts';

/** The demo patient; sign in with this number and the code that the SMS sandbox shows. */
export const DEMO_PATIENT = { phone: '+255754000100', fullName: 'Asha Demo', country: 'TZ', language: 'sw' } as const;

const PROVIDER = 'azampay';
const METHOD = 'mpesa';

/**
 * Gives the demo patient an appointment in each state, once per database: completed, cancelled with its money due back, two to come, one
 * waiting for payment. Everything goes through the verbs of the product at the time it is said to have happened, the money through
 * the ledger. Nothing is added where a real gateway would have to know of the payments. True when it was added now.
 */
export async function seedDemoAppointments(ctx: Context): Promise<boolean> {
  const gateway = ctx.integrations.gatewayNamed(PROVIDER);
  if (gateway === null || !gateway.sandbox) return false;
  return inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    await inside.db.one(store.bePatient);
    if (await inside.db.maybe(store.markSown, ['appointments', now]) === undefined) return false;
    const accountId = await ensureAccount(atTime(inside, later(now, -10 * DAY)), { ...DEMO_PATIENT, roles: ['patient'] });
    const patient: Context = { ...inside, actor: { kind: 'patient', accountId, sessionId: newId(now) }, language: DEMO_PATIENT.language, country: DEMO_PATIENT.country };
    const [heart, general, child, women, skin] = busyDoctors(now).map(({ profile }) => profile.id);
    await complete(patient, heart!, later(now, -7 * DAY));
    await cancel(patient, general!, later(now, -3 * DAY));
    await book(atTime(patient, later(now, -HOUR)), { doctorId: child!, from: later(now, DAY), callType: 'phone' });
    await book(atTime(patient, later(now, -DAY)), { doctorId: women!, from: later(now, 4 * DAY), callType: 'video' });
    await holdSlot(patient, { doctorId: skin!, from: later(now, 2 * DAY), callType: 'phone', reason: 'Vipele mkononi kwa wiki mbili' });
    return true;
  });
}

/** Doctors of the demo patient's country who take both kinds of calls on many days. */
function busyDoctors(now: Date): DemoDoctor[] {
  return demoDoctors(now).filter(({ profile, away, week }) => profile.country === DEMO_PATIENT.country && !away && week.length > 10 && (profile.callTypes?.length ?? 2) === 2);
}

/** The number of a demo doctor whom the demo patient will see. */
export function demoDoctorPhone(): string {
  return busyDoctors(new Date(0))[2]!.profile.phone;
}

/** The same work, as if an earlier clock hung on the wall. */
function atTime(ctx: Context, instant: Date): Context {
  return { ...ctx, clock: { now: () => instant } };
}

interface Wish { readonly doctorId: string; readonly from: Date; readonly callType: HoldInput['callType']; readonly reason?: string }

async function complete(patient: Context, doctorId: string, day: Date): Promise<void> {
  const { id, startsAt } = await book(atTime(patient, later(day, -DAY)), { doctorId, from: day, callType: 'phone', reason: 'Mapigo ya moyo yanaenda kasi' });
  await completeBooking(atTime(patient, later(startsAt, 25 * MINUTE)), { bookingId: id });
}

async function cancel(patient: Context, doctorId: string, day: Date): Promise<void> {
  const { id, startsAt } = await book(atTime(patient, later(day, -DAY)), { doctorId, from: day, callType: 'phone' });
  await cancelAppointment(atTime(patient, later(startsAt, -5 * HOUR)), { bookingId: id, reason: 'Nimesafiri' });
}

/** Holds, pays and confirms within a minute. */
async function book(patient: Context, wish: Wish): Promise<{ id: string; startsAt: Date }> {
  const { id, startsAt } = await holdSlot(patient, wish);
  const { reference_id: reference } = await savePayment(patient, { bookingId: id, fullName: DEMO_PATIENT.fullName, phone: DEMO_PATIENT.phone });
  await startCheckout(patient, { provider: PROVIDER, reference, method: METHOD, phone: undefined, origin: undefined });
  const payment = await findPayment(patient, { reference });
  const { price, externalId } = payment!;
  const { payee } = patient.integrations.gatewayNamed(PROVIDER)!;
  const paid = atTime(patient, later(patient.clock.now(), MINUTE));
  const facts = { externalId, transactionId: `DEMO${randomInt(10 ** 9, 10 ** 10)}`, amount: price.amount, currency: price.currency, operator: METHOD, payee };
  await settlePayment(paid, payment!, { facts, payee, by: 'status' });
  await confirmPaidBooking(paid, { bookingId: id, paymentId: payment!.id });
  return { id, startsAt };
}

/** Holds the doctor's slot at ten in the morning of the first day that has one, else the first slot after an instant. */
async function holdSlot(patient: Context, { doctorId, from, callType, reason }: Wish): Promise<{ id: string; startsAt: Date }> {
  const offered = await offeredSlots(patient, doctorId, { from, to: later(from, 9 * DAY) });
  const zone = countryOf(DEMO_PATIENT.country).timeZone!;
  const soon = offered.filter((slot) => slot < later(from, 2 * DAY));
  const startsAt = soon.find((slot) => wallClock(slot, zone).time === '10:00') ?? offered[0]!;
  const { id } = await holdBooking(patient, { doctorId, startsAt, isEmergency: false, callType, reason });
  return { id, startsAt };
}
