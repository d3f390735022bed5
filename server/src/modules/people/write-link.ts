import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { isLinkSecret, linkSecret } from '../../platform/signed-link.ts';

/** An appointment and the number of its member to which the link was sent. */
interface LinkOf {
  readonly bookingId: string;
  /** In E.164. */
  readonly phone: string;
}

/** Returns the address by which a member joins the call of an appointment, as long as the number stays the same. */
export function joinAddress(ctx: Context, { bookingId, phone }: LinkOf): string {
  return `${publicAddress(ctx)}/join/${linkSecret(ctx, 'join', { id: bookingId, holds: phone })}`;
}

/** Returns whether it is the secret of that address. */
export function isJoinSecret(ctx: Context, secret: string, { bookingId, phone }: LinkOf): boolean {
  return isLinkSecret(ctx, 'join', secret, { id: bookingId, holds: phone });
}
