import { z } from 'zod';
import { CURRENCIES } from './currencies.ts';
import type { Currency } from './currencies.ts';
import { COUNTRIES, findCountry } from './countries.ts';
import type { CountryCode } from './countries.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import type { PaymentMethodId } from './payment-methods.ts';

/** Schemas of fields that many endpoints use. For the server only: pages import types, never schemas. */

const keys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];

export const Id = z.uuid();
export const Instant = z.iso.datetime({ offset: true });
export const CountryField = z.enum(COUNTRIES.map((country) => country.code) as [CountryCode, ...CountryCode[]]);
/** A country that a caller names: by its code, or as the specification prints it ('Tanzania', 'South Africa'). */
export const CountryAsked = z
  .string()
  .max(60)
  .transform((spelling) => findCountry(spelling)?.code ?? spelling)
  .pipe(CountryField);
export const LanguageField = z.enum(['sw', 'en', 'fr']);
/** A typed one-time code, or the whole message that it came in; how it is read says `readSixDigits`. */
export const CodeText = z.string().max(500);
export const CallType = z.enum(['phone', 'video']);
export const DoctorTypeField = z.enum(['general', 'specialist']);
export const MethodField = z.enum(keys<PaymentMethodId>(PAYMENT_METHODS));

export const CurrencyField = z.enum(keys<Currency>(CURRENCIES));

/** Integer minor units with their currency. */
export const MoneyField = z.strictObject({ amount: z.int(), currency: CurrencyField });

/** The envelope of replies in the specification: `success`, `message`, `data`. */
export const envelope = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ success: z.literal(true), message: z.string().optional(), data });

/**
 * The position in a list from which the next page continues. Callers send the text back unchanged; only the server
 * interprets it.
 */
export const Cursor = z.string().min(1).max(500);

/**
 * Free text of a person: trimmed, without control characters, at most `max` characters. It is counted after that: a
 * form that is sent without script ends each line with two characters where the person typed one.
 */
export const personText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '').trim())
    .max(max);

/**
 * A field that is accepted and ignored: the server computes price, names and reference itself (W26, C78). It exists for
 * clients that follow the specification.
 */
export const Ignored = z.union([z.string().max(200), z.number(), z.boolean()]).nullish();
