import type { CountryCode } from '@tabibu/contract/countries';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';

/**
 * The country of a code, printed name or alias; the caller's own when nothing is given.
 * A spelling nobody knows becomes Tanzania and is logged, so that a page never breaks on a stale link (C12).
 */
export function resolveCountry(ctx: Context, spelling: string | undefined): CountryCode {
  if (spelling === undefined || spelling.trim() === '') return ctx.country;
  const country = findCountry(spelling);
  if (country !== undefined) return country.code;
  ctx.log.warn({ requestId: ctx.requestId }, 'a request named an unknown country; Tanzania is shown');
  return DEFAULT_COUNTRY;
}
