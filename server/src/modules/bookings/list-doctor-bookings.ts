import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import type { TimePlace } from '../../platform/time-cursor.ts';
import * as own from './doctor-store.ts';
import type { ActivityRow } from './doctor-store.ts';
import type { Tab } from './list-appointments.ts';
import { latestTime } from './call-policy.ts';
import { NUMBER_SHOWN_AFTER } from './rules.ts';
import type { BookingRow } from './store.ts';

interface DoctorBooking {
  readonly doctorId: string;
  readonly bookingId: string;
}

/** Returns a paid booking of a doctor, or an emergency that this doctor accepted. Undefined for any other booking. */
export async function findDoctorBooking(
  ctx: Context,
  { doctorId, bookingId }: DoctorBooking,
): Promise<BookingRow | undefined> {
  return ctx.db.maybe(own.findOfDoctor, { doctorId, bookingId });
}

/** Same as `findDoctorBooking`, and locks the row until the open transaction ends. */
export async function lockDoctorBooking(
  inside: Context,
  { doctorId, bookingId }: DoctorBooking,
): Promise<BookingRow | undefined> {
  return inside.db.maybe(own.findOfDoctorLocked, { doctorId, bookingId });
}

/**
 * Returns one page of a doctor's bookings in a tab, after a position: upcoming ones nearest first, the others newest
 * first.
 */
export async function listDoctorBookings(
  ctx: Context,
  { doctorId, tab, after, limit }: { doctorId: string; tab: Tab; after: TimePlace | null; limit: number },
): Promise<BookingRow[]> {
  const now = ctx.clock.now();
  return ctx.db.many(own.pages[tab], {
    doctorId,
    now,
    pastBefore: later(now, -NUMBER_SHOWN_AFTER),
    afterAt: after?.at ?? null,
    afterId: after?.id ?? null,
    limit,
  });
}

/** Counts a doctor's appointments from `from` until before `before`, and the different patients of all time. */
export async function countDoctorBookings(
  ctx: Context,
  { doctorId, from, before }: { doctorId: string; from: Date; before: Date },
): Promise<{ readonly inSpan: number; readonly patients: number }> {
  const { today, patients } = await ctx.db.one(own.countsOfDoctor, { doctorId, from, before });
  return { inSpan: today, patients };
}

/** Returns a doctor's next scheduled appointments after an instant, `most` of them, accepted emergencies included. */
export async function listNextScheduled(
  ctx: Context,
  { doctorId, after, most }: { doctorId: string; after: Date; most: number },
): Promise<BookingRow[]> {
  return ctx.db.many(own.standing, { doctorId, after, limit: most });
}

/** Returns the latest events of a doctor's paid bookings since an instant, newest first, `most` at most. */
export async function listRecentEvents(
  ctx: Context,
  { doctorId, since, most }: { doctorId: string; since: Date; most: number },
): Promise<ActivityRow[]> {
  return ctx.db.many(own.recentActivity, { doctorId, since, limit: most });
}

/** A scheduled appointment with the times that its patient was told. */
export interface ComingBooking {
  readonly id: string;
  readonly startsAt: Date;
  /** The new time after an announced delay; null when it begins as planned. */
  readonly expectedAt: Date | null;
  /** The latest time that the patient was told: the start, or later. */
  readonly latestAt: Date;
}

/**
 * Returns a doctor's scheduled appointments from `from` until before `before`, in order. Without emergencies, which
 * have no planned time.
 */
export async function listScheduledBetween(
  ctx: Context,
  { doctorId, from, before }: { doctorId: string; from: Date; before: Date },
): Promise<ComingBooking[]> {
  return (await ctx.db.many(own.scheduledOfDoctor, { doctorId, from, before })).map((row) => ({
    id: row.id,
    startsAt: row.starts_at,
    expectedAt: row.expected_at,
    latestAt: latestTime(row, row.starts_at),
  }));
}

/**
 * Returns how many scheduled appointments each of these doctors has to come, by the doctor's id; a doctor without any
 * is missing. Without emergencies.
 */
export async function countToCome(ctx: Context, doctorIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await ctx.db.many(own.scheduledPerDoctor, { doctorIds, after: ctx.clock.now() });
  return new Map(rows.map(({ doctor_id: id, count }) => [id, count]));
}

/** Returns how many consultations each of these doctors has completed. */
export async function countCompleted(ctx: Context, doctorIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await ctx.db.many(own.completedPerDoctor, { doctorIds });
  return new Map(rows.map(({ doctor_id: id, count }) => [id, count]));
}
