import { MISSED_TERMS, isShare } from '@tabibu/contract/missed-terms';
import type { MissedTerms } from '@tabibu/contract/missed-terms';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/**
 * Returns what becomes of the price of an appointment that its patient misses, by the settings `missed_share`,
 * `missed_credit` and `missed_credit_days`. Throws when one is invalid, so that nobody is told wrong terms.
 */
export async function missedTerms(ctx: Context): Promise<MissedTerms> {
  return missedTermsIn(new Map((await ctx.db.many(store.settings)).map((row) => [row.key, row.value])));
}

/** Returns the same from the stored settings, by key. Pure. */
export function missedTermsIn(settings: ReadonlyMap<string, unknown>): MissedTerms {
  const share = settings.get('missed_share') ?? MISSED_TERMS.share;
  const days = settings.get('missed_credit_days') ?? MISSED_TERMS.creditDays;
  if (typeof share !== 'string' || !isShare(share)) throw new Error('the setting missed_share must be a fraction');
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > 365)
    throw new Error('the setting missed_credit_days must be a whole number from 1 to 365');
  return { share, creditDays: settings.get('missed_credit') === false ? 0 : days };
}
