import { emergencyNumbersIn, emergencyNumbersText } from './emergency-number.ts';
import { isEmail } from './email-address.ts';
import { isShare } from './missed-terms.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import type { PaymentMethodId } from './payment-methods.ts';

export type SettingValue = string | boolean | number;

/** What a setting may be. Free of zod, so that the console can check what is typed beside the field. */
export type SettingForm =
  | {
      readonly kind:
        | 'phone'
        | 'email'
        | 'email-or-address'
        | 'hours'
        | 'yes-no'
        | 'share'
        | 'day'
        | 'offices'
        | 'emergency'
        | 'ids';
    }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly most: number }
  /** An https address without a login in it: of these hosts, or of any host if there are none. */
  | { readonly kind: 'address'; readonly hosts: readonly string[] }
  /** Some of the payment methods of a country, at least one. */
  | { readonly kind: 'methods'; readonly methods: readonly PaymentMethodId[] };

/** An office as the contact page shows it. */
export interface Office {
  readonly place: string;
  /** Street and house; null if only the town is known. */
  readonly address: string | null;
}

/** The most offices that the contact page shows. */
const MOST_OFFICES = 8;
const HOURS =
  /^(mon|tue|wed|thu|fri|sat|sun)-(mon|tue|wed|thu|fri|sat|sun) ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Hours of weekdays, from 1 (Monday) to 7, by the clock of Dar es Salaam. */
interface WeekHours {
  readonly first_day: number;
  readonly last_day: number;
  readonly opens: string;
  readonly closes: string;
}

/** Returns the hours as screens show them; null if the text has another form or ends before it begins. */
export function hoursOf(text: string): WeekHours | null {
  const [, first, last, fromHour, fromMinute, toHour, toMinute] = HOURS.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  const [opens, closes] = [`${fromHour}:${fromMinute}`, `${toHour}:${toMinute}`];
  return opens < closes
    ? { first_day: WEEKDAYS.indexOf(first) + 1, last_day: WEEKDAYS.indexOf(last) + 1, opens, closes }
    : null;
}

/**
 * Reads offices: one on each line (or after each ';'), as a town or as 'town: street and house'. Returns null if there
 * is none, there are too many, or one is too long. Pure.
 */
export function officesOf(text: string): Office[] | null {
  const lines = text.split(/[\n;]/).map((line) => line.trim());
  const offices = lines
    .filter((line) => line !== '')
    .map((line) => {
      const [place = '', ...rest] = line.split(':');
      const address = rest.join(':').trim();
      return { place: place.trim(), address: address === '' ? null : address };
    });
  const isFit = ({ place, address }: Office) =>
    place.length >= 2 && place.length <= 60 && (address === null || address.length <= 160);
  return offices.length > 0 && offices.length <= MOST_OFFICES && offices.every(isFit) ? offices : null;
}

/** Returns the payment methods that a text names, separated by commas; null if one is not of these. Pure. */
export function methodsIn(text: string, among: readonly PaymentMethodId[]): PaymentMethodId[] | null {
  const named = text.split(',').map((word) => word.trim());
  const chosen = among.filter((method) => named.includes(method));
  return chosen.length > 0 && chosen.length === named.length ? chosen : null;
}

/** Returns the value that a text means, or null if the form does not allow it. Pure. */
export function valueIn(form: SettingForm, given: string): SettingValue | null {
  const text = given.trim();
  switch (form.kind) {
    case 'phone':
      return /^\+\d{8,15}$/.test(text) ? text : null;
    case 'email':
      return isEmail(text) && text.length <= 200 ? text : null;
    case 'address':
      return isAddressOf(text, form.hosts) ? text : null;
    case 'email-or-address':
      return (isEmail(text) && text.length <= 200) || isAddressOf(text, []) ? text : null;
    case 'hours':
      return hoursOf(text) === null ? null : text;
    case 'yes-no':
      return text === 'true' ? true : text === 'false' ? false : null;
    case 'share':
      return isShare(text) ? text : null;
    case 'day':
      return isDay(text) ? text : null;
    case 'whole':
      return wholeIn(text, form.least, form.most);
    case 'text':
      return text.length > 0 && text.length <= form.most && !/[\u0000-\u001F\u007F]/.test(text) ? text : null;
    case 'offices':
      return officesOf(text)
        ? officesOf(text)!
            .map(({ place, address }) => (address === null ? place : `${place}: ${address}`))
            .join('\n')
        : null;
    case 'emergency': {
      const numbers = emergencyNumbersIn(text);
      return numbers === null ? null : emergencyNumbersText(numbers);
    }
    case 'ids':
      return areIds(text) ? text : null;
    case 'methods':
      return methodsIn(text, form.methods)?.join(',') ?? null;
  }
}

/** Returns the rule in English, for the operator who uses the command. */
export function ruleOf(form: SettingForm): string {
  switch (form.kind) {
    case 'phone':
      return 'a number in E.164, for example +255754000111';
    case 'email':
      return 'an e-mail address';
    case 'email-or-address':
      return 'an e-mail address or an https address';
    case 'hours':
      return 'weekdays and hours by the clock of Dar es Salaam, for example mon-fri 08:00-20:00';
    case 'yes-no':
      return 'true or false';
    case 'share':
      return 'a fraction from 0 to 1, for example 1/3';
    case 'day':
      return 'a day to come, for example 2027-03-31';
    case 'whole':
      return `a whole number from ${form.least} to ${form.most}`;
    case 'text':
      return `a text of at most ${form.most} characters`;
    case 'offices':
      return `at most ${MOST_OFFICES} offices, separated by ';', for example 'Dar es Salaam: Bagamoyo Road 12'`;
    case 'emergency':
      return "at most 4 numbers with their kind (general, ambulance or maternal), for example '112 general, 115 maternal'";
    case 'ids':
      return 'ids separated by commas, each once, for example general-practitioner,cardiologist';
    case 'methods':
      return `some of ${form.methods.map((method) => `${method} (${PAYMENT_METHODS[method].label})`).join(', ')}`;
    case 'address':
      return form.hosts.length === 0
        ? 'an https address, for example https://wa.me/255754000111 or https://t.me/tabibu'
        : `an https address of ${form.hosts.join(' or ')}`;
  }
}

function isAddressOf(text: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url !== null &&
    text.length <= 300 &&
    url.protocol === 'https:' &&
    url.username === '' &&
    (hosts.length === 0 || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)))
  );
}

function areIds(text: string): boolean {
  const ids = text.split(',');
  return ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) && new Set(ids).size === ids.length;
}

function wholeIn(text: string, least: number, most: number): number | null {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
