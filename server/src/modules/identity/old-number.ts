import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';

/** Publishes, in the caller's transaction, that an account has another number now, so that the old one is told. */
export async function publishNumberChange(inside: Context, accountId: string, oldPhone: string): Promise<void> {
  const occasion = newId(inside.clock.now());
  await publish(inside, 'identity.number-changed', {
    accountId,
    occasion,
    oldSealed: inside.keys.seal(associatedData(occasion), oldPhone).toString('base64url'),
  });
}

/** Returns the former number of an account from the event `identity.number-changed`. */
export function oldNumberOf(ctx: Context, { occasion, oldSealed }: { occasion: string; oldSealed: string }): string {
  return ctx.keys.open(associatedData(occasion), Buffer.from(oldSealed, 'base64url'));
}

function associatedData(occasion: string): string {
  return `identity.number-changed.${occasion}`;
}
