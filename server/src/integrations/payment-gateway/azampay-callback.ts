import { createHash, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { sendRequest, parseJson } from '../http-client.ts';
import { decimalToMinor } from './amounts.ts';
import type { CallbackReading, ClaimField, UnknownWhy } from './port.ts';
import { refusalReason } from './refusal-reason.ts';

export interface AzamPayCallbackConfig {
  checkoutUrl: string;
  clientId: string;
  /** False only while AzamPay has not switched signatures on for our account. */
  requireSignature: boolean;
  /** Credentials that callbacks carry, if the portal shows any. */
  callbackUser?: string | null;
  callbackPassword?: string | null;
}

const Text = z.string().max(500);
const OptionalText = Text.nullish();

/** Fits both shapes: the classic one with five fields, and the newer one with credentials and a signature. */
const Callback = z.object({
  utilityref: Text.min(1).max(128),
  reference: Text.min(1),
  transactionstatus: Text.min(1),
  amount: z.union([Text, z.number()]),
  operator: OptionalText,
  message: OptionalText,
  externalreference: OptionalText,
  user: OptionalText,
  password: OptionalText,
  clientId: OptionalText,
  signature: z.string().max(2048).nullish(),
});
type Callback = z.infer<typeof Callback>;

/** What AzamPay sends of a payout, to the same address and without a signature. */
const PayoutCallback = z.object({
  initiatorReferenceId: Text.min(1).max(128),
  pgReferenceId: Text.min(1),
  status: Text.min(1),
});

const KEY_REFETCH_MS = 60_000;

type KeyOutcome = { kind: 'key'; key: KeyObject } | { kind: 'unknown'; why: UnknownWhy };

/**
 * Returns a function that reads AzamPay callbacks. The signature is RSA-SHA256 (PKCS#1 v1.5) over utilityref +
 * externalreference + transactionstatus + operator, exactly as received. After a bad signature the public key is
 * fetched again, at most once a minute, because AzamPay may have changed it.
 */
export function azamPayCallbackReader(
  config: AzamPayCallbackConfig,
  operatorToMethod: (operator: string) => string,
  timeoutMs: number,
  now: () => Date,
): (raw: Buffer) => Promise<CallbackReading> {
  let key: { value: KeyObject; fetchedAt: number } | null = null;

  async function fetchKey(): Promise<KeyOutcome> {
    const url = `${config.checkoutUrl}/azampay/v1/public-key?format=Pem`;
    const answer = await sendRequest({ url, method: 'GET', headers: { accept: 'text/plain' }, timeoutMs });
    if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why };
    if (answer.status !== 200) return { kind: 'unknown', why: 'http-error' };
    try {
      key = { value: createPublicKey(answer.text), fetchedAt: now().getTime() };
      return { kind: 'key', key: key.value };
    } catch {
      return { kind: 'unknown', why: 'unreadable' };
    }
  }

  async function checkSignature(said: Callback, signature: string): Promise<'good' | 'bad' | UnknownWhy> {
    const content = Buffer.from(
      `${said.utilityref}${said.externalreference ?? ''}${said.transactionstatus}${said.operator ?? ''}`,
    );
    const bytes = Buffer.from(signature, 'base64');
    if (key !== null) {
      if (verify('sha256', content, key.value, bytes)) return 'good';
      if (now().getTime() - key.fetchedAt < KEY_REFETCH_MS) return 'bad';
    }
    const fetched = await fetchKey();
    if (fetched.kind === 'unknown') return fetched.why;
    return verify('sha256', content, fetched.key, bytes) ? 'good' : 'bad';
  }

  return async function readCallback(raw: Buffer): Promise<CallbackReading> {
    const json = parseJson(raw.toString('utf8'));
    if (json === undefined) return { kind: 'rejected', why: 'not-json' };
    const read = Callback.safeParse(json);
    if (!read.success) {
      const payout = PayoutCallback.safeParse(json);
      return payout.success
        ? { kind: 'payout', externalId: payout.data.initiatorReferenceId }
        : { kind: 'rejected', why: 'wrong-shape' };
    }
    const said = read.data;
    if (!isOurAccount(config, said)) return { kind: 'rejected', why: 'wrong-account' };

    let signed = false;
    if (said.signature) {
      const checked = await checkSignature(said, said.signature);
      if (checked === 'bad') return { kind: 'rejected', why: 'bad-signature' };
      if (checked !== 'good') return { kind: 'unverifiable', why: checked };
      signed = true;
    } else if (config.requireSignature) {
      return { kind: 'rejected', why: 'unsigned' };
    }
    return claimOf(said, signed, raw, operatorToMethod);
  };
}

function claimOf(
  said: Callback,
  signed: boolean,
  raw: Buffer,
  operatorToMethod: (operator: string) => string,
): CallbackReading {
  const claims = claimedState(said.transactionstatus);
  if (claims === null) return { kind: 'rejected', why: 'wrong-shape' };
  return {
    kind: 'claim',
    signed,
    covers: signed ? coveredFields(said) : [],
    eventId: createHash('sha256').update(raw).digest('hex'),
    externalId: said.utilityref,
    transactionId: said.reference,
    claims,
    reason: claims === 'refused' ? refusalReason(said.message) : null,
    // AzamPay handles Tanzanian shillings only, so the callback names no currency.
    amount: decimalToMinor(said.amount, 'TZS'),
    currency: 'TZS',
    operator: said.operator ? operatorToMethod(said.operator) : null,
  };
}

/**
 * Returns what the signature covers: never the amount, and the transaction id only when `externalreference` repeats it.
 */
function coveredFields(said: Callback): ClaimField[] {
  return [
    'reference',
    'state',
    ...(said.operator ? ['operator' as const] : []),
    ...(said.externalreference === said.reference ? ['transaction' as const] : []),
  ];
}

/**
 * Converts AzamPay's status word; null for an unknown one. The documents have `success` and `failure`; real callbacks
 * also have `failed` and `fail`.
 */
export function claimedState(status: string): 'paid' | 'refused' | 'pending' | null {
  const word = status.trim().toLowerCase();
  if (word === 'success' || word === 'successful' || word === 'completed') return 'paid';
  if (word === 'failure' || word === 'failed' || word === 'fail' || word === 'cancelled' || word === 'rejected')
    return 'refused';
  if (word === 'pending' || word === 'processing' || word === 'in progress') return 'pending';
  return null;
}

function isOurAccount(config: AzamPayCallbackConfig, said: Callback): boolean {
  if (said.clientId && said.clientId !== config.clientId) return false;
  return sameSecret(config.callbackUser, said.user) && sameSecret(config.callbackPassword, said.password);
}

/** True when no secret is configured, or when both are equal; compares in constant time. */
function sameSecret(expected: string | null | undefined, said: string | null | undefined): boolean {
  if (!expected) return true;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(expected), digest(said ?? ''));
}
