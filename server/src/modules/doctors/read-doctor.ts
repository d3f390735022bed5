import type { DoctorPageBody } from '@tabibu/contract/doctors';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { resolveCountry } from '../fees/index.ts';
import { priceListFor, toPage } from './show-card.ts';
import * as store from './store.ts';

/** The page of a verified doctor; anybody else is not found. Visitors see the prices of the country they name. */
export async function readDoctor(ctx: Context, { doctorId, country }: { doctorId: string; country?: string | undefined }): Promise<DoctorPageBody> {
  const [row, prices] = await Promise.all([ctx.db.maybe(store.page, [doctorId]), priceListFor(ctx, resolveCountry(ctx, country))]);
  if (row === undefined) throw new Problem('not-found');
  return toPage(row, prices, ctx.clock.now());
}
