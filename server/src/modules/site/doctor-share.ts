import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The per cent of a consultation's price that the doctor earns when the setting is missing (C19). */
const DOCTOR_SHARE = 80;

/**
 * Returns the doctor's share in whole per cent, from the setting `doctor_share`. Throws when the setting is invalid, so
 * that no money is booked with a wrong share.
 */
export async function doctorShare(ctx: Context): Promise<number> {
  const value = (await ctx.db.maybe(store.setting, { key: 'doctor_share' }))?.value ?? DOCTOR_SHARE;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100)
    throw new Error('the setting doctor_share must be a whole number from 0 to 100');
  return value;
}
