import { z } from 'zod';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { url } from './config-fields.ts';
import { ConfigProblem } from './config-parties.ts';

/** The language model that may word answers of the assistant; off by default. */
export const TEXT_MODEL = {
  /** The protocol of its server: `contents` of parts, or `chat-completions`. */
  TEXT_MODEL: z.enum(['contents', 'chat-completions']).optional(),
  /** The base address. Without it the sandbox answers. */
  TEXT_MODEL_URL: url.optional(),
  TEXT_MODEL_NAME: z.string().optional(),
  TEXT_MODEL_KEY: z.string().optional(),
  /** Whose server it is, as people read it before they agree. */
  TEXT_MODEL_PARTY: z.string().max(80).optional(),
  /** The countries whose people may choose it, for example TZ,KE. */
  TEXT_MODEL_COUNTRIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((code) => code !== ''))
    .refine(
      (codes) => codes.every((code) => COUNTRIES.some((country) => country.code === code)),
      'must be codes of countries with commas between them, for example TZ,KE',
    ),
  /** How many tokens it may cost in 24 hours, of all people together. */
  TEXT_MODEL_DAY_TOKENS: z.coerce.number().int().min(0).default(1_000_000),
};

export interface TextModelChoice {
  readonly protocol: 'contents' | 'chat-completions';
  readonly countries: readonly CountryCode[];
  /** Null: the sandbox's. */
  readonly server: {
    readonly url: string;
    readonly model: string;
    readonly key: string | null;
    readonly party: string;
  } | null;
}

/** Throws `ConfigProblem` for half a model. Null: there is none. */
export function readTextModel({
  TEXT_MODEL: protocol,
  TEXT_MODEL_URL: address,
  TEXT_MODEL_NAME: model,
  TEXT_MODEL_KEY: key,
  TEXT_MODEL_PARTY: party,
  TEXT_MODEL_COUNTRIES: countries,
}: z.infer<z.ZodObject<typeof TEXT_MODEL>>): TextModelChoice | null {
  if (protocol === undefined) {
    if (address === undefined) return null;
    throw new ConfigProblem('TEXT_MODEL_URL: needs TEXT_MODEL, the protocol of the server');
  }
  const chosen = { protocol, countries: countries as CountryCode[] };
  if (address === undefined) return { ...chosen, server: null };
  if (model === undefined || party === undefined)
    throw new ConfigProblem('TEXT_MODEL_URL: needs TEXT_MODEL_NAME, and TEXT_MODEL_PARTY, which people read');
  return { ...chosen, server: { url: address.replace(/\/$/, ''), model, key: key ?? null, party } };
}
