import type { LiveCountryCode } from '@tabibu/contract/countries';
import { DEFAULT_LANGUAGE } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { isKeyOf } from '@tabibu/contract/own-key';
import { linkAccounts } from '../modules/doctors/index.ts';
import { ensureAccount } from '../modules/identity/index.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { demoDoctors } from './demo-doctors.ts';
import * as store from './store.ts';

/** The language of a country's demo doctors. */
const LANGUAGE: Readonly<Record<LiveCountryCode, Language>> = {
  TZ: 'sw',
  KE: 'en',
  UG: 'en',
  RW: 'en',
  BI: 'fr',
  ZA: 'en',
};

/**
 * Lets every demo doctor sign in with the number of the profile, once per database. Also handles doctors that a release
 * without accounts had added. Returns whether it did so now.
 */
export async function seedDemoDoctorAccounts(ctx: Context): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    await inside.db.one(store.raiseTimeouts);
    if ((await inside.db.maybe(store.markSeeded, { name: 'doctor-accounts', now })) === undefined) return false;
    const accounts = new Map<string, string>();
    for (const { profile } of demoDoctors(now)) {
      accounts.set(
        profile.id,
        await ensureAccount(inside, {
          phone: profile.phone,
          fullName: profile.fullName,
          country: profile.country,
          language: isKeyOf(LANGUAGE, profile.country) ? LANGUAGE[profile.country] : DEFAULT_LANGUAGE,
          roles: ['doctor'],
        }),
      );
    }
    await linkAccounts(inside, accounts);
    return true;
  });
}
