import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/time.ts';
import { findBookableDoctor, isLicensedAt } from '../doctors/index.ts';
import { SLOT, halfHourAt, slotsWithin, withoutAbsences } from './rules.ts';
import type { TimeSpan } from './rules.ts';
import * as store from './store.ts';

/** The longest span that is computed, in milliseconds. A longer one is answered with no slots. */
const MOST_DAYS = 400 * 86_400_000;

/** What decides when a doctor's hours are, and until when. */
interface DoctorOfHours {
  readonly timeZone: string;
  readonly licensedUntil: Date | null;
}

/**
 * Returns the starts of the half hours that a doctor offers in a span of time, in order: the weekly half hours in the
 * doctor's time zone minus absences, until the licence ends. Bookings are not subtracted. Empty for a doctor who cannot
 * be booked. Passing the doctor saves a query.
 */
export async function offeredSlots(
  ctx: Context,
  doctorId: string,
  { from, to }: TimeSpan,
  known?: DoctorOfHours,
): Promise<Date[]> {
  const doctor = known ?? (await findBookableDoctor(ctx, doctorId));
  if (doctor === undefined || to.getTime() - from.getTime() > MOST_DAYS) return [];
  const [week, absences] = await Promise.all([
    ctx.db.many(store.week, { doctorId }),
    ctx.db.many(store.absences, { doctorId, from, until: later(to, SLOT) }),
  ]);
  return withoutAbsences(slotsWithin(week, { from, to }, doctor.timeZone), absences).filter((slot) =>
    isLicensedAt(doctor, slot),
  );
}

/**
 * Returns whether a doctor offers the half hour that begins at this instant (I-19), which is before the end of the
 * licence. Bookings and the current time are not considered.
 */
export async function isOffered(ctx: Context, doctorId: string, at: Date, known?: DoctorOfHours): Promise<boolean> {
  const doctor = known ?? (await findBookableDoctor(ctx, doctorId));
  if (doctor === undefined || !isLicensedAt(doctor, at)) return false;
  const half = halfHourAt(at, doctor.timeZone);
  if (half === null) return false;
  return (
    await ctx.db.one(store.offers, { doctorId, weekday: half.weekday, starts: half.starts, at, until: later(at, SLOT) })
  ).offered;
}

/**
 * Returns those of these doctors who offer the half hour that begins at this instant, with one query. All of them must
 * be in this time zone.
 */
export async function whoIsAtWork(
  ctx: Context,
  doctorIds: readonly string[],
  at: Date,
  zone: string,
): Promise<Set<string>> {
  const half = halfHourAt(at, zone);
  if (half === null || doctorIds.length === 0) return new Set();
  const rows = await ctx.db.many(store.atWork, {
    doctorIds,
    weekday: half.weekday,
    starts: half.starts,
    at,
    until: later(at, SLOT),
  });
  return new Set(rows.map(({ doctor_id: id }) => id));
}
