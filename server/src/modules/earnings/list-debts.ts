import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import { listBelowZero } from '../ledger/index.ts';
import { OWED } from './rules.ts';

/** What a doctor owes in one currency. */
export interface Debt {
  readonly doctorId: string;
  /** Above zero. */
  readonly money: Money;
  readonly since: Date;
  /** The booking whose earning was taken back when the debt began. */
  readonly bookingId: string;
}

/** Returns what doctors owe, the oldest debt first. Somebody who owes in two currencies has two debts. */
export async function listDebts(ctx: Context): Promise<Debt[]> {
  return (await listBelowZero(ctx, OWED)).map(({ code, balance, currency, since, reference }) => ({
    doctorId: code.split(':')[1]!,
    money: { amount: -balance, currency },
    since,
    bookingId: reference,
  }));
}
