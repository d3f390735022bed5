import type { Context } from '../../platform/context.ts';
import { referenceTyped, soughtPerson } from '../../platform/person-search.ts';
import type { Purpose } from './payment-store.ts';
import * as store from './sought-store.ts';

/** A payment that a search means. */
export interface SoughtPayment {
  readonly id: string;
  readonly payerId: string;
  readonly purpose: Purpose;
}

/**
 * Returns the payments that a typed text means by what stands in them: the reference, whole or its last four signs and
 * more; the network's id of the transaction; the number that paid, or its last digits. `limit` at most, newest first.
 * The caller has checked that the person may see them.
 */
export async function soughtPayments(ctx: Context, typed: string, limit: number): Promise<SoughtPayment[]> {
  const text = typed.trim();
  if (text === '') return [];
  const reference = referenceTyped(text);
  const rows = await ctx.db.many(store.sought, {
    reference: reference !== null && 'whole' in reference ? reference.whole : null,
    referenceEnd:
      reference !== null && 'tail' in reference ? `${reference.tail.split('').toReversed().join('')}%` : null,
    transactionIds: [text, text.toUpperCase(), text.toLowerCase()],
    phoneEnd: soughtPerson(text).soughtEnd,
    limit,
  });
  return rows.map((row) => ({
    id: row.id,
    payerId: row.payer_id,
    purpose: { kind: row.purpose_kind, id: row.purpose_id },
  }));
}
