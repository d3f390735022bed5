import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import type { Context } from '../../platform/context.ts';
import { priceListFor, toCard } from './show-card.ts';
import * as store from './store.ts';

/** Returns the cards of verified doctors in service, in the given order, with the prices that the caller pays. */
export async function showDoctors(
  ctx: Context,
  ids: readonly string[],
  country: CountryCode,
): Promise<DoctorCardBody[]> {
  if (ids.length === 0) return [];
  const [rows, prices] = await Promise.all([ctx.db.many(store.cards, { ids }), priceListFor(ctx, country)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const now = ctx.clock.now();
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toCard(row, prices, now)];
  });
}
