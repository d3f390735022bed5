import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CountryField, Instant, LanguageField, envelope } from './fields.ts';

/** The people who asked to be told when a country opens (W15). Their numbers are masked. */
const WaitingCountry = z.strictObject({
  country: CountryField,
  people: z.int(),
  /** By the language in which they will be told. */
  languages: z.strictObject({ sw: z.int(), en: z.int(), fr: z.int() }),
  first_at: Instant,
  newest: z.array(
    z.strictObject({
      /** Its beginning and its end, such as '+4477•••456'. */
      number: z.string(),
      language: LanguageField,
      asked_at: Instant,
    }),
  ),
});

export const listInterests = endpoint({
  id: 'site.list-interests',
  method: 'GET',
  path: '/api/admin/country-interests',
  summary: 'Who asked to be told when a country opens: how many by country, and the newest with masked numbers',
  access: ['administrator'],
  limit: 'read',
  reply: envelope(z.array(WaitingCountry)),
});

export const exportInterests = endpoint({
  id: 'site.export-interests',
  method: 'POST',
  path: '/api/admin/country-interests/export',
  summary: 'The whole numbers of those who wait for a country as a table (CSV), the oldest ten thousand; audited',
  access: ['administrator'],
  limit: 'read',
  heavy: 'export',
  body: z.strictObject({ country: CountryField }),
  reply: envelope(z.strictObject({ name: z.string(), csv: z.string() })),
});

export type WaitingCountryBody = z.infer<typeof WaitingCountry>;
