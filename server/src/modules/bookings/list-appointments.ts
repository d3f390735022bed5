import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { appointmentsOf } from './appointment-view.ts';
import * as lists from './list-store.ts';
import { NUMBER_AFTER } from './rules.ts';
import { cursorOf, readCursor } from './turn-page.ts';

export type Tab = 'upcoming' | 'completed' | 'cancelled';

export interface ListInput { readonly tab: Tab; readonly cursor?: string | undefined; readonly limit: number }

const STATEMENTS = { upcoming: lists.upcoming, completed: lists.past, cancelled: lists.calledOff } as const;

/** One's own appointments by tab, nearest first for what is to come, newest first otherwise; keyset pages (C27, PAT-APPT-01). */
export async function listAppointments(ctx: Context, { tab, cursor, limit }: ListInput): Promise<{ appointments: AppointmentBody[]; next_cursor: string | null }> {
  const now = ctx.clock.now();
  const [at, id] = cursor === undefined ? [null, null] : readCursor(cursor);
  const rows = await ctx.db.many(STATEMENTS[tab], [accountOf(ctx), now, later(now, -NUMBER_AFTER), at, id, limit + 1]);
  const page = rows.slice(0, limit);
  return { appointments: await appointmentsOf(ctx, page), next_cursor: rows.length > limit ? cursorOf(page.at(-1)!) : null };
}
