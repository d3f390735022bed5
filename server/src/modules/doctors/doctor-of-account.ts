import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The doctor who signs in with an account; undefined when the account belongs to none. */
export async function doctorOfAccount(
  ctx: Context,
  accountId: string,
): Promise<{ id: string; fullName: string; country: CountryCode; doctorType: DoctorType; timeZone: string } | undefined> {
  return ctx.db.maybe(store.ofAccount, [accountId]);
}
