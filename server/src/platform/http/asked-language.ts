import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, acceptedLanguage, languageOfFirstVisit } from '@tabibu/contract/languages';
import type { Language } from '@tabibu/contract/languages';
import { readCookies, readPreferences } from './cookies.ts';

/** Returns the language of a caller without an account: that of the cookie, else of `Accept-Language`, else Swahili. */
export function askedLanguage(request: FastifyRequest): Language {
  return chosen(request) ?? acceptedLanguage(accepted(request)) ?? DEFAULT_LANGUAGE;
}

/** Returns the language in which a visitor without an account sees patients' pages. */
export function pageLanguage(request: FastifyRequest): Language {
  return chosen(request) ?? languageOfFirstVisit(accepted(request));
}

function chosen({ headers }: FastifyRequest): Language | undefined {
  return readPreferences(readCookies(headers.cookie)).language;
}

function accepted({ headers }: FastifyRequest): string {
  return headers['accept-language'] ?? '';
}
