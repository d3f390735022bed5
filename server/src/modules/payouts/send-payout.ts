import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomBase32 } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import * as sendings from './sending-store.ts';
import * as store from './store.ts';
import type { PayoutRow } from './store.ts';

/** 130 random bits. Gateways take at most 30 characters. */
const REFERENCE_LENGTH = 26;

/**
 * Hands an approved payout to a gateway: stores it as being sent, under a reference of our own. Calls nobody; the
 * caller asks for the job that does. Returns the id of the sending. Throws `own-payout` for the person who would be
 * paid, and `case-changed` when the payout is not approved any more.
 */
export async function sendPayout(
  inside: Context,
  payout: PayoutRow,
  by: { readonly gateway: string; readonly method: PaymentMethodId },
): Promise<string> {
  const sentBy = accountOf(inside);
  if (payout.payee_id === sentBy) throw new Problem('own-payout');
  const moved = await inside.db.maybe(store.movePayout, { id: payout.id, from: ['approved'], to: 'sending' });
  if (moved === undefined) throw new Problem('case-changed');
  const now = inside.clock.now();
  const id = newId(now);
  const externalId = randomBase32(REFERENCE_LENGTH);
  const { id: payoutId, payee_id: payeeId, kind, subject_id: subject, amount, currency } = payout;
  await inside.db.run(sendings.addSending, { id, payoutId, payeeId, ...by, externalId, sentBy, now });
  await audit(inside, {
    action: 'payouts.send',
    object: 'payout',
    objectId: payoutId,
    details: { kind, subject, amount, currency, gateway: by.gateway, reference: externalId },
  });
  return id;
}
