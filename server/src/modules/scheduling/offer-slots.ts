import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import { SLOT, halfHourAt, slotsWithin, withoutAbsences } from './rules.ts';
import type { Stretch } from './rules.ts';
import * as store from './store.ts';

/** Nothing further ahead than this is computed, whatever is asked. */
const MOST_DAYS = 400 * 86_400_000;

/**
 * The instants at which a doctor offers a half hour within a stretch, in order: weekly half hours in the doctor's zone minus absences.
 * Bookings are not subtracted. None for a doctor who cannot be booked. The zone saves a query where the caller knows it.
 */
export async function offeredSlots(ctx: Context, doctorId: string, { from, to }: Stretch, timeZone?: string): Promise<Date[]> {
  const zone = timeZone ?? await zoneOf(ctx, doctorId);
  if (zone === undefined || to.getTime() - from.getTime() > MOST_DAYS) return [];
  const [week, absences] = await Promise.all([ctx.db.many(store.week, [doctorId]), ctx.db.many(store.absences, [doctorId, from, later(to, SLOT)])]);
  return withoutAbsences(slotsWithin(week, { from, to }, zone), absences);
}

/** True when a doctor offers the half hour that begins at this instant (I-19). Says nothing about bookings or the past. */
export async function isOffered(ctx: Context, doctorId: string, at: Date, timeZone?: string): Promise<boolean> {
  const zone = timeZone ?? await zoneOf(ctx, doctorId);
  const half = zone === undefined ? null : halfHourAt(at, zone);
  if (half === null) return false;
  return (await ctx.db.one(store.offers, [doctorId, half.weekday, half.starts, at, later(at, SLOT)])).offered;
}

/** Which of these doctors, who share a zone, offer the half hour that begins at this instant; one question for all. */
export async function whoIsAtWork(ctx: Context, doctorIds: readonly string[], at: Date, zone: string): Promise<Set<string>> {
  const half = halfHourAt(at, zone);
  if (half === null || doctorIds.length === 0) return new Set();
  const rows = await ctx.db.many(store.atWork, [doctorIds, half.weekday, half.starts, at, later(at, SLOT)]);
  return new Set(rows.map(({ doctor_id: id }) => id));
}

async function zoneOf(ctx: Context, doctorId: string): Promise<string | undefined> {
  return (await findBookableDoctor(ctx, doctorId))?.timeZone;
}
