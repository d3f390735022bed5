import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../http-client.ts';
import { decimalToMinor } from './amounts.ts';
import type { CallbackHeaders, CallbackReading } from './port.ts';
import { refusalReason } from './refusal-reason.ts';

export const SIGNATURE_HEADER = 'x-cards-signature';
export const TIMESTAMP_HEADER = 'x-cards-timestamp';

/** How far a callback's timestamp may be from its arrival; beyond that it is a replay or a clock is wrong (W-02). */
const TOLERANCE_MS = 300_000;

const Text = z.string().min(1).max(500);

/** A payment as the gateway describes it in status answers and callbacks. */
export const CardPayment = z.object({
  id: Text,
  reference: Text,
  status: z.enum(['pending', 'paid', 'refused']),
  reason: z.string().max(500).nullish(),
  amount: Text,
  currency: z.string().length(3),
  method: Text,
  merchant: Text,
});

const CallbackBody = z.object({ id: Text, type: Text, payment: CardPayment });

/**
 * Reads a callback of the card gateway. The signature is HMAC-SHA256 over `timestamp.raw bytes`, compared in constant
 * time, with any of the given secrets. The timestamp may be at most 300 s from `receivedAt` (W-01, W-02).
 */
export function readCardCallback(
  secrets: readonly string[],
  raw: Buffer,
  headers: CallbackHeaders,
  receivedAt: Date,
): CallbackReading {
  const signature = one(headers[SIGNATURE_HEADER]);
  const timestamp = one(headers[TIMESTAMP_HEADER]);
  if (signature === null || timestamp === null) return { kind: 'rejected', why: 'unsigned' };
  if (!secrets.some((secret) => matches(secret, timestamp, raw, signature)))
    return { kind: 'rejected', why: 'bad-signature' };
  if (!/^\d{9,11}$/.test(timestamp) || Math.abs(receivedAt.getTime() - Number(timestamp) * 1000) > TOLERANCE_MS) {
    return { kind: 'rejected', why: 'stale' };
  }
  const json = parseJson(raw.toString('utf8'));
  if (json === undefined) return { kind: 'rejected', why: 'not-json' };
  const read = CallbackBody.safeParse(json);
  if (!read.success) return { kind: 'rejected', why: 'wrong-shape' };
  const { id, payment } = read.data;
  return {
    kind: 'claim',
    signed: true,
    covers: ['reference', 'transaction', 'state', 'amount', 'currency', 'operator'],
    eventId: id,
    externalId: payment.reference,
    transactionId: payment.id,
    claims: payment.status,
    reason: payment.status === 'refused' ? refusalReason(payment.reason) : null,
    amount: decimalToMinor(payment.amount, payment.currency),
    currency: payment.currency,
    operator: payment.method,
  };
}

function matches(secret: string, timestamp: string, raw: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest();
  const said = /^v1=[0-9a-f]{64}$/.test(signature) ? Buffer.from(signature.slice(3), 'hex') : Buffer.alloc(0);
  return said.length === expected.length && timingSafeEqual(said, expected);
}

function one(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
