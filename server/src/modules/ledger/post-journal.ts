import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { accountOf, balancedEntries } from './rules.ts';
import type { Entry } from './rules.ts';
import * as store from './store.ts';

export interface JournalInput {
  readonly kind: 'capture' | 'refund-due' | 'refund' | 'correction' | 'fx' | 'earning' | 'withdrawal';
  /** What the journal is about, unique per kind: a payment's, a booking's or a withdrawal's id. */
  readonly reference: string;
  /** The journal that a correction takes back. */
  readonly reverses?: string;
  readonly entries: readonly Entry[];
}

/**
 * Writes a journal in the caller's transaction and opens accounts on first use. May be repeated: the second journal of the same kind and
 * reference writes nothing and the answer is false (I-08). Throws on entries that do not balance; the database refuses a debt of the house (I-05).
 */
export async function postJournal(ctx: Context, journal: JournalInput): Promise<boolean> {
  const entries = balancedEntries(journal.entries);
  return inTransaction(ctx, async (inside) => {
    const now = ctx.clock.now();
    const written = await inside.db.maybe(store.insertJournal, [newId(now), journal.kind, journal.reference, journal.reverses ?? null, now]);
    if (written === undefined) return false;
    for (const { account, amount, currency } of entries) {
      const { code, kind, mayBeNegative } = accountOf(account);
      await inside.db.run(store.openAccount, [code, kind, currency, mayBeNegative]);
      await inside.db.run(store.insertEntry, [written.id, account, amount, currency]);
    }
    return true;
  });
}
