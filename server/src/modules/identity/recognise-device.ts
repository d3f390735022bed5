import { hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { DAY, SECOND, later } from '../../platform/time.ts';
import * as store from './store.ts';

/** How long a browser stays known after a sign-in. */
const DEVICE_LIFETIME = 180 * DAY;

export interface DeviceProof {
  readonly proof: string;
  readonly maxAgeSeconds: number;
}

/**
 * Returns what a browser stores after a sign-in: an expiry time and an HMAC over it and the phone number. It does not
 * contain the number, opens no session, and stays after signing out.
 */
export function rememberDevice(ctx: Context, phone: string): DeviceProof {
  const until = String(later(ctx.clock.now(), DEVICE_LIFETIME).getTime());
  return { proof: `${until}.${ctx.keys.sign('device', `${until} ${phone}`)}`, maxAgeSeconds: DEVICE_LIFETIME / SECOND };
}

/**
 * Returns true when this browser is signed in with the number now, or has been before. Looks only at the cookies of the
 * browser, so that a stranger's answer does not tell who has an account (A-06).
 */
export async function isKnownDevice(ctx: Context, phone: string, proof: string | undefined): Promise<boolean> {
  const [until = '', signature = ''] = proof?.split('.') ?? [];
  if (Number(until) > ctx.clock.now().getTime() && ctx.keys.agrees('device', `${until} ${phone}`, signature))
    return true;
  if (!hasAccount(ctx.actor)) return false;
  return (await ctx.db.maybe(store.activeAccount, { accountId: ctx.actor.accountId }))?.phone === phone;
}
