import { z } from 'zod';
import { isShare } from './missed-terms.ts';
import type { SiteBody } from './site.ts';

export type SettingValue = string | boolean | number;

interface SettingRule {
  /** The rule in words, for the operator who changes the setting. */
  readonly mustBe: string;
  readonly schema: z.ZodType<SettingValue, string>;
}

const HOURS =
  /^(mon|tue|wed|thu|fri|sat|sun)-(mon|tue|wed|thu|fri|sat|sun) ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const whole = (least: number, most: number): SettingRule => ({
  mustBe: `a whole number from ${least} to ${most}`,
  schema: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most)),
});
const yesOrNo: SettingRule = {
  mustBe: 'true or false',
  schema: z.enum(['true', 'false']).transform((text) => text === 'true'),
};

/** An https address without a login in it: of the given hosts, or of any host if none is given. */
function address(...hosts: string[]): SettingRule {
  const isOne = (text: string) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return (
      url !== null &&
      url.protocol === 'https:' &&
      url.username === '' &&
      (hosts.length === 0 || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
    );
  };
  return {
    mustBe:
      hosts.length === 0
        ? 'an https address, for example https://wa.me/255754000111 or https://t.me/tabibu'
        : `an https address of ${hosts.join(' or ')}`,
    schema: z.string().max(300).refine(isOne),
  };
}

/** Every setting that an operator can change, with its rule. */
export const SETTINGS = {
  contact_phone: { mustBe: 'a number in E.164, for example +255754000111', schema: z.string().regex(/^\+\d{8,15}$/) },
  contact_email: { mustBe: 'an e-mail address', schema: z.email().max(200) },
  messaging_url: address(),
  /**
   * Where security weaknesses are reported, for security.txt (RFC 9116). Without it, security.txt names the contact
   * email address, or else the phone number.
   */
  security_contact: {
    mustBe: 'an e-mail address or an https address',
    schema: z.union([z.email().max(200), address().schema]),
  },
  support_hours: {
    mustBe: 'weekdays and hours by the clock of Dar es Salaam, for example mon-fri 08:00-20:00',
    schema: z
      .string()
      .regex(HOURS)
      .refine((text) => hoursOf(text) !== null),
  },
  answer_hours: whole(1, 168),
  play_store_url: address('play.google.com'),
  app_store_url: address('apps.apple.com'),
  facebook_url: address('facebook.com'),
  instagram_url: address('instagram.com'),
  x_url: address('x.com', 'twitter.com'),
  youtube_url: address('youtube.com'),
  tiktok_url: address('tiktok.com'),
  linkedin_url: address('linkedin.com'),
  printed_figures: yesOrNo,
  doctor_share: whole(0, 100),
  /** The part of the price of a missed appointment that counts as a consultation. */
  missed_share: { mustBe: 'a fraction from 0 to 1, for example 1/3', schema: z.string().refine(isShare) },
  /** Whether the rest of that price is credit for another appointment, and for how many days. */
  missed_credit: yesOrNo,
  missed_credit_days: whole(1, 365),
  /** The last day on which doctors whose licence nobody has checked can be booked (I-22). */
  unchecked_licences_until: { mustBe: 'a day to come, for example 2027-03-31', schema: z.iso.date() },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof SETTINGS;

export function isSettingKey(text: string): text is SettingKey {
  return Object.hasOwn(SETTINGS, text);
}

/** Returns the value that a text means for this setting, or null if the rule does not allow it. */
export function settingValue(key: SettingKey, text: string): SettingValue | null {
  const rule: SettingRule = SETTINGS[key];
  return rule.schema.safeParse(text.trim()).data ?? null;
}

/** Returns the hours as screens show them; null if the text has another form or ends before it begins. */
export function hoursOf(text: string): SiteBody['contact']['support_hours'] {
  const [, first, last, fromHour, fromMinute, toHour, toMinute] = HOURS.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  const [opens, closes] = [`${fromHour}:${fromMinute}`, `${toHour}:${toMinute}`];
  return opens < closes
    ? { first_day: WEEKDAYS.indexOf(first) + 1, last_day: WEEKDAYS.indexOf(last) + 1, opens, closes }
    : null;
}
