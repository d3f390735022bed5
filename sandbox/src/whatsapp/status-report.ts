import { createHmac, randomBytes } from 'node:crypto';
import type { SandboxServices } from '../services.ts';
import type { SandboxCallback } from '../world.ts';

export interface MessageStatus {
  readonly messageId: string;
  readonly phone: string;
  readonly status: string;
  readonly dueAt: number;
}

/** Returns the report of what became of a message, as Meta posts it. */
export function statusReport(
  { secrets }: Pick<SandboxServices, 'secrets'>,
  { messageId, phone, status, dueAt }: MessageStatus,
): SandboxCallback {
  const errors =
    status === 'failed'
      ? {
          errors: [
            {
              code: 131026,
              title: 'Message undeliverable',
              message: 'Message undeliverable',
              error_data: { details: 'Message undeliverable.' },
            },
          ],
        }
      : {};
  const value = {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '255800111222', phone_number_id: secrets.whatsapp.phoneNumberId },
    statuses: [{ id: messageId, status, timestamp: String(Math.floor(dueAt / 1_000)), recipient_id: phone, ...errors }],
  };
  return {
    id: randomBytes(12).toString('hex'),
    party: 'whatsapp',
    externalId: messageId,
    path: 'delivery-report',
    contentType: 'application/json',
    body: JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: '102290129340398', changes: [{ field: 'messages', value }] }],
    }),
    forged: false,
    dueAt,
    sentAt: null,
    result: null,
  };
}

/** Returns the header in which Meta signs a report. */
export function hubSignature(appSecret: string, body: string): Record<string, string> {
  return { 'x-hub-signature-256': `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}` };
}
