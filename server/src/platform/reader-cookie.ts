import { randomUUID } from 'node:crypto';
import { hasAccount } from './context.ts';
import type { Context } from './context.ts';
import { isId } from './ids.ts';
import { DAY, SECOND } from './time.ts';

const COOKIE_SECONDS = (400 * DAY) / SECOND;

/** The cookie by which a browser without an account is known again. */
export interface ReaderCookie {
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/** Who marks something: an account, or a browser. `cookie` is to be set; undefined where the browser is known. */
export interface Reader {
  readonly id: string;
  readonly cookie: ReaderCookie | undefined;
}

/** Returns the account of the caller, else the browser of a cookie that we made; undefined for a new browser. */
export function knownReader(ctx: Context, cookie: string | undefined): string | undefined {
  if (hasAccount(ctx.actor)) return ctx.actor.accountId;
  const [browser = '', signature = ''] = cookie?.split('.') ?? [];
  return isId(browser) && ctx.keys.agrees('reader', `cookie ${browser}`, signature) ? browser : undefined;
}

/** Returns who marks something; a browser that is not known yet gets an id and a signed cookie. */
export function readerOf(ctx: Context, cookie: string | undefined): Reader {
  const known = knownReader(ctx, cookie);
  if (known !== undefined) return { id: known, cookie: undefined };
  const id = randomUUID();
  const token = `${id}.${ctx.keys.sign('reader', `cookie ${id}`)}`;
  return { id, cookie: { token, maxAgeSeconds: COOKIE_SECONDS } };
}
