import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { readTimeCursor, writeTimeCursor } from '../../platform/time-cursor.ts';
import type { TimePlace } from '../../platform/time-cursor.ts';
import { awaitedPurposes } from '../payments/index.ts';
import { appointmentsOf } from './appointment-view.ts';
import * as lists from './list-store.ts';
import { NUMBER_AFTER, PURPOSE } from './rules.ts';
import type { BookingRow } from './store.ts';

export type Tab = 'upcoming' | 'completed' | 'cancelled';

export interface ListInput { readonly tab: Tab; readonly cursor?: string | undefined; readonly limit: number }

const STATEMENTS = { upcoming: lists.upcoming, completed: lists.past, cancelled: lists.calledOff } as const;

/** One's own appointments by tab, nearest first for what is to come, newest first otherwise; keyset pages (C27, PAT-APPT-01). */
export async function listAppointments(ctx: Context, { tab, cursor, limit }: ListInput): Promise<{ appointments: AppointmentBody[]; next_cursor: string | null }> {
  const now = ctx.clock.now();
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const awaited = await awaitedPurposes(ctx, PURPOSE, accountOf(ctx));
  const rows = await ctx.db.many(STATEMENTS[tab], [accountOf(ctx), now, later(now, -NUMBER_AFTER), after?.at ?? null, after?.id ?? null, limit + 1, awaited]);
  const page = rows.slice(0, limit);
  return { appointments: await appointmentsOf(ctx, page), next_cursor: rows.length > limit ? writeTimeCursor(placeOf(page.at(-1)!)) : null };
}

/** An emergency that nobody has accepted stands where it was asked for. */
export function placeOf({ id, starts_at: startsAt, created_at: createdAt }: BookingRow): TimePlace {
  return { at: startsAt ?? createdAt, id };
}
