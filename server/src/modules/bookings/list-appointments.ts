import type { AppointmentBody } from '@tabibu/contract/bookings';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { appointmentsOf } from './appointment-view.ts';
import * as lists from './list-store.ts';
import { NUMBER_AFTER } from './rules.ts';
import type { BookingRow } from './store.ts';

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

function cursorOf(row: BookingRow): string {
  return Buffer.from(`${(row.starts_at ?? row.created_at).toISOString()} ${row.id}`).toString('base64url');
}

function readCursor(cursor: string): [Date, string] {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new Problem('invalid-input', { fields: ['cursor'] });
  return [instant, id];
}
