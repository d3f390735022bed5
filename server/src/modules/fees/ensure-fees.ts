import { COUNTRIES } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { printedFees } from './rules.ts';
import * as store from './store.ts';

/** Gives each of the ten countries that has no prices yet the printed ones. Runs at every start; prices that exist are left alone. */
export async function ensureFees(ctx: Context): Promise<void> {
  const printed = COUNTRIES.map((country) => ({ country: country.code, ...printedFees(country) }));
  await ctx.db.run(store.addMissing, [JSON.stringify(printed), ctx.clock.now()]);
}
