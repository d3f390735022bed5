import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType, SpecialtyId } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

export interface PublicPage {
  readonly id: string;
  /** When the page last changed; null if that was before changes were recorded. */
  readonly changedAt: Date | null;
}

/** One non-empty list: the visible doctors of a specialty in a country. */
export interface PublicList {
  readonly country: CountryCode;
  readonly specialty: SpecialtyId;
  readonly type: DoctorType;
  readonly doctors: number;
  readonly changedAt: Date | null;
}

/** Rows per query, so that a list of all doctors neither blocks the process nor fills its memory. */
const BATCH = 500;

/** Yields the public pages of doctors in the order of their ids: at most `count`, after skipping `skip`. */
export async function* listPublicPages(
  ctx: Context,
  { skip, count }: { skip: number; count: number },
): AsyncGenerator<PublicPage> {
  let left = count;
  let batch = await ctx.db.many(store.publicPagesFrom, { offset: skip, limit: Math.min(BATCH, left) });
  while (batch.length > 0) {
    for (const { id, page_changed_at: changedAt } of batch) yield { id, changedAt };
    left -= batch.length;
    if (left <= 0 || batch.length < BATCH) return;
    batch = await ctx.db.many(store.publicPagesAfter, { afterId: batch.at(-1)!.id, limit: Math.min(BATCH, left) });
  }
}

/** Returns the lists of doctors that are not empty, and when a page in each of them last changed. */
export async function listPublicLists(ctx: Context): Promise<PublicList[]> {
  const rows = await ctx.db.many(store.publicLists);
  return rows.map(({ page_changed_at: changedAt, ...list }) => ({ ...list, changedAt }));
}
