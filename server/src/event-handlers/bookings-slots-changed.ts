import type { EventPayloads } from '../events.ts';
import type { Context } from '../platform/context.ts';
import { enqueue } from '../platform/outbox.ts';

/** A slot was taken or given back: the doctor's first free time is computed again, once for many changes. */
export async function refreshNextFreeSoon(ctx: Context, { doctorId }: EventPayloads['bookings.slots-changed']): Promise<void> {
  await enqueue(ctx, 'bookings.refresh-next-free', { doctorId }, { key: `refresh-next-free:${doctorId}` });
}
