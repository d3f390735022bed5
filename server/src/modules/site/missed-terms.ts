import { isShare } from '@tabibu/contract/missed-terms';
import type { MissedTerms } from '@tabibu/contract/missed-terms';
import type { Context } from '../../platform/context.ts';
import { readSettings, settingIn } from '../settings/index.ts';
import type { StoredSettings } from '../settings/index.ts';

/**
 * Returns what becomes of the price of an appointment that its patient misses, by the settings `missed_share`,
 * `missed_credit` and `missed_credit_days`. Throws when one is invalid, so that nobody is told wrong terms.
 */
export async function missedTerms(ctx: Context): Promise<MissedTerms> {
  return missedTermsIn(await readSettings(ctx));
}

/** Returns the same from the stored settings, by key. Pure. */
export function missedTermsIn(settings: StoredSettings): MissedTerms {
  const share = settingIn(settings, 'missed_share');
  const days = settingIn(settings, 'missed_credit_days');
  if (typeof share !== 'string' || !isShare(share)) throw new Error('the setting missed_share must be a fraction');
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > 365)
    throw new Error('the setting missed_credit_days must be a whole number from 1 to 365');
  return { share, creditDays: settingIn(settings, 'missed_credit') === false ? 0 : days };
}
