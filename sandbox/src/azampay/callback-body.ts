import { randomBytes, sign } from 'node:crypto';
import type { SandboxSecrets } from '../secrets.ts';
import type { CallbackWriter } from '../settlement.ts';
import type { SandboxPayment } from '../world.ts';

const MESSAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    insufficient: 'Insufficient balance',
    cancelled: 'Request cancelled by user',
    'wrong-pin': 'Wrong PIN entered',
    declined: 'Request declined',
  }),
);

/** Returns the network's message for how a payment ended. */
export function networkMessage(reason: string | null): string {
  return reason === null ? 'Transaction completed' : (MESSAGES.get(reason) ?? 'Transaction failed');
}

/** Returns the number that the network gives to a payout, the same each time. */
export function networkNumber(payment: SandboxPayment): string {
  return `SBX${payment.transactionId.slice(0, 10).toUpperCase()}`;
}

/** The callback of a payout carries no signature. */
function payoutBody(payment: SandboxPayment, status: string, amount: string, message: string): object {
  return {
    initiatorReferenceId: payment.externalId,
    fspReferenceId: networkNumber(payment),
    pgReferenceId: payment.transactionId,
    amount,
    status,
    message,
    operator: payment.method,
    additionalProperties: {},
  };
}

/**
 * Writes AzamPay's callback bodies. The classic shape has the plain fields; the signed shape adds credentials and an
 * RSA signature.
 */
export function azamPayCallbackWriter(secrets: SandboxSecrets['azampay'], privateKey: () => string): CallbackWriter {
  return (payment, claim) => {
    const status = claim.state === 'paid' ? 'success' : payment.plan.spelling;
    const contentType = 'application/json';
    const message = networkMessage(claim.state === 'paid' ? null : claim.reason);
    if (payment.flow === 'payout')
      return { contentType, body: JSON.stringify(payoutBody(payment, status, claim.amount, message)) };
    const classic = {
      msisdn: payment.phone,
      amount: claim.amount,
      message,
      utilityref: payment.externalId,
      operator: payment.method,
      reference: payment.transactionId,
      transactionstatus: status,
      submerchantAcc: null,
      fspReferenceId: `SBX${randomBytes(5).toString('hex').toUpperCase()}`,
      additionalProperties: payment.echoed,
    };
    if (payment.plan.shape === 'classic') return { contentType, body: JSON.stringify(classic) };
    const signed = `${payment.externalId}${payment.transactionId}${status}${payment.method}`;
    const signature = claim.forged ? randomBytes(256) : sign('sha256', Buffer.from(signed), privateKey());
    const body = {
      ...classic,
      user: secrets.callbackUser,
      password: secrets.callbackPassword,
      clientId: secrets.clientId,
      transid: payment.transactionId,
      externalreference: payment.transactionId,
      mnoreference: classic.fspReferenceId,
      signature: signature.toString('base64'),
    };
    return { contentType, body: JSON.stringify(body) };
  };
}
