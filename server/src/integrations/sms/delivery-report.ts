import { z } from 'zod';
import type { DeliveryReading } from './port.ts';

const Report = z.object({
  id: z.string().min(1).max(200),
  status: z.enum(['Sent', 'Submitted', 'Buffered', 'Rejected', 'Success', 'Failed', 'AbsentSubscriber', 'Expired']),
  phoneNumber: z.string().max(40).optional(),
  failureReason: z.string().max(200).optional(),
});

const STATES = {
  Sent: 'on-its-way',
  Submitted: 'on-its-way',
  Buffered: 'on-its-way',
  Success: 'delivered',
  Rejected: 'failed',
  Failed: 'failed',
  // The phone was off for as long as the network keeps a message.
  AbsentSubscriber: 'failed',
  Expired: 'failed',
} as const;

/**
 * Reads Africa's Talking's form-encoded delivery report. It is not signed, so it may only change a message that we
 * know.
 */
export function readDeliveryReport(raw: Buffer): DeliveryReading {
  const form = new URLSearchParams(raw.toString('utf8'));
  const read = Report.safeParse(Object.fromEntries(form));
  if (!read.success) return { kind: 'rejected', why: 'wrong-shape' };
  const { id, status, phoneNumber, failureReason } = read.data;
  return {
    kind: 'report',
    messageId: id,
    state: STATES[status],
    phone: phoneNumber ?? null,
    failureReason: failureReason ?? null,
  };
}
