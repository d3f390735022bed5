import type { Context, Services } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { later } from '../../platform/time.ts';
import { COOKIE_SECONDS, DEVICE_KNOWN_FOR, TOKEN } from './rules.ts';
import * as store from './store.ts';

/** A browser of an account whose records have a lock. */
export interface RecordDevice {
  readonly deviceId: string;
  /** Since when it sees only what is made from then on; null if it sees everything. */
  readonly closedAt: Date | null;
  /** What the browser keeps in its cookie. */
  readonly cookie: { readonly token: string; readonly maxAgeSeconds: number };
}

/**
 * Notes that an account signs in with a browser and says what the browser sees of its records; undefined for an account
 * without a lock. A browser that is new, or was not used for ninety days, is closed to what was made before
 * . The caller has locked the account. `cookie` is what the browser sent.
 */
export async function recogniseDevice(
  inside: Context,
  accountId: string,
  cookie: string | undefined,
): Promise<RecordDevice | undefined> {
  if ((await inside.db.maybe(store.findLock, { accountId })) === undefined) return undefined;
  const now = inside.clock.now();
  const token = tokenOf(cookie);
  const usedAfter = later(now, -DEVICE_KNOWN_FOR);
  const device = { id: newId(now), accountId, tokenHash: hashToken(token), now, usedAfter };
  return asDevice(await inside.db.one(store.takeDevice, device), token);
}

/**
 * Notes that the passphrase or a passkey of an account was given in a browser: from now on it sees everything. The
 * browser gets a new token, so that somebody who put the old one there gains nothing.
 */
export async function knowDevice(
  inside: Context,
  accountId: string,
  cookie: string | undefined,
): Promise<RecordDevice> {
  const now = inside.clock.now();
  const token = randomToken();
  const tokenHash = hashToken(token);
  // All accounts of the browser move to the new token: people share phones.
  if (cookie !== undefined) await inside.db.run(store.renewToken, { oldHash: hashToken(cookie), tokenHash });
  return asDevice(await inside.db.one(store.openDevice, { id: newId(now), accountId, tokenHash, now }), token);
}

/** Notes the use of a browser, so that its ninety days begin again. */
export async function noteDeviceUse({ db, clock }: Pick<Services, 'db' | 'clock'>, deviceId: string): Promise<void> {
  await db.run(store.noteDeviceUse, { id: deviceId, now: clock.now() });
}

/** Forgets the browsers that were not used for ninety days: they would count as new ones anyway. */
export async function forgetOldDevices(ctx: Context): Promise<void> {
  await ctx.db.run(store.forgetOldDevices, { before: later(ctx.clock.now(), -DEVICE_KNOWN_FOR) });
}

/** A browser keeps its token when another account signs in with it. */
function tokenOf(cookie: string | undefined): string {
  return cookie !== undefined && TOKEN.test(cookie) ? cookie : randomToken();
}

function asDevice({ id, closed_at }: store.DeviceRow, token: string): RecordDevice {
  return { deviceId: id, closedAt: closed_at, cookie: { token, maxAgeSeconds: COOKIE_SECONDS } };
}
