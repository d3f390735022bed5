import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf, recordsClosedSince } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import type { TimePlace } from '../../platform/time-cursor.ts';
import { awaitedPurposes } from '../payments/index.ts';
import { appointmentsOf } from './appointment-view.ts';
import * as lists from './list-store.ts';
import { NUMBER_SHOWN_AFTER, PURPOSE } from './rules.ts';
import type { BookingRow } from './store.ts';

export type Tab = 'upcoming' | 'completed' | 'cancelled';

export interface ListInput {
  readonly tab: Tab;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const STATEMENTS = { upcoming: lists.upcoming, completed: lists.past, cancelled: lists.cancelled } as const;

/**
 * Returns one page of the caller's own appointments in a tab: upcoming ones nearest first, the others newest first
 * (C27, PAT-APPT-01). While old records are closed in the caller's browser, only those made since, and the next
 * one, so that it is not missed.
 */
export async function listAppointments(
  ctx: Context,
  { tab, cursor, limit }: ListInput,
): Promise<{ appointments: AppointmentBody[]; next_cursor: string | null }> {
  const now = ctx.clock.now();
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const awaited = await awaitedPurposes(ctx, PURPOSE, accountOf(ctx));
  const rows = await ctx.db.many(STATEMENTS[tab], {
    patientId: accountOf(ctx),
    now,
    pastBefore: later(now, -NUMBER_SHOWN_AFTER),
    afterAt: after?.at ?? null,
    afterId: after?.id ?? null,
    limit: limit + 1,
    awaited,
    madeAfter: recordsClosedSince(ctx),
  });
  const page = rows.slice(0, limit);
  return {
    appointments: await appointmentsOf(ctx, page),
    next_cursor: rows.length > limit ? writeTimeCursor(sortPositionOf(page.at(-1)!)) : null,
  };
}

/** Returns the sort position of a booking: its start, or its creation for an emergency that no doctor has accepted. */
export function sortPositionOf({ id, starts_at: startsAt, created_at: createdAt }: BookingRow): TimePlace {
  return { at: startsAt ?? createdAt, id };
}
