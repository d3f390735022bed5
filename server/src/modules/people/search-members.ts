import { isFoundByName, nameWords } from '@tabibu/contract/person-name';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { nameOf } from './seal-name.ts';
import * as store from './store.ts';

/** How many sealed names a search opens: some ten milliseconds of one processor. */
const OPENED = 5_000;

/**
 * Returns the members of families whose name is found by this text, for people who work here and may see the
 * appointments of everybody. Names are sealed, so it opens those of the members who were added last, and finds no
 * others.
 */
export async function searchMembersForDesk(ctx: Context, search: string): Promise<string[]> {
  if (nameWords(search).length === 0) return [];
  const rows = await inTransaction(ctx, (inside) =>
    inside.db.seeingEveryRow(() => inside.db.many(store.newest, { limit: OPENED })),
  );
  return rows.filter((row) => isFoundByName(nameOf(ctx, row), search)).map(({ id }) => id);
}

/** Returns who cares for these members of families, each with the ids of the members. */
export async function guardiansOf(
  ctx: Context,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await inTransaction(ctx, (inside) =>
    inside.db.seeingEveryRow(() => inside.db.many(store.named, { personIds: memberIds })),
  );
  return new Map(
    [...Map.groupBy(rows, (row) => row.guardian_id)].map(([guardianId, ofOne]) => [
      guardianId,
      ofOne.map(({ id }) => id),
    ]),
  );
}
