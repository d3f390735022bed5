import { countryOf } from '@tabibu/contract/countries';
import type { Currency, Money } from '@tabibu/contract/currencies';
import type { EarningsBody } from '@tabibu/contract/earnings';
import type { Context } from '../../platform/context.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import { listContestable } from '../bookings/index.ts';
import type { ContestableBooking } from '../bookings/index.ts';
import { knownDoctor, standingsOf } from '../doctors/index.ts';
import { priceIn, pricesFor } from '../fees/index.ts';
import { balancesOf, listMovements, sumSince } from '../ledger/index.ts';
import type { Movement } from '../ledger/index.ts';
import { offerExchange, ratesOf } from './offer-exchange.ts';
import { EARNS, doctorAccount, doctorAccounts, owedAccount, owedAccounts, splitPrice, startOfMonth } from './rules.ts';
import * as store from './store.ts';
import { withdrawalOf } from './withdrawal-view.ts';

/** How many withdrawals the page lists. */
const SHOWN_WITHDRAWALS = 20;
const EVER = new Date(0);

export interface EarningsInput {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly share: number;
}

/**
 * Returns the doctor's earnings page: the fees of the doctor's country and type, the sums from the ledger, a page of
 * transactions, and the latest withdrawals (DOC-DASH-11…13, C14, W63).
 */
export async function readEarnings(ctx: Context, { cursor, limit, share }: EarningsInput): Promise<EarningsBody> {
  const doctor = await knownDoctor(ctx);
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const { currency } = countryOf(doctor.country);
  const own = doctorAccount(doctor.id, currency);
  const accounts = doctorAccounts(doctor.id);
  const earning = [own, owedAccount(doctor.id, currency)];
  const [fees, balances, total, earned, sums, rows, withdrawals, doubtful, owed] = await Promise.all([
    pricesFor(ctx, doctor.country),
    balancesOf(ctx, accounts),
    sumSince(ctx, earning, EARNS, EVER),
    sumSince(ctx, earning, EARNS, startOfMonth(ctx.clock.now(), doctor.timeZone)),
    ctx.db.one(store.withdrawalSums, { doctorId: doctor.id, currency }),
    listMovements(ctx, { accounts, after, limit: limit + 1 }),
    ctx.db.many(store.lastWithdrawals, { doctorId: doctor.id, limit: SHOWN_WITHDRAWALS }),
    listContestable(ctx, doctor.id),
    balancesOf(ctx, owedAccounts(doctor.id)),
  ]);
  const standing = (await standingsOf(ctx, [doctor.id])).get(doctor.id);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const money = (amount: number): Money => ({ amount, currency });
  return {
    country: doctor.country,
    doctor_type: doctor.doctorType,
    fees: { video: priceIn(fees, doctor.doctorType, 'video'), phone: priceIn(fees, doctor.doctorType, 'phone') },
    share,
    balance: money(balances.get(own)?.amount ?? 0),
    total_earned: money(total),
    earned_this_month: money(earned),
    paid_out: money(sums.paid_out),
    pending: money(sums.pending),
    held: doubtful.map((one) => heldOf(one, share)),
    owed: [...owed.values()].flatMap((one) => (one.amount === 0 ? [] : [{ ...one, amount: -one.amount }])),
    other_balances: await othersOf(ctx, balances, currency),
    transactions: page.map(transactionOf),
    next_cursor:
      rows.length > limit && last !== undefined ? writeTimeCursor({ at: last.created_at, id: last.id }) : null,
    ...(standing && {
      standing: { reason: standing.reason, held_since: standing.heldSince?.toISOString() ?? null },
    }),
    withdrawals: withdrawals.map((row) => withdrawalOf(ctx, row)),
  };
}

/** Returns the doctor's share of a consultation that only the doctor says took place. It is not credited yet. */
function heldOf(
  { id, price, startsAt, contested, until }: ContestableBooking,
  share: number,
): EarningsBody['held'][number] {
  return {
    booking_id: id,
    amount: { ...price, amount: splitPrice(price.amount, share).doctor },
    starts_at: startsAt.toISOString(),
    why: contested ? 'contested' : 'claimed',
    until: until.toISOString(),
  };
}

/** Returns what was earned in other currencies, each with what all of it would be now in the own one. */
async function othersOf(
  ctx: Context,
  balances: ReadonlyMap<string, Money>,
  currency: Currency,
): Promise<EarningsBody['other_balances']> {
  const others = [...balances.values()].filter((money) => money.currency !== currency && money.amount !== 0);
  return Promise.all(
    others.map(async (balance) => {
      const offer = await offerExchange(ctx, balance, currency);
      return { balance, payout: offer?.payout ?? null, rates: offer === undefined ? [] : ratesOf(offer) };
    }),
  );
}

const SHOWN = ['earning', 'missed', 'correction', 'withdrawal', 'repayment', 'exchange'] as const;

function isShown(kind: string): kind is (typeof SHOWN)[number] {
  return SHOWN.some((one) => one === kind);
}

/**
 * Returns a ledger entry as the page shows it. The reference of an earning, and of its correction, is a booking id,
 * also where the patient missed the appointment. A withdrawal that is returned is a correction too, and its reference
 * is no booking.
 */
function transactionOf({
  id,
  kind,
  reversed_kind: reversed,
  reference,
  amount,
  currency,
  created_at: at,
}: Movement): EarningsBody['transactions'][number] {
  const shown = kind === 'fx' ? 'exchange' : kind;
  if (!isShown(shown)) throw new Error(`a journal of kind ${kind} moved a doctor's money`);
  return {
    id,
    kind: shown,
    amount: { amount, currency },
    booking_id: EARNS.some((one) => one === (reversed ?? kind)) ? reference : null,
    created_at: at.toISOString(),
  };
}
