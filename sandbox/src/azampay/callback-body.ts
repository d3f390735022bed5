import { randomBytes, sign } from 'node:crypto';
import type { SandboxSecrets } from '../secrets.ts';
import type { CallbackWriter } from '../settlement.ts';

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

/**
 * Writes AzamPay's callback bodies. The classic shape has the plain fields; the signed shape adds credentials and an
 * RSA signature.
 */
export function azamPayCallbackWriter(secrets: SandboxSecrets['azampay'], privateKey: () => string): CallbackWriter {
  return (payment, claim) => {
    const status = claim.state === 'paid' ? 'success' : payment.plan.spelling;
    const classic = {
      msisdn: payment.phone,
      amount: claim.amount,
      message: networkMessage(claim.state === 'paid' ? null : claim.reason),
      utilityref: payment.externalId,
      operator: payment.method,
      reference: payment.transactionId,
      transactionstatus: status,
      submerchantAcc: null,
      fspReferenceId: `SBX${randomBytes(5).toString('hex').toUpperCase()}`,
      additionalProperties: payment.echoed,
    };
    const contentType = 'application/json';
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
