import { COUNTRIES } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { printedFees } from './rules.ts';
import * as store from './store.ts';

/**
 * Inserts the prices of the specification for each country that has none yet. Runs at every start and leaves existing
 * prices alone.
 */
export async function ensureFees(ctx: Context): Promise<void> {
  const printed = COUNTRIES.map((country) => ({ country: country.code, ...printedFees(country) }));
  await ctx.db.run(store.addMissing, { rows: JSON.stringify(printed), now: ctx.clock.now() });
}
