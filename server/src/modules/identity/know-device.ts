import type { Context } from '../../platform/context.ts';
import { DAY, SECOND, later } from '../../platform/time.ts';
import * as store from './store.ts';

/** How long a browser in which somebody signed in counts as theirs. */
const KNOWN_FOR = 180 * DAY;

export interface DeviceProof { readonly proof: string; readonly maxAgeSeconds: number }

/**
 * What a browser keeps after somebody proved a phone in it: an end and an HMAC over it and the number. It names nobody, opens nothing, and
 * stays when the person signs out.
 */
export function rememberDevice(ctx: Context, phone: string): DeviceProof {
  const until = String(later(ctx.clock.now(), KNOWN_FOR).getTime());
  return { proof: `${until}.${ctx.keys.sign('device', `${until} ${phone}`)}`, maxAgeSeconds: KNOWN_FOR / SECOND };
}

/**
 * Is the person of this number known in this browser: signed in with it now, or signed in here before? Looks at what the browser itself brings
 * along only, so a stranger's answer says nothing about who has an account (A-06).
 */
export async function isKnownHere(ctx: Context, phone: string, proof: string | undefined): Promise<boolean> {
  const [until = '', signature = ''] = proof?.split('.') ?? [];
  if (Number(until) > ctx.clock.now().getTime() && ctx.keys.agrees('device', `${until} ${phone}`, signature)) return true;
  if (ctx.actor.kind !== 'patient' && ctx.actor.kind !== 'doctor') return false;
  return (await ctx.db.maybe(store.activeAccount, [ctx.actor.accountId]))?.phone === phone;
}
