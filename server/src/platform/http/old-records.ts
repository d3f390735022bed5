import type { Endpoint } from '@tabibu/contract/endpoint';
import { OLD_RECORDS } from '@tabibu/contract/old-records';
import { hasAccount, recordsClosedSince } from '../context.ts';
import type { Actor, Context } from '../context.ts';
import { Problem } from '../problem.ts';
import { readParams } from './schemas.ts';

/** Returns whether a booking exists and was made before a time, or at it. */
export type IsOldBooking = (ctx: Context, bookingId: string, before: Date) => Promise<boolean>;

/** Throws if an endpoint that admits patients does not say what it does while old records are closed. */
export function demandStatement({ id, access, path }: Endpoint): void {
  const kind = OLD_RECORDS.get(id);
  if (kind === undefined && (access.includes('patient') || access.includes('anyone')))
    throw new Error(`${id} does not say what it does while old records are closed`);
  if (kind === 'by-booking' && !path.includes('/:booking_id')) throw new Error(`${id} names no booking in its path`);
}

/** Refuses what reads or changes old records while they are closed in the caller's browser. */
export function refuseClosed(endpointId: string, actor: Actor): void {
  if (!hasAccount(actor) || actor.recordsClosedAt === undefined) return;
  if (OLD_RECORDS.get(endpointId) === 'closed') throw new Problem('records-locked');
}

/** Refuses what concerns a booking that was made before the records were closed in the caller's browser. */
export async function refuseOldBooking(
  isOldBooking: IsOldBooking,
  { id, params }: Endpoint,
  ctx: Context,
  given: unknown,
): Promise<void> {
  const closedAt = recordsClosedSince(ctx);
  if (closedAt === null || OLD_RECORDS.get(id) !== 'by-booking') return;
  const { booking_id: bookingId } = readParams(params, given) as { booking_id: string };
  if (await isOldBooking(ctx, bookingId, closedAt)) throw new Problem('records-locked');
}
