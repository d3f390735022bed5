import { auditReading } from '../../platform/audit-reading.ts';
import type { Context } from '../../platform/context.ts';
import type { findParticipant } from '../calls/index.ts';

/** Writes down that the doctor read the chat. The patient reads their own, which leaves no row. */
export async function auditChat(
  ctx: Context,
  { booking, accounts }: Awaited<ReturnType<typeof findParticipant>>,
): Promise<void> {
  await auditReading(ctx, {
    action: 'chat.read',
    readings: [{ personId: accounts.patient, object: 'chat', objectId: booking.id }],
  });
}
