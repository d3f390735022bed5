import type { Context } from '../../platform/context.ts';
import type { JournalInput } from './post-journal.ts';
import type { Entry } from './rules.ts';
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
