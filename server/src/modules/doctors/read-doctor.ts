import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { priceListFor, toPage } from './show-card.ts';
import * as store from './store.ts';

/**
 * Returns the public page of a verified doctor. Visitors see the prices of the country they name. Throws `not-found`
 * for others.
 */
export async function readDoctor(
  ctx: Context,
  { doctorId, country }: { doctorId: string; country?: CountryCode | undefined },
): Promise<DoctorPageBody> {
  const [row, prices] = await Promise.all([
    ctx.db.maybe(store.page, { doctorId }),
    priceListFor(ctx, country ?? ctx.country),
  ]);
  if (row === undefined) throw new Problem('not-found');
  return toPage(row, prices, ctx.clock.now());
}
