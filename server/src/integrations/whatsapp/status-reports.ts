import { createHmac, timingSafeEqual } from 'node:crypto';
import { isKeyOf } from '@tabibu/contract/own-key';
import { z } from 'zod';
import { parseJson } from '../http-client.ts';
import type { CallbackHeaders } from '../payment-gateway/port.ts';
import type { WhatsAppReading } from './port.ts';

/** The header in which Meta signs what it reports. */
const SIGNATURE_HEADER = 'x-hub-signature-256';

const Status = z.object({
  id: z.string().min(1).max(200),
  status: z.string().max(40),
  errors: z.array(z.object({ code: z.int() })).optional(),
});

const Report = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string().max(40) }).optional(),
            statuses: z.array(Status).optional(),
          }),
        }),
      ),
    }),
  ),
});

const STATES = { sent: 'on-its-way', delivered: 'delivered', read: 'delivered', failed: 'failed' } as const;

/**
 * Reads a report of the Cloud API: HMAC-SHA256 with our app secret over the raw bytes, compared in constant time. What
 * it reports of other numbers, and what people write to us, is left out. Messages that were read were delivered.
 */
export function readStatusReports(
  { appSecret, phoneNumberId }: { appSecret: string; phoneNumberId: string },
  raw: Buffer,
  headers: CallbackHeaders,
): WhatsAppReading {
  const signature = headers[SIGNATURE_HEADER];
  if (typeof signature !== 'string') return { kind: 'rejected', why: 'unsigned' };
  if (!matches(appSecret, raw, signature)) return { kind: 'rejected', why: 'bad-signature' };
  const read = Report.safeParse(parseJson(raw.toString('utf8')));
  if (!read.success) return { kind: 'rejected', why: 'wrong-shape' };
  const statuses = read.data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ value }) => value.metadata?.phone_number_id === phoneNumberId)
    .flatMap(({ value }) => value.statuses ?? []);
  return {
    kind: 'reports',
    reports: statuses.flatMap(({ id, status, errors }) => {
      if (!isKeyOf(STATES, status)) return [];
      const code = errors?.[0]?.code;
      return [{ messageId: id, state: STATES[status], failure: code === undefined ? null : String(code) }];
    }),
  };
}

function matches(secret: string, raw: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(raw).digest();
  const said = /^sha256=[0-9a-f]{64}$/.test(signature) ? Buffer.from(signature.slice(7), 'hex') : Buffer.alloc(0);
  return said.length === expected.length && timingSafeEqual(said, expected);
}
