import { maskToken, unmaskToken } from '../csrf-token.ts';
import { randomToken } from '../ids.ts';
import { equalInConstantTime } from '../keys.ts';
import type { Keys } from '../keys.ts';

/** 256 bits in base64url. */
const COOKIE = /^[\w-]{43}$/;

/** How long a visitor's forms stay valid, in seconds. */
export const FORM_COOKIE_SECONDS = 4 * 3600;

/** What a form's token is bound to: the session, or else the pre-session cookie that came with the page (V-03). */
export interface FormOwner {
  /** The CSRF token of the session; undefined for visitors. */
  readonly sessionCsrf: string | undefined;
  /** The pre-session cookie; undefined if the browser sent none in the right format. */
  readonly cookie: string | undefined;
}

/** Returns the pre-session cookie of a request if it has the right format, otherwise undefined. */
export function formCookie(value: string | undefined): string | undefined {
  return value !== undefined && COOKIE.test(value) ? value : undefined;
}

/** Returns a new pre-session cookie. */
export function newFormCookie(): string {
  return randomToken();
}

/** Returns the form's token, masked afresh each time; undefined without a session and a cookie. */
export function formToken(keys: Keys, holder: FormOwner): string | undefined {
  const token = tokenOf(keys, holder);
  return token === undefined ? undefined : maskToken(token);
}

/** Returns whether the token belongs to this session or cookie. */
export function isFormToken(keys: Keys, holder: FormOwner, given: string): boolean {
  const token = tokenOf(keys, holder);
  return token !== undefined && equalInConstantTime(unmaskToken(given), token);
}

function tokenOf(keys: Keys, { sessionCsrf, cookie }: FormOwner): string | undefined {
  // A session's token is the signature of the session's id. No id begins with `form:`, so the two kinds never coincide.
  return sessionCsrf ?? (cookie === undefined ? undefined : keys.sign('csrf', `form:${cookie}`));
}
