import { randomInt } from 'node:crypto';
import { countryOf } from '@tabibu/contract/countries';
import {
  cancelAppointment,
  completeBooking,
  confirmPaidBooking,
  holdBooking,
  savePayment,
} from '../modules/bookings/index.ts';
import type { HoldInput } from '../modules/bookings/index.ts';
import { ensureAccount } from '../modules/identity/index.ts';
import { findPayment, settlePayment, startCheckout } from '../modules/payments/index.ts';
import { offeredSlots } from '../modules/scheduling/index.ts';
import { inTransaction } from '../platform/context.ts';
import { readOnce } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { DAY, HOUR, MINUTE, later, wallClock } from '../platform/time.ts';
import { demoDoctors } from './demo-doctors.ts';
import type { DemoDoctor } from './demo-doctors.ts';
import * as store from './store.ts';

/** The demo patient: sign in with this number and the code that the SMS sandbox shows. */
export const DEMO_PATIENT = { phone: '+255754000100', fullName: 'Asha Demo', country: 'TZ', language: 'sw' } as const;

const PROVIDER = 'azampay';
const METHOD = 'mpesa';

/**
 * Gives the demo patient an appointment in each state, once per database: three completed, two of them with the demo
 * doctor, one cancelled with a refund due, two scheduled, one awaiting payment. Uses the product's own functions with
 * the clock of the time in question, and the ledger. Adds nothing if the gateway is a real one, which would have to
 * know the payments. Returns whether it added them.
 */
export async function seedDemoAppointments(ctx: Context): Promise<boolean> {
  const gateway = ctx.integrations.gatewayNamed(PROVIDER);
  if (gateway === null || !gateway.sandbox) return false;
  return inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    await inside.db.one(store.raiseTimeouts);
    if ((await inside.db.maybe(store.markSeeded, { name: 'appointments', now })) === undefined) return false;
    const accountId = await ensureAccount(atTime(inside, later(now, -20 * DAY)), {
      ...DEMO_PATIENT,
      roles: ['patient'],
    });
    const patient: Context = {
      ...inside,
      actor: { kind: 'patient', accountId, sessionId: newId(now) },
      language: DEMO_PATIENT.language,
      country: DEMO_PATIENT.country,
    };
    const [heart, general, child, women, skin] = busyDoctors(now).map(({ profile }) => profile.id);
    await complete(patient, child!, later(now, -16 * DAY), 'Mtoto ana homa na kikohozi');
    await complete(patient, heart!, later(now, -7 * DAY), 'Mapigo ya moyo yanaenda kasi');
    await complete(patient, child!, later(now, -5 * DAY), 'Mtoto hali chakula vizuri');
    await cancel(patient, general!, later(now, -3 * DAY));
    await book(atTime(patient, later(now, -HOUR)), { doctorId: child!, from: later(now, DAY), callType: 'phone' });
    await book(atTime(patient, later(now, -DAY)), { doctorId: women!, from: later(now, 4 * DAY), callType: 'video' });
    await holdSlot(patient, {
      doctorId: skin!,
      from: later(now, 2 * DAY),
      callType: 'phone',
      reason: 'Vipele mkononi kwa wiki mbili',
    });
    return true;
  });
}

/** Returns the doctors of the demo patient's country who take both kinds of calls on many days. */
function busyDoctors(now: Date): DemoDoctor[] {
  return demoDoctors(now).filter(
    ({ profile, away, week }) =>
      profile.country === DEMO_PATIENT.country && !away && week.length > 10 && (profile.callTypes?.length ?? 2) === 2,
  );
}

/** Returns the number of a demo doctor with whom the demo patient has an appointment. */
export function demoDoctorPhone(): string {
  return busyDoctors(new Date(0))[2]!.profile.phone;
}

/** Returns the context with its clock set to an instant. */
function atTime(ctx: Context, instant: Date): Context {
  return { ...ctx, clock: readOnce({ now: () => instant }) };
}

interface DemoBooking {
  readonly doctorId: string;
  readonly from: Date;
  readonly callType: HoldInput['callType'];
  readonly reason?: string;
}

async function complete(patient: Context, doctorId: string, day: Date, reason: string): Promise<void> {
  const { id, startsAt } = await book(atTime(patient, later(day, -DAY)), {
    doctorId,
    from: day,
    callType: 'phone',
    reason,
  });
  await completeBooking(atTime(patient, later(startsAt, 25 * MINUTE)), { bookingId: id });
}

async function cancel(patient: Context, doctorId: string, day: Date): Promise<void> {
  const { id, startsAt } = await book(atTime(patient, later(day, -DAY)), { doctorId, from: day, callType: 'phone' });
  await cancelAppointment(atTime(patient, later(startsAt, -5 * HOUR)), { bookingId: id, reason: 'Nimesafiri' });
}

/** Books an appointment: holds a slot, pays it and confirms it a minute later. */
async function book(patient: Context, wish: DemoBooking): Promise<{ id: string; startsAt: Date }> {
  const { id, startsAt } = await holdSlot(patient, wish);
  const { reference_id: reference } = await savePayment(patient, {
    bookingId: id,
    fullName: DEMO_PATIENT.fullName,
    phone: DEMO_PATIENT.phone,
  });
  await startCheckout(patient, { provider: PROVIDER, reference, method: METHOD, phone: undefined, origin: undefined });
  const payment = await findPayment(patient, { reference });
  const { price, externalId } = payment!;
  const { payee } = patient.integrations.gatewayNamed(PROVIDER)!;
  const paid = atTime(patient, later(patient.clock.now(), MINUTE));
  const facts = {
    externalId,
    transactionId: `DEMO${randomInt(10 ** 9, 10 ** 10)}`,
    amount: price.amount,
    currency: price.currency,
    operator: METHOD,
    payee,
  };
  await settlePayment(paid, payment!, { facts, payee, by: 'status' });
  await confirmPaidBooking(paid, { bookingId: id, paymentId: payment!.id });
  return { id, startsAt };
}

/** Holds the doctor's slot at ten in the morning within two days after `from`, or else the first one offered. */
async function holdSlot(
  patient: Context,
  { doctorId, from, callType, reason }: DemoBooking,
): Promise<{ id: string; startsAt: Date }> {
  const offered = await offeredSlots(patient, doctorId, { from, to: later(from, 9 * DAY) });
  const zone = countryOf(DEMO_PATIENT.country).timeZone!;
  const soon = offered.filter((slot) => slot < later(from, 2 * DAY));
  const startsAt = soon.find((slot) => wallClock(slot, zone).time === '10:00') ?? offered[0]!;
  const { id } = await holdBooking(patient, { doctorId, startsAt, isEmergency: false, callType, reason });
  return { id, startsAt };
}
