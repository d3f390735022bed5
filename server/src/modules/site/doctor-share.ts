import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Per cent of a consultation's price that the doctor earns while nothing else is set (C19). */
const DOCTOR_SHARE = 80;

/** The doctor's share in whole per cent, from the setting `doctor_share`. Throws on a setting that is no share: money waits rather than goes wrong. */
export async function doctorShare(ctx: Context): Promise<number> {
  const value = (await ctx.db.maybe(store.setting, ['doctor_share']))?.value ?? DOCTOR_SHARE;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100) throw new Error('the setting doctor_share must be a whole number from 0 to 100');
  return value;
}
