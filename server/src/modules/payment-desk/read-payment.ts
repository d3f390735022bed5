import { ACCOUNT_KINDS } from '@tabibu/contract/payment-story-words';
import type { PaymentStoryBody } from '@tabibu/contract/payment-story';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { PURPOSE, findBooking } from '../bookings/index.ts';
import type { BookingFacts } from '../bookings/index.ts';
import { casesAbout } from '../cases/index.ts';
import { doctorNames } from '../doctors/index.ts';
import { namesOf, namesOfActors } from '../identity/index.ts';
import { journalsAbout } from '../ledger/index.ts';
import { findPayment, readPaymentStory } from '../payments/index.ts';
import type { Payment, PaymentStory } from '../payments/index.ts';
import { payoutHistory } from '../payouts/index.ts';
import type { PayoutHistory } from '../payouts/index.ts';
import { listedPayment, memberNamesOf } from './list-payments.ts';

const SHOWN_DIGITS = 3;

type Journals = Awaited<ReturnType<typeof journalsAbout>>;

/**
 * Returns everything that is kept about the payment of a reference, and writes to the audit log that it was read
 * (ADM-PAY-06, W47). Throws 'not-found' for another reference.
 */
export async function readPayment(
  ctx: Context,
  { reference_id: reference }: { reference_id: string },
): Promise<PaymentStoryBody> {
  const payment = await findPayment(ctx, { reference: reference.toUpperCase() });
  if (payment === undefined) throw new Problem('not-found');
  await auditReading(ctx, {
    action: 'payment-desk.read-payment',
    readings: [{ personId: payment.payerId, object: 'payment', objectId: payment.id }],
  });
  const story = await readPaymentStory(ctx, payment);
  const booking = payment.purpose.kind === PURPOSE ? await findBooking(ctx, payment.purpose.id) : undefined;
  const journals = await journalsAbout(ctx, [payment.id, ...(booking === undefined ? [] : [booking.id])]);
  const refunds = await payoutHistory(ctx, 'refund', payment.id);
  const payer = (await namesOf(ctx, [payment.payerId])).get(payment.payerId);
  const names = await namesOfActors(ctx, refunds.flatMap(peopleOf));
  const doctors = await doctorNames(ctx, [
    ...new Set([...(booking === undefined ? [] : [booking.doctorId]), ...doctorsIn(journals)]),
  ]);
  const doctorName = (id: string) => doctors.get(id)?.fullName ?? null;
  return {
    payment: listedPayment(payment, {
      payer,
      member: (await memberNamesOf(ctx, [payment])).get(payment.purpose.id),
    }),
    phone_end: payment.phone === '' ? null : payment.phone.slice(-SHOWN_DIGITS),
    external_id: payment.externalId,
    transaction_id: payment.transactionId,
    surplus: payment.surplus,
    refusal: payment.refusalReason && { reason: payment.refusalReason, message: payment.refusalMessage },
    states: story.moves.map(({ state, at }) => ({ state, at: at.toISOString() })),
    ...exchangesOf(payment, story),
    callbacks: story.callbacks.map(({ receivedAt, ...callback }) => ({
      ...callback,
      received_at: receivedAt.toISOString(),
    })),
    journals: journals.map(({ id, kind, at, entries }) => ({
      id,
      kind,
      at: at.toISOString(),
      legs: entries.map((entry) => legOf(entry, doctorName)),
    })),
    refunds: refunds.map((refund) => refundOf(refund, names)),
    cases: (await casesAbout(ctx, [payment.id, payment.purpose.id, ...story.caseIds])).map((one) => ({
      id: one.id,
      kind: one.kind,
      opened_at: one.openedAt.toISOString(),
      closed_at: one.closedAt?.toISOString() ?? null,
    })),
    appointment: booking === undefined ? null : appointmentOf(booking, doctorName(booking.doctorId)),
  };
}

function exchangesOf(
  { requestedAt, askedAt }: Payment,
  { exchanges }: PaymentStory,
): Pick<PaymentStoryBody, 'exchanges' | 'requests_missing' | 'answers_missing'> {
  const has = (wanted: 'request' | 'status') => exchanges.some(({ kind }) => kind === wanted);
  return {
    exchanges: exchanges.map((row) => ({
      ...row,
      first_at: row.first_at.toISOString(),
      last_at: row.last_at.toISOString(),
    })),
    requests_missing: requestedAt !== null && !has('request'),
    answers_missing: askedAt !== null && !has('status'),
  };
}

/** The doctors of accounts such as `doctor:<id>:TZS` and `receivable:<id>:TZS`. */
function doctorsIn(journals: Journals): string[] {
  return journals
    .flatMap(({ entries }) => entries.map(({ account }) => account.split(':')))
    .filter(([kind]) => kind === 'doctor' || kind === 'receivable')
    .map(([, id]) => id!);
}

function legOf(
  { account, amount, currency }: Journals[number]['entries'][number],
  doctorName: (id: string) => string | null,
): PaymentStoryBody['journals'][number]['legs'][number] {
  const [kind, owner = ''] = account.split(':');
  const known = ACCOUNT_KINDS.find((one) => one === kind) ?? 'other';
  const of = known === 'clearing' ? owner : known === 'doctor' || known === 'receivable' ? doctorName(owner) : null;
  return { account: known, of, amount: { amount, currency } };
}

const peopleOf = ({ proposed_by, approved_by, paid_by, dropped_by }: PayoutHistory): string[] =>
  [proposed_by, approved_by, paid_by, dropped_by].filter((id) => id !== null);

function refundOf(row: PayoutHistory, names: ReadonlyMap<string, string>): PaymentStoryBody['refunds'][number] {
  const step = (by: string | null, at: Date | null) =>
    by === null || at === null ? null : { by: names.get(by) ?? null, at: at.toISOString() };
  return {
    id: row.id,
    amount: { amount: row.amount, currency: row.currency },
    state: row.state,
    proposed: step(row.proposed_by, row.proposed_at)!,
    approved: step(row.approved_by, row.approved_at),
    paid: step(row.paid_by, row.paid_at),
    dropped: step(row.dropped_by, row.dropped_at),
    transaction_number: row.transaction_number,
    sendings: row.sendings.map((sending) => ({
      id: sending.id,
      gateway: sending.gateway,
      state: sending.state,
      at: sending.created_at.toISOString(),
      ended_at: sending.ended_at?.toISOString() ?? null,
      transaction_id: sending.transaction_id,
      decline_reason: sending.decline_reason,
    })),
  };
}

function appointmentOf(booking: BookingFacts, doctor: string | null): PaymentStoryBody['appointment'] {
  return {
    id: booking.id,
    doctor: doctor ?? '',
    call_type: booking.callType,
    is_emergency: booking.isEmergency,
    starts_at: booking.startsAt?.toISOString() ?? null,
    state: booking.state,
    price: booking.price,
  };
}
