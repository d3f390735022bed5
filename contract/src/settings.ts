import { COUNTRIES, LIVE_COUNTRIES } from './countries.ts';
import type { Country, CountryCode, LiveCountryCode } from './countries.ts';
import { emergencyNumbersOf, emergencyNumbersText } from './emergency-number.ts';
import { MISSED_TERMS } from './missed-terms.ts';
import { ruleOf, valueIn } from './setting-forms.ts';
import type { SettingForm, SettingValue } from './setting-forms.ts';

/** The parts of the page of settings. */
export type SettingGroup =
  | 'specialties'
  | 'money'
  | 'doctors'
  | 'figures'
  | 'contact'
  | 'links'
  | 'countries'
  | 'emergency';

interface Setting {
  readonly group: SettingGroup;
  readonly form: SettingForm;
  /** What holds while nobody has set it; null: what it names is not shown. */
  readonly fallback: SettingValue | null;
}

const one = (group: SettingGroup, form: SettingForm, fallback: SettingValue | null = null): Setting => ({
  group,
  form,
  fallback,
});
const whole = (least: number, most: number): SettingForm => ({ kind: 'whole', least, most });
const address = (...hosts: string[]): SettingForm => ({ kind: 'address', hosts });
const text = (most: number): SettingForm => ({ kind: 'text', most });
const YES_NO: SettingForm = { kind: 'yes-no' };

const OF_THE_HOUSE = {
  /** Per cent of a consultation's price (C19). */
  doctor_share: one('money', whole(0, 100), 80),
  /** The part of the price of a missed appointment that counts as a consultation. */
  missed_share: one('money', { kind: 'share' }, MISSED_TERMS.share),
  /** Whether the rest of that price is credit for another appointment, and for how many days. */
  missed_credit: one('money', YES_NO, true),
  missed_credit_days: one('money', whole(1, 365), MISSED_TERMS.creditDays),
  /** The last day on which doctors whose licence nobody has checked can be booked (I-22). */
  unchecked_licences_until: one('doctors', { kind: 'day' }),
  /** In which order specialties are listed; those that it does not name come last. */
  specialty_order: one('specialties', { kind: 'ids' }),
  /** Shows the four figures below in place of the counted ones (W17). */
  printed_figures: one('figures', YES_NO, false),
  figure_doctors: one('figures', text(12), '100+'),
  figure_countries: one('figures', text(12), '6'),
  figure_support: one('figures', text(12), '24/7'),
  figure_rating: one('figures', text(12), '4.9'),
  contact_phone: one('contact', { kind: 'phone' }),
  contact_email: one('contact', { kind: 'email' }),
  messaging_url: one('contact', address()),
  support_hours: one('contact', { kind: 'hours' }),
  answer_hours: one('contact', whole(1, 168)),
  /**
   * Where security weaknesses are reported, for security.txt (RFC 9116). Without it, security.txt names the contact
   * email address, or else the phone number.
   */
  security_contact: one('contact', { kind: 'email-or-address' }),
  offices: one('contact', { kind: 'offices' }, 'Dar es Salaam\nJohannesburg'),
  office_hours: one('contact', { kind: 'hours' }, 'mon-fri 09:00-18:00'),
  play_store_url: one('links', address('play.google.com')),
  app_store_url: one('links', address('apps.apple.com')),
  facebook_url: one('links', address('facebook.com')),
  instagram_url: one('links', address('instagram.com')),
  x_url: one('links', address('x.com', 'twitter.com')),
  youtube_url: one('links', address('youtube.com')),
  tiktok_url: one('links', address('tiktok.com')),
  linkedin_url: one('links', address('linkedin.com')),
} as const satisfies Record<string, Setting>;

/** What is switched in each country that is live: booking, video, the card as the only method, and the methods. */
export const COUNTRY_SWITCHES = ['live', 'video', 'card_required', 'methods'] as const;
export type CountrySwitch = (typeof COUNTRY_SWITCHES)[number];
type SwitchKey = `${CountrySwitch}_${Lowercase<LiveCountryCode>}`;
export type SettingKey = keyof typeof OF_THE_HOUSE | SwitchKey | EmergencyKey;
type EmergencyKey = `emergency_${Lowercase<CountryCode>}`;

/** The name of a switch of a country, such as `video_ke`. */
export function switchOf(name: CountrySwitch, { code }: Pick<Country, 'code'>): SwitchKey {
  return `${name}_${code.toLowerCase() as Lowercase<LiveCountryCode>}`;
}

const OF_COUNTRIES = Object.fromEntries(
  LIVE_COUNTRIES.flatMap((country) => [
    [switchOf('live', country), one('countries', YES_NO, true)],
    [switchOf('video', country), one('countries', YES_NO, country.videoBookable)],
    [switchOf('card_required', country), one('countries', YES_NO, country.cardRequired)],
    [
      switchOf('methods', country),
      one('countries', { kind: 'methods', methods: country.methods }, country.methods.join(',')),
    ],
  ]),
) as Record<SwitchKey, Setting>;

/** The name of the setting of a country's emergency numbers, such as `emergency_ke`. */
export function emergencyKeyOf(country: CountryCode): EmergencyKey {
  return `emergency_${country.toLowerCase() as Lowercase<CountryCode>}`;
}

const EMERGENCY_NUMBERS = Object.fromEntries(
  COUNTRIES.map(({ code }) => [
    emergencyKeyOf(code),
    one('emergency', { kind: 'emergency' }, emergencyNumbersText(emergencyNumbersOf(code))),
  ]),
) as Record<EmergencyKey, Setting>;

/** Returns whether a value has to be typed twice: people in danger call what it says. */
export function isTypedTwice(key: SettingKey): boolean {
  return SETTINGS[key].group === 'emergency';
}

/** Every setting that administrators and operators can change, with its form and what holds without it. */
export const SETTINGS: Readonly<Record<SettingKey, Setting>> = {
  ...OF_THE_HOUSE,
  ...OF_COUNTRIES,
  ...EMERGENCY_NUMBERS,
};
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(SETTINGS, key);
}

/** Returns the value that a text means for this setting, or null if its form does not allow it. */
export function settingValue(key: SettingKey, given: string): SettingValue | null {
  return valueIn(SETTINGS[key].form, given);
}

/** Returns the valid values of a setting in words, for the operator who changes it by the command. */
export function settingRule(key: SettingKey): string {
  return ruleOf(SETTINGS[key].form);
}
