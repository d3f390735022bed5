import { JOURNAL_KINDS } from '@tabibu/contract/payment-story-words';
import type { Context } from '../../platform/context.ts';
import type { JournalInput } from './post-journal.ts';
import type { Entry, JournalKind } from './rules.ts';
import * as store from './store.ts';

/** Returns a journal with its entries, by kind and reference. Undefined when there is none. */
export async function readJournal(
  ctx: Context,
  kind: JournalInput['kind'],
  reference: string,
): Promise<{ id: string; entries: Entry[] } | undefined> {
  const rows = await ctx.db.many(store.entriesOf, { kind, reference });
  const [first] = rows;
  return first === undefined
    ? undefined
    : { id: first.id, entries: rows.map(({ account, amount, currency }) => ({ account, amount, currency })) };
}

/** Returns those of some references about which no journal of a kind was written, in their order. */
export async function withoutJournal(
  ctx: Context,
  kind: JournalInput['kind'],
  references: readonly string[],
): Promise<string[]> {
  return (await ctx.db.many(store.withoutJournal, { kind, references })).map(({ reference }) => reference);
}

/** A journal with its entries, which sum to zero in each currency. */
export interface Journal {
  readonly id: string;
  readonly kind: JournalKind;
  /** The journal that it corrects. */
  readonly reverses: string | null;
  readonly at: Date;
  readonly entries: readonly Entry[];
}

/** Returns all journals about some payments, bookings or withdrawals, and what corrects them, oldest first. */
export async function journalsAbout(ctx: Context, references: readonly string[]): Promise<Journal[]> {
  const rows = await ctx.db.many(store.journalsAbout, { kinds: JOURNAL_KINDS, references });
  const journals = new Map<string, Journal & { entries: Entry[] }>();
  for (const { id, kind, reverses, created_at: at, ...entry } of rows) {
    const journal = journals.get(id) ?? { id, kind, reverses, at, entries: [] };
    journal.entries.push(entry);
    journals.set(id, journal);
  }
  return [...journals.values()];
}
