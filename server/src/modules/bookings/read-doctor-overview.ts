import type { DoctorOverviewBody, HappeningBody } from '@tabibu/contract/doctor-day';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import { readStanding } from '../doctors/index.ts';
import { namesOf } from '../identity/index.ts';
import * as own from './doctor-store.ts';
import { actingDoctor, doctorAppointmentsOf } from './doctor-view.ts';
import type { ActingDoctor } from './doctor-view.ts';
import { DELAY_SILENCE, JUST_BEGUN, NUMBER_AFTER, dayOf } from './rules.ts';

/** The printed two next appointments, and as much of what happened as one look takes in. */
const NEXT = 2;
const HAPPENINGS = 8;
const RECENT = 30 * DAY;
/** More than a full day has half hours. */
const STANDING = 50;

/**
 * The doctor's day from real bookings (DOC-DASH-05, 06, W61): figures, who is late and who may be waiting, the two appointments after those, what
 * happened lately, and whether patients can be told of a delay.
 */
export async function readDoctorOverview(ctx: Context): Promise<DoctorOverviewBody> {
  const doctor = await actingDoctor(ctx);
  const now = ctx.clock.now();
  const today = dayOf(now, doctor.timeZone);
  const [standing, figures, rows, toCome, planned, announced, activity] = await Promise.all([
    readStanding(ctx, doctor.id),
    ctx.db.one(own.figuresOfDoctor, [doctor.id, today.from, today.to]),
    ctx.db.many(own.standing, [doctor.id, later(now, -NUMBER_AFTER), STANDING]),
    ctx.db.many(own.toCome, [doctor.id, later(now, -JUST_BEGUN), today.to]),
    ctx.db.maybe(own.plannedDelay, [doctor.id]),
    ctx.db.maybe(own.lastAnnouncement, [doctor.id, today.from]),
    activityOf(ctx, doctor, now),
  ]);
  if (standing === undefined) throw new Problem('not-found');
  const appointments = await doctorAppointmentsOf(ctx, doctor, rows);
  const ahead = appointments.filter(({ starts_at: at }) => new Date(at) > now);
  const mayWait = ({ actions }: (typeof ahead)[number]) => actions.includes('join');
  return {
    doctor: {
      id: doctor.id, name: doctor.fullName, specialty_id: standing.specialtyId, country: doctor.country, time_zone: doctor.timeZone,
      verified_at: standing.verifiedAt.toISOString(),
    },
    figures: { appointments_today: figures.today, patients: figures.patients, rating: standing.rating, rating_count: standing.ratingCount },
    queue: { late: appointments.filter(({ is_late: late }) => late), waiting: ahead.filter(mayWait) },
    next: ahead.filter((one) => !mayWait(one)).slice(0, NEXT),
    activity,
    delay: { would_tell: toCome.length, ...delayOf(planned, announced, now) },
  };
}

/** What waits to be told, or was told today last, and when another delay may be told. */
function delayOf(planned: own.PlannedDelayRow | undefined, told: own.AnnouncementRow | undefined, now: Date): Pick<DoctorOverviewBody['delay'], 'again_at' | 'last'> {
  if (planned !== undefined) {
    return { again_at: null, last: { state: 'waits', minutes: planned.minutes, count: planned.booking_ids.length, at: planned.sends_at.toISOString() } };
  }
  if (told === undefined) return { again_at: null, last: null };
  const again = later(told.announced_at, DELAY_SILENCE);
  return { again_at: again > now ? again.toISOString() : null, last: { state: 'told', minutes: told.minutes, count: told.told, at: told.announced_at.toISOString() } };
}

async function activityOf(ctx: Context, doctor: ActingDoctor, now: Date): Promise<HappeningBody[]> {
  const rows = await ctx.db.many(own.happenings, [doctor.id, later(now, -RECENT), HAPPENINGS]);
  const names = await namesOf(ctx, rows.map(({ patient_id: id }) => id));
  return rows.map((row) => ({ booking_id: row.id, kind: kindOf(row), at: row.at.toISOString(), patient_name: names.get(row.patient_id) ?? '' }));
}

function kindOf({ what, cancelled_by: by }: own.HappeningRow): HappeningBody['kind'] {
  if (what !== 'cancelled') return what;
  return by === 'patient' || by === 'doctor' ? `cancelled-by-${by}` : 'cancelled';
}
