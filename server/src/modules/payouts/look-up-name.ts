import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';
import type { PayoutRow } from './store.ts';

const placeOf = (payoutId: string) => `payouts.network-name.${payoutId}`;

/**
 * Asks which name the network has for the number that is to be paid, and keeps the answer, encrypted, until the payout
 * is decided. Does nothing without a gateway that pays there. May be repeated; must not run in a transaction.
 */
export async function lookUpName(
  ctx: Context,
  payout: Pick<PayoutRow, 'id' | 'currency'>,
  number: { readonly method: PaymentMethodId; readonly phone: string },
): Promise<void> {
  const gateway = ctx.integrations.payoutGatewayFor(number.method, payout.currency);
  if (gateway === null) return;
  const found = await gateway.lookUpName(number);
  const nameSealed = found.kind === 'found' ? ctx.keys.seal(placeOf(payout.id), found.name) : null;
  await ctx.db.run(store.noteName, { id: payout.id, nameCheck: found.kind, nameSealed, now: ctx.clock.now() });
}

/** Decrypts the name that the network has for the number; null where it is not known. For those who decide only. */
export function networkNameOf(
  ctx: Context,
  { id, network_name_sealed: sealed }: Pick<PayoutRow, 'id' | 'network_name_sealed'>,
): string | null {
  return sealed === null ? null : ctx.keys.open(placeOf(id), sealed);
}
