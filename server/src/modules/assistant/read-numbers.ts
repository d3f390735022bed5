import type { CountryCode } from '@tabibu/contract/countries';
import type { EmergencyNumbers } from '@tabibu/contract/emergency-number';
import type { Language } from '@tabibu/contract/languages';
import { numbersToRing } from '@tabibu/contract/triage/numbers';
import type { NumberToRing } from '@tabibu/contract/triage/reply';
import type { Context } from '../../platform/context.ts';
import { emergencyNumbersFrom, recentSettings } from '../settings/index.ts';

/** Returns the emergency numbers of a country: those of administrators, or of the release where no database answers. */
export async function readNumbers(ctx: Context, country: CountryCode): Promise<EmergencyNumbers> {
  try {
    return emergencyNumbersFrom(await recentSettings(ctx), country);
  } catch (error) {
    ctx.log.warn({ error }, 'the emergency numbers of the release stand: the settings cannot be read');
    return emergencyNumbersFrom(new Map(), country);
  }
}

/** Returns the emergency numbers of a country with what each is for, in the words of a language. */
export async function wordNumbers(ctx: Context, country: CountryCode, language: Language): Promise<NumberToRing[]> {
  return numbersToRing(country, language, null, await readNumbers(ctx, country));
}
