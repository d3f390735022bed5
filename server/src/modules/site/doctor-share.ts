import type { Context } from '../../platform/context.ts';
import { readSettings, settingIn } from '../settings/index.ts';

/**
 * Returns the doctor's share in whole per cent, from the setting `doctor_share`. Throws when the setting is invalid, so
 * that no money is booked with a wrong share.
 */
export async function doctorShare(ctx: Context): Promise<number> {
  const value = settingIn(await readSettings(ctx), 'doctor_share');
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100)
    throw new Error('the setting doctor_share must be a whole number from 0 to 100');
  return value;
}
