import type { CountryCode } from '@tabibu/contract/countries';
import { timeZoneOf } from '@tabibu/contract/countries';
import type { ListedPaymentBody, PaymentPageBody } from '@tabibu/contract/payment-desk';
import type { PaymentStatus } from '@tabibu/contract/payment-desk-words';
import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import { addDays, startOfDay } from '../../platform/time.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { PURPOSE, membersOfBookings } from '../bookings/index.ts';
import { shortRate } from '../exchange-rates/index.ts';
import { namesOf } from '../identity/index.ts';
import { pagePayments } from '../payments/index.ts';
import type { Payment, PaymentCriteria } from '../payments/index.ts';
import { memberNamesForDesk } from '../people/index.ts';
import { isCut, paymentsOf } from './search-payments.ts';
import { STATES, STATUS_OF_STATES } from './payment-statuses.ts';

const PAGE_SIZE = 50;

export interface PaymentFilter {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly country?: CountryCode | undefined;
  readonly status?: 'all' | PaymentStatus | undefined;
  /** Whom or what somebody looks for: `paymentsOf`. */
  readonly q?: string | undefined;
  /** The same, under the name that is printed. */
  readonly reference?: string | undefined;
}

/**
 * Returns a page of the payments that the filter finds, newest first, with the totals of all of them (API-20,
 * ADM-PAY-06, W47). Writes to the audit log whose payments were read. Throws `invalid-input` for a bad cursor.
 */
export async function listPayments(
  ctx: Context,
  filter: PaymentFilter & { readonly cursor?: string | undefined },
): Promise<PaymentPageBody> {
  const { cursor } = filter;
  const criteria = await criteriaOf(ctx, filter);
  const { rows, hasMore, count, isMore, received, receivedTzs, unrated } = await pagePayments(ctx, {
    ...criteria,
    after: cursor === undefined ? null : readTimeCursor(cursor),
    limit: PAGE_SIZE,
  });
  await auditReading(ctx, {
    action: 'payment-desk.list-payments',
    readings: rows.map(({ id: objectId, payerId: personId }) => ({ personId, object: 'payment', objectId })),
  });
  const names = await namesOf(
    ctx,
    rows.map(({ payerId }) => payerId),
  );
  const members = await memberNamesOf(ctx, rows);
  const last = rows.at(-1);
  return {
    payments: rows.map((row) =>
      listedPayment(row, { payer: names.get(row.payerId), member: members.get(row.purpose.id) }),
    ),
    next_cursor: hasMore && last !== undefined ? writeTimeCursor({ at: last.createdAt, id: last.id }) : null,
    count,
    is_more: isMore,
    is_cut: isCut(criteria),
    received,
    received_tzs: receivedTzs,
    unrated,
  };
}

/** Returns the names of members of families for whom appointments were paid, by appointment; '' once forgotten. */
export async function memberNamesOf(ctx: Context, payments: readonly Payment[]): Promise<ReadonlyMap<string, string>> {
  const bookingIds = payments.flatMap(({ purpose }) => (purpose.kind === PURPOSE ? [purpose.id] : []));
  const members = await membersOfBookings(ctx, bookingIds);
  const names = await memberNamesForDesk(ctx, [...members.values()]);
  return new Map([...members].map(([bookingId, memberId]) => [bookingId, names.get(memberId) ?? '']));
}

interface Named {
  /** Undefined after the account was deleted. */
  readonly payer: string | undefined;
  readonly member: string | undefined;
}

/** Returns a payment as lists show it, with its payer and the member of the family for whom it is. */
export function listedPayment(payment: Payment, { payer, member }: Named): ListedPaymentBody {
  return {
    id: payment.id,
    reference: payment.reference,
    payer: payer ?? '',
    ...(member !== undefined && { member }),
    country: payment.country,
    amount: payment.price,
    worth: worthOf(payment),
    method: payment.method,
    provider: payment.provider,
    status: STATUS_OF_STATES[payment.state],
    created_at: payment.createdAt.toISOString(),
    paid_at: payment.settledAt?.toISOString() ?? null,
  };
}

/** Returns which payments a filter finds, with days of the reader's country. */
export async function criteriaOf(ctx: Context, filter: PaymentFilter): Promise<PaymentCriteria> {
  const { from, until, country, status = 'all', reference = '', q = reference } = filter;
  const zone = timeZoneOf(ctx.country);
  return {
    since: from === undefined ? null : startOfDay(from, zone),
    before: until === undefined ? null : startOfDay(addDays(until, 1), zone),
    country: country ?? null,
    states: status === 'all' ? null : STATES[status],
    ...(await paymentsOf(ctx, q)),
  };
}

function worthOf({ worth }: Payment): ListedPaymentBody['worth'] {
  return (
    worth && {
      amount: { amount: worth.amountTzs, currency: 'TZS' },
      rate: shortRate(worth.rate),
      rate_since: worth.rateSince.toISOString(),
    }
  );
}
