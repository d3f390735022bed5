import { COUNTRIES } from '@tabibu/contract/countries';
import { readableNumber } from '../../components/phone-number.ts';

/** Formats a number in E.164 for reading aloud, whichever country it is of. */
export function shownNumber(phone: string): string {
  const home = COUNTRIES.find(({ dialCode }) => phone.startsWith(dialCode));
  return home === undefined ? phone : readableNumber(home, phone);
}
