import type { Context } from '../../platform/context.ts';
import { counted } from '../../platform/counted.ts';
import type { Count } from '../../platform/counted.ts';
import type { ListedBookingRow } from './all-store.ts';
import * as store from './search-store.ts';

interface SearchedPage extends Count {
  /** Whether more people or doctors fit than were looked through, so that bookings may be missing. */
  readonly isCut: boolean;
  readonly page: number;
  readonly rows: ListedBookingRow[];
}

/**
 * Returns a page of the bookings of whom a search means, newest first; a page behind the last one gives the last one.
 * Like `pageBookings` it shows everybody's.
 */
export async function searchBookings(
  ctx: Context,
  search: store.BookingSearch,
  { limit, page: wanted }: { limit: number; page: number },
): Promise<SearchedPage> {
  const { found, is_cut: isCut, page, ids } = await ctx.db.one(store.searchAll, { ...search, limit, wanted });
  const rows = ids.length === 0 ? [] : await ctx.db.many(store.listedOf, { ids });
  return { ...counted({ found }), isCut, page, rows };
}
