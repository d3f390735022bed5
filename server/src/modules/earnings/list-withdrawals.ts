import type { Currency, Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { balancesOf, sumSince } from '../ledger/index.ts';
import { EARNS, doctorAccount, owedAccount } from './rules.ts';
import { ratesOf } from './offer-exchange.ts';
import * as store from './store.ts';
import { exchangeOf } from './withdrawal-view.ts';

type WithdrawalRates = ReturnType<typeof ratesOf>;

/** A request to be paid out that was neither refused nor paid. */
export interface OpenWithdrawal {
  readonly id: string;
  readonly doctorId: string;
  /** The account that asked. */
  readonly accountId: string;
  readonly money: Money;
  /** E.164; where the money is to go. */
  readonly phone: string;
  readonly isApproved: boolean;
  readonly askedAt: Date;
  /** What was exchanged for it at frozen rates, if it was earned in another currency. */
  readonly exchanged: { readonly from: Money; readonly rates: WithdrawalRates } | null;
}

function openWithdrawalOf(row: store.OpenWithdrawalRow): OpenWithdrawal {
  const exchange = exchangeOf(row);
  return {
    id: row.id,
    doctorId: row.doctor_id,
    accountId: row.requested_by,
    money: { amount: row.amount, currency: row.currency },
    phone: row.payout_phone,
    isApproved: row.state === 'approved',
    askedAt: row.created_at,
    exchanged: exchange && { from: exchange.source, rates: ratesOf(exchange) },
  };
}

/** Returns those of these requests that were neither refused nor paid, by id. */
export async function openWithdrawals(ctx: Context, ids: readonly string[]): Promise<Map<string, OpenWithdrawal>> {
  const rows = await ctx.db.many(store.openOf, { ids });
  return new Map(rows.map((row) => [row.id, openWithdrawalOf(row)]));
}

/** Returns the requests of a doctor that were earned in a currency and neither refused nor paid, newest first. */
export async function openWithdrawalsOf(ctx: Context, doctorId: string, currency: Currency): Promise<OpenWithdrawal[]> {
  return (await ctx.db.many(store.openOfDoctor, { doctorId, currency })).map(openWithdrawalOf);
}

/** Returns a request with the number of its payment, once it was paid. For the message to its doctor. */
export async function findWithdrawal(
  ctx: Context,
  id: string,
): Promise<{ money: Money; transactionNumber: string | null } | undefined> {
  const row = await ctx.db.maybe(store.findWithdrawal, { id });
  if (row === undefined) return undefined;
  return { money: { amount: row.amount, currency: row.currency }, transactionNumber: row.transaction_number };
}

/** Returns the ids of open requests, in the order of the ids, after the last one of the page before. */
export async function listOpenWithdrawals(
  ctx: Context,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  return (await ctx.db.many(store.listOpen, { after, limit })).map(({ id }) => id);
}

const EVER = new Date(0);

/** Returns what to know of the doctor's money before deciding, in the withdrawal's currency. */
export async function standingOf(
  ctx: Context,
  { doctorId, money: { currency } }: Pick<OpenWithdrawal, 'doctorId' | 'money'>,
): Promise<{ balance: Money; owed: Money; totalEarned: Money; paidBefore: number }> {
  const account = doctorAccount(doctorId, currency);
  const owed = owedAccount(doctorId, currency);
  const [balances, total, { paid }] = await Promise.all([
    balancesOf(ctx, [account, owed]),
    sumSince(ctx, [account, owed], EARNS, EVER),
    ctx.db.one(store.paidBefore, { doctorId }),
  ]);
  return {
    balance: { amount: balances.get(account)?.amount ?? 0, currency },
    owed: { amount: -(balances.get(owed)?.amount ?? 0), currency },
    totalEarned: { amount: total, currency },
    paidBefore: paid,
  };
}
