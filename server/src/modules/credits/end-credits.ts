import type { Currency } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { postJournal } from '../ledger/index.ts';
import { GOODWILL, creditAccount, entriesOf } from './rules.ts';
import * as store from './store.ts';

/**
 * Runs every five minutes: credit whose time is over goes to the house, or back to the account from which the house
 * gave it, and what was set aside for holds that are over is free again. What is set aside for a hold that still runs
 * ends after it. Idempotent.
 */
export async function endCredits(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  for (const { patient_id: patientId, currency } of await ctx.db.many(store.overdue, { now }))
    await endCreditOf(ctx, { patientId, currency, endedBy: now });
}

/** Ends all free credit of a person whose account was deleted. Idempotent. */
export async function endAllCredit(ctx: Context, patientId: string): Promise<void> {
  for (const { currency } of await ctx.db.many(store.currenciesOf, { patientId }))
    await endCreditOf(ctx, { patientId, currency, endedBy: null });
}

/** Ends the free credit of a person in a currency that was to end by `endedBy`; null: all of it. Idempotent. */
export async function endCreditOf(
  ctx: Context,
  { patientId, currency, endedBy }: { patientId: string; currency: Currency; endedBy: Date | null },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    await inside.db.many(store.lock, { patientId, currency });
    await inside.db.run(store.freeOverdue, { patientId, currency, now: inside.clock.now() });
    for (const { id, amount, ended, from_house: fromHouse } of await inside.db.many(store.end, {
      patientId,
      currency,
      endedBy,
    })) {
      // What comes back after its end goes to the house later, so a credit may end in parts.
      await postJournal(inside, {
        kind: 'credit-end',
        reference: `${id}:${ended}`,
        entries: entriesOf(creditAccount(patientId, currency), `${fromHouse ? GOODWILL : 'fees'}:${currency}`, {
          amount,
          currency,
        }),
      });
      await audit(inside, { action: 'credits.end', object: 'credit', objectId: id, details: { amount, currency } });
    }
  });
}
