import type { CountryCode } from '@tabibu/contract/countries';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';

/** Loggers that have already logged an unknown country. */
const noted = new WeakSet<Context['log']>();

/**
 * Returns the country of a code, name or alias; the caller's own country when nothing is given. An unknown spelling
 * becomes Tanzania, so that a stale link still shows a page (C12). That is logged only once per process, because
 * anybody can write such a link and fill the log.
 */
export function resolveCountry(ctx: Context, spelling: string | undefined): CountryCode {
  if (spelling === undefined || spelling.trim() === '') return ctx.country;
  const country = findCountry(spelling);
  if (country !== undefined) return country.code;
  if (!noted.has(ctx.log))
    ctx.log.warn({ requestId: ctx.requestId }, 'a request named an unknown country; Tanzania is shown');
  noted.add(ctx.log);
  return DEFAULT_COUNTRY;
}
