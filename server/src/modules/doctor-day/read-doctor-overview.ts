import { DELAY_MINUTES } from '@tabibu/contract/delay-minutes';
import type { DoctorOverviewBody, ActivityBody } from '@tabibu/contract/doctor-day';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import { NUMBER_SHOWN_AFTER, countDoctorBookings, listRecentEvents, listNextScheduled } from '../bookings/index.ts';
import type { ActivityRow, ComingBooking } from '../bookings/index.ts';
import { actingDoctor, readVerificationAndRating } from '../doctors/index.ts';
import type { ActingDoctor } from '../doctors/index.ts';
import { namesOf } from '../identity/index.ts';
import { membersById } from '../people/index.ts';
import { auditSeen, doctorAppointmentsOf } from './doctor-view.ts';
import { findComing } from './find-concerned.ts';
import { mayAnnounceDelay, delaySilenceEndsAt, reachedBy } from './policy.ts';
import { dayBounds } from './rules.ts';
import * as store from './store.ts';

/** The specification shows the two next appointments. The number of recent events is what fits on one screen. */
const NEXT = 2;
const HAPPENINGS = 8;
const RECENT = 30 * DAY;
/** More half hours than a day has. */
const STANDING = 50;
const [SHORTEST] = DELAY_MINUTES;

/**
 * Returns the doctor's overview page (DOC-DASH-05, 06, W61): figures, appointments that are late, patients who may be
 * in the waiting room, the two next appointments, recent events, and whether a delay can be announced.
 */
export async function readDoctorOverview(ctx: Context): Promise<DoctorOverviewBody> {
  const doctor = await actingDoctor(ctx);
  const now = ctx.clock.now();
  const today = dayBounds(now, doctor.timeZone);
  const [standing, figures, rows, coming, planned, announced, activity] = await Promise.all([
    readVerificationAndRating(ctx, doctor.id),
    countDoctorBookings(ctx, { doctorId: doctor.id, from: today.from, before: today.to }),
    listNextScheduled(ctx, { doctorId: doctor.id, after: later(now, -NUMBER_SHOWN_AFTER), most: STANDING }),
    findComing(ctx, doctor),
    ctx.db.maybe(store.plannedDelay, { doctorId: doctor.id }),
    ctx.db.maybe(store.lastAnnouncement, { doctorId: doctor.id, since: today.from }),
    activityOf(ctx, doctor, now),
  ]);
  if (standing === undefined) throw new Problem('not-found');
  await auditSeen(ctx, rows);
  const appointments = await doctorAppointmentsOf(ctx, doctor, rows);
  const ahead = appointments.filter(({ starts_at: at }) => new Date(at) > now);
  const mayWait = ({ actions }: (typeof ahead)[number]) => actions.includes('join');
  return {
    doctor: {
      id: doctor.id,
      name: doctor.fullName,
      specialty_id: standing.specialtyId,
      country: doctor.country,
      time_zone: doctor.timeZone,
      verified_at: standing.verifiedAt.toISOString(),
    },
    figures: {
      appointments_today: figures.inSpan,
      patients: figures.patients,
      rating: standing.rating,
      rating_count: standing.ratingCount,
    },
    queue: { late: appointments.filter(({ is_late: late }) => late), waiting: ahead.filter(mayWait) },
    next: ahead.filter((one) => !mayWait(one)).slice(0, NEXT),
    activity,
    delay: {
      would_tell: reachedBy(coming, SHORTEST).filter((one) => mayAnnounceDelay(one, SHORTEST, now)).length,
      may_withdraw: coming.some((one) => mayAnnounceDelay(one, 0, now)),
      ...delayOf(planned, announced, coming, now),
    },
  };
}

/**
 * Returns the delay that waits to be sent, or the last one sent today, how many of those whom it concerns are among the
 * appointments `coming`, and when another one may be announced.
 */
function delayOf(
  planned: store.PlannedDelayRow | undefined,
  told: store.AnnouncementRow | undefined,
  coming: readonly ComingBooking[],
  now: Date,
): Pick<DoctorOverviewBody['delay'], 'again_at' | 'last'> {
  const stillCome = (bookingIds: readonly string[]) => coming.filter(({ id }) => bookingIds.includes(id)).length;
  if (planned !== undefined) {
    return {
      again_at: null,
      last: {
        state: 'waits',
        minutes: planned.minutes,
        count: planned.booking_ids.length,
        still_come: stillCome(planned.booking_ids),
        at: planned.sends_at.toISOString(),
      },
    };
  }
  if (told === undefined) return { again_at: null, last: null };
  return {
    again_at: delaySilenceEndsAt(told, now)?.toISOString() ?? null,
    last: {
      state: 'told',
      minutes: told.minutes,
      count: told.told,
      still_come: told.booking_ids ? stillCome(told.booking_ids) : told.told,
      at: told.announced_at.toISOString(),
    },
  };
}

async function activityOf(ctx: Context, doctor: ActingDoctor, now: Date): Promise<ActivityBody[]> {
  const rows = await listRecentEvents(ctx, {
    doctorId: doctor.id,
    since: later(now, -RECENT),
    most: HAPPENINGS,
  });
  const names = await namesOf(
    ctx,
    rows.map(({ patient_id: id }) => id),
  );
  const members = await membersById(
    ctx,
    rows.map(({ person_id: id }) => id),
  );
  return rows.map((row) => ({
    booking_id: row.id,
    kind: kindOf(row),
    at: row.at.toISOString(),
    patient_name: members.get(row.person_id ?? '')?.name ?? names.get(row.patient_id) ?? '',
  }));
}

function kindOf({ what, cancelled_by: by }: ActivityRow): ActivityBody['kind'] {
  if (what !== 'cancelled') return what;
  return by === 'patient' || by === 'doctor' ? `cancelled-by-${by}` : 'cancelled';
}
