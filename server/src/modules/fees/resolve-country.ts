import type { CountryCode } from '@tabibu/contract/countries';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';

/** Logs that hold the note. */
const noted = new WeakSet<Context['log']>();

/**
 * The country of a code, printed name or alias; the caller's own when nothing is given.
 * A spelling nobody knows becomes Tanzania, so that a page never breaks on a stale link (C12). It is logged once in the life of a process:
 * anybody can write such a link, and the log is not theirs to fill.
 */
export function resolveCountry(ctx: Context, spelling: string | undefined): CountryCode {
  if (spelling === undefined || spelling.trim() === '') return ctx.country;
  const country = findCountry(spelling);
  if (country !== undefined) return country.code;
  if (!noted.has(ctx.log)) ctx.log.warn({ requestId: ctx.requestId }, 'a request named an unknown country; Tanzania is shown');
  noted.add(ctx.log);
  return DEFAULT_COUNTRY;
}
