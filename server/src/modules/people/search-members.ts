import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nameOf } from './seal-name.ts';
import * as store from './store.ts';

/** How many sealed names a search opens: some ten milliseconds of one processor. */
const OPENED = 5_000;
/** Shorter texts are looked for at the beginning of a name only, as with the names of accounts. */
const SHORTEST_PART = 3;

/**
 * Returns the members of families whose name contains this text, without regard to accents and case, for people who
 * work here and may see the appointments of everybody. Names are sealed, so it opens those of the members who were
 * added last, and finds no others.
 */
export async function searchMembersForDesk(ctx: Context, search: string): Promise<string[]> {
  const text = plain(search.trim());
  if (text === '') return [];
  const rows = await inTransaction(ctx, (inside) =>
    inside.db.seeingEveryRow(() => inside.db.many(store.newest, { limit: OPENED })),
  );
  const fits = (name: string) => (text.length < SHORTEST_PART ? name.startsWith(text) : name.includes(text));
  return rows.filter((row) => fits(plain(nameOf(ctx, row)))).map(({ id }) => id);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
