import type { AssistedBookingBody } from '@tabibu/contract/assisted-bookings';
import { timeZoneOf } from '@tabibu/contract/countries';
import { isWallet } from '@tabibu/contract/payment-methods';
import { speaker } from '@tabibu/locales/server-speech';
import { auditReading } from '../../platform/audit-reading.ts';
import { accountOf, assisting } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { PURPOSE, findBooking } from '../bookings/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { contactOf, namesOfActors } from '../identity/index.ts';
import type { Contact } from '../identity/index.ts';
import { findPayment, listMethods, paymentStatus } from '../payments/index.ts';
import type { Payment } from '../payments/index.ts';
import { isOpen, isUnasked, isUnfinished, mayAsk, phoneEnd, refusalOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns an assisted booking as staff see it: the one price while it is open and no amount afterwards, never the
 * reason. Throws `not-found`. The reading of somebody's appointment is audited.
 */
export async function readAssisted(ctx: Context, id: string): Promise<AssistedBookingBody> {
  const row = await ctx.db.maybe(store.find, { id });
  if (row === undefined) throw new Problem('not-found');
  const now = ctx.clock.now();
  const open = isOpen(row, now);
  const contact = row.account_id === null ? undefined : await contactOf(ctx, row.account_id);
  const caller = callerBody(row, contact, open);
  const [names, booking, payment, offered] = await Promise.all([
    namesOfActors(ctx, [row.member_id]),
    bookingBody(ctx, row, open),
    contact === undefined ? undefined : paymentOf(ctx, row, contact),
    listMethods(ctx, { country: caller.country, phone: contact?.phone ?? row.phone ?? undefined }),
  ]);
  const wallets = offered.methods.filter((method) => isWallet(method.id));
  return {
    id: row.id,
    // Of what is over the job changes the state within a minute.
    state: open || !isUnfinished(row) ? row.state : 'ended',
    begun_at: row.begun_at.toISOString(),
    open_until: open ? row.open_until.toISOString() : null,
    member: { name: names.get(row.member_id) ?? '', is_me: row.member_id === accountOf(ctx) },
    caller,
    consent: speaker(caller.language)('assisted.consent'),
    booking,
    payment: payment === undefined || isUnasked(payment) ? null : paymentBody(ctx, payment, open),
    may_ask: open && booking !== null && booking.hold_expires_at !== null && mayAsk(payment),
    wallets: wallets.map(({ id: wallet, label }) => ({ id: wallet, label })),
    wallet: wallets.find((one) => one.id === offered.preselected)?.id ?? null,
    texted_at: row.texted_at?.toISOString() ?? null,
  };
}

function callerBody(
  row: store.AssistedRow,
  contact: Contact | undefined,
  open: boolean,
): AssistedBookingBody['caller'] {
  const phone = contact?.phone ?? row.phone ?? '';
  const country = contact?.country ?? row.country;
  return {
    full_name: contact?.fullName ?? row.full_name,
    phone: open ? phone : phoneEnd(phone),
    country,
    language: contact?.language ?? row.language,
    time_zone: timeZoneOf(country),
  };
}

async function bookingBody(
  ctx: Context,
  { booking_id: bookingId, account_id: personId }: store.AssistedRow,
  open: boolean,
): Promise<AssistedBookingBody['booking']> {
  const booking = bookingId === null ? undefined : await findBooking(ctx, bookingId);
  if (booking === undefined || booking.startsAt === null || personId === null) return null;
  await auditReading(ctx, {
    action: 'assisted-bookings.read',
    readings: [{ personId, object: 'appointment', objectId: booking.id }],
  });
  const doctor = (await doctorNames(ctx, [booking.doctorId])).get(booking.doctorId);
  return {
    id: booking.id,
    doctor: { id: booking.doctorId, name: doctor?.fullName ?? '', time_zone: doctor?.timeZone ?? 'UTC' },
    starts_at: booking.startsAt.toISOString(),
    call_type: booking.callType,
    hold_expires_at: booking.holdUntil?.toISOString() ?? null,
    money: open ? { price: booking.price, credit: booking.paidByCredit, to_pay: booking.toPay } : null,
  };
}

/** Row-level security shows a payment to its payer, so it is read for the caller. */
async function paymentOf(
  ctx: Context,
  { booking_id: bookingId }: store.AssistedRow,
  contact: Contact,
): Promise<Payment | undefined> {
  if (bookingId === null) return undefined;
  return findPayment(assisting(ctx, contact), { purpose: { kind: PURPOSE, id: bookingId } });
}

function paymentBody(ctx: Context, payment: Payment, open: boolean): AssistedBookingBody['payment'] {
  const status = paymentStatus(payment, ctx.clock.now(), ctx.language);
  return {
    stage: status.stage,
    method: payment.method,
    phone: open ? payment.phone : phoneEnd(payment.phone),
    refusal: refusalOf(payment),
    patience_until: status.patienceUntil?.toISOString() ?? null,
    asked_at: payment.askedAt?.toISOString() ?? null,
  };
}
