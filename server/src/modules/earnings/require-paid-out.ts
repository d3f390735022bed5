import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { listPayouts } from './list-payouts.ts';

/**
 * Throws `doctor-owed` while a doctor has money in the currency of the present country, which could not be asked for
 * any more in another one.
 */
export async function requirePaidOut(
  inside: Context,
  doctor: { doctorId: string; country: CountryCode },
): Promise<void> {
  if ((await listPayouts(inside, doctor)).length > 0) throw new Problem('doctor-owed');
}
