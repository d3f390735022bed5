import type { CountryCode } from '@tabibu/contract/countries';
import { emergencyNumbersIn, emergencyNumbersOf } from '@tabibu/contract/emergency-number';
import type { EmergencyNumbers } from '@tabibu/contract/emergency-number';
import { emergencyKeyOf } from '@tabibu/contract/settings';
import type { Context } from '../../platform/context.ts';
import { recentSettings } from './read-settings.ts';
import type { StoredSettings } from './read-settings.ts';

/** Returns the one number that texts name when a life is in danger. */
export async function emergencyNumberOf(ctx: Context, country: CountryCode): Promise<string> {
  return emergencyNumbersFrom(await recentSettings(ctx), country)[0].number;
}

/** Returns the emergency numbers of a country: those of administrators, else those of the release. Pure. */
export function emergencyNumbersFrom(settings: StoredSettings, country: CountryCode): EmergencyNumbers {
  const set = settings.get(emergencyKeyOf(country));
  return (typeof set === 'string' ? emergencyNumbersIn(set) : null) ?? emergencyNumbersOf(country);
}
