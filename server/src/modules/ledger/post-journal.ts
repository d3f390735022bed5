import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { accountOf, balancedEntries } from './rules.ts';
import type { Entry, JournalKind } from './rules.ts';
import * as store from './store.ts';

export interface JournalInput {
  readonly kind: JournalKind;
  /** The id of the payment, booking, withdrawal or credit that the journal is about. Unique per kind. */
  readonly reference: string;
  /** The journal that a correction reverses. */
  readonly reverses?: string;
  readonly entries: readonly Entry[];
}

/**
 * Writes a journal with its entries in the caller's transaction and opens accounts that do not exist yet. Returns
 * false, and writes nothing, when a journal of this kind and reference exists (I-08). Throws when the entries do not
 * balance; the database refuses a negative balance on any account but those of `OUTSIDE` (I-05). The one place where
 * money moves, so the caller has checked whose money it is: a journal always moves money of others too, which no policy
 * shows to a patient or doctor (Z-08).
 */
export async function postJournal(ctx: Context, journal: JournalInput): Promise<boolean> {
  const entries = balancedEntries(journal.entries);
  return inTransaction(ctx, (inside) => inside.db.seeingEveryRow(() => writeJournal(inside, journal, entries)));
}

async function writeJournal(
  inside: Context & { db: Transaction },
  journal: JournalInput,
  entries: readonly Entry[],
): Promise<boolean> {
  const now = inside.clock.now();
  const written = await inside.db.maybe(store.insertJournal, {
    id: newId(now),
    kind: journal.kind,
    reference: journal.reference,
    reverses: journal.reverses ?? null,
    now,
  });
  if (written === undefined) return false;
  for (const { account, amount, currency } of entries) {
    const { code, kind, mayBeNegative } = accountOf(account);
    await inside.db.run(store.openAccount, { code, kind, currency, mayBeNegative });
    await inside.db.run(store.insertEntry, { journalId: written.id, account, amount, currency });
  }
  return true;
}
