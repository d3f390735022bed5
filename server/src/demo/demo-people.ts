import type { LiveCountryCode } from '@tabibu/contract/countries';
import { DEMO_NAMES } from './demo-names.ts';

/** Invented people of each live country. Any likeness to a real doctor is coincidence. */
export interface DemoPeople {
  readonly women: readonly string[];
  readonly men: readonly string[];
  /** The languages that all of them speak. */
  readonly languages: readonly string[];
  /** Some speak one of these in addition. */
  readonly moreLanguages: readonly string[];
  readonly cities: readonly string[];
  /** The beginning of a mobile number of the country; three digits make it valid. */
  readonly phonePrefix: string;
}

export const DEMO_PEOPLE: Readonly<Record<LiveCountryCode, DemoPeople>> = {
  TZ: {
    ...DEMO_NAMES.TZ,
    languages: ['Kiswahili', 'English'],
    moreLanguages: ['Kichaga', 'Kisukuma', 'Kihaya', 'Kinyakyusa', 'Français'],
    cities: ['Dar es Salaam', 'Moshi', 'Mwanza', 'Dodoma', 'Mbeya'],
    phonePrefix: '+255784000',
  },
  KE: {
    ...DEMO_NAMES.KE,
    languages: ['English', 'Kiswahili'],
    moreLanguages: ['Gĩkũyũ', 'Dholuo', 'Kalenjin', 'Kikamba', 'Soomaali'],
    cities: ['Nairobi', 'Eldoret', 'Kisumu', 'Mombasa'],
    phonePrefix: '+254722000',
  },
  UG: {
    ...DEMO_NAMES.UG,
    languages: ['English', 'Luganda'],
    moreLanguages: ['Kiswahili', 'Runyankole', 'Acholi', 'Lusoga'],
    cities: ['Kampala', 'Mbarara', 'Gulu'],
    phonePrefix: '+256772000',
  },
  RW: {
    ...DEMO_NAMES.RW,
    languages: ['Ikinyarwanda', 'Français'],
    moreLanguages: ['English', 'Kiswahili'],
    cities: ['Kigali', 'Huye'],
    phonePrefix: '+250788000',
  },
  BI: {
    ...DEMO_NAMES.BI,
    languages: ['Ikirundi', 'Français'],
    moreLanguages: ['Kiswahili', 'English'],
    cities: ['Bujumbura', 'Gitega'],
    phonePrefix: '+25779561',
  },
  ZA: {
    ...DEMO_NAMES.ZA,
    languages: ['English'],
    moreLanguages: ['isiZulu', 'isiXhosa', 'Sesotho', 'Afrikaans', 'Setswana'],
    cities: ['Johannesburg', 'Cape Town', 'Durban', 'Bloemfontein'],
    phonePrefix: '+27711234',
  },
};
