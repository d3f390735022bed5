import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** The doctor who signs in with an account; undefined for everybody else. Also a doctor who is not, or no longer, shown to patients. */
export async function doctorOfAccount(
  ctx: Context,
  accountId: string,
): Promise<{ id: string; fullName: string; country: CountryCode; doctorType: DoctorType; timeZone: string } | undefined> {
  return ctx.db.maybe(store.ofAccount, [accountId]);
}
