import { createHmac, randomBytes } from 'node:crypto';
import type { CallbackWriter } from '../settlement.ts';
import type { SandboxPayment } from '../world.ts';

/**
 * Returns a payment as this gateway shows it in answers and callbacks. Of a card it contains only the last four digits.
 */
export function cardPayment(payment: SandboxPayment): object {
  return {
    id: payment.transactionId,
    reference: payment.externalId,
    status: payment.state,
    reason: payment.reason,
    amount: payment.paidAmount ?? payment.amount,
    currency: payment.currency,
    method: payment.method,
    merchant: payment.payee,
    card: payment.cardLast4 === null ? null : { last4: payment.cardLast4 },
  };
}

/** Writes the gateway's callback body. All copies of one event carry the same event id. */
export const writeCardCallback: CallbackWriter = (payment, claim) => {
  const told = { ...payment, state: claim.state, reason: claim.reason, paidAmount: claim.amount };
  const event = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    type: `payment.${claim.state}`,
    payment: cardPayment(told),
  };
  return { contentType: 'application/json', body: JSON.stringify(event) };
};

/** Returns the signature headers: HMAC-SHA256 over `timestamp.body`, made at sending time. */
export function cardSignature(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'x-cards-timestamp': timestamp, 'x-cards-signature': `v1=${digest}` };
}
