import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import type { StaffRole } from '@tabibu/contract/roles';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { countryOfPhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { isLive, normalizeLivePhone } from './rules.ts';
import * as store from './staff-store.ts';

/**
 * Gives the person of a number a role of staff and returns the account's id. An account that exists keeps its name; a
 * new one gets the given name and the language of the caller. Throws `phone-invalid`, and `works-here-already` when the
 * person has a role of staff or is suspended; of two callers at once, one gets that.
 */
export async function employPerson(
  inside: Context,
  { spelling, fullName, role }: { readonly spelling: string; readonly fullName: string; readonly role: StaffRole },
): Promise<string> {
  const phone = normalizeLivePhone(spelling, isLive(inside.country) ? inside.country : DEFAULT_COUNTRY);
  const country = phone === null ? undefined : findCountry(countryOfPhone(phone) ?? '');
  if (phone === null || country === undefined) throw new Problem('phone-invalid');
  const now = inside.clock.now();
  const employed = await inside.db.maybe(store.employ, {
    id: newId(now),
    phone,
    fullName,
    country: country.code,
    language: inside.language,
    role,
    now,
  });
  if (employed === undefined) throw new Problem('works-here-already');
  return employed.id;
}
