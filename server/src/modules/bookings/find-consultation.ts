import type { StageBody } from '@tabibu/contract/stages';
import type { Context } from '../../platform/context.ts';
import { doctorNames } from '../doctors/index.ts';
import { appointmentOf, doctorOf, visibleDoctorPhone } from './appointment-view.ts';
import { latestTime, mayClaim, outcomeAnswersOf, saidOf } from './call-policy.ts';
import type { BookingState } from './states.ts';
import { listNextScheduled } from './list-doctor-bookings.ts';
import { stageForDoctor } from './stage-for-doctor.ts';
import * as store from './store.ts';
import { reasonOf } from './visit-reason.ts';

/** A paid appointment with a start, as its two participants see it. */
export interface Consultation {
  readonly id: string;
  readonly patientId: string;
  /** The member of the family for whom it is; null if it is for the patient. */
  readonly memberId: string | null;
  /** The doctor who treats the patient; in an accepted emergency the one who accepted it. */
  readonly doctorId: string;
  readonly callType: 'phone' | 'video';
  readonly isEmergency: boolean;
  readonly startsAt: Date;
  /** When the doctor is expected: the start, or a later time after an announced delay. */
  readonly expectedAt: Date;
  /** The latest time that the patient was ever told; later than `expectedAt` when a delay was shortened. */
  readonly latestAt: Date;
  readonly state: BookingState;
  /** What the patient says about it; null before. */
  readonly said: 'spoke' | 'not-spoke' | null;
  /** The doctor may say that it took place. */
  readonly mayClaim: boolean;
}

/** Returns a paid appointment by id. Undefined when there is none, it was never paid for, or it has no start yet. */
export async function findConsultation(ctx: Context, bookingId: string): Promise<Consultation | undefined> {
  const row = await ctx.db.maybe(store.find, { bookingId });
  if (row === undefined || row.funding === null || row.starts_at === null) return undefined;
  return {
    id: row.id,
    patientId: row.patient_id,
    memberId: row.person_id,
    doctorId: doctorOf(row),
    callType: row.call_type,
    isEmergency: row.is_emergency,
    startsAt: row.starts_at,
    expectedAt: row.expected_at ?? row.starts_at,
    latestAt: latestTime(row, row.starts_at),
    state: row.state,
    said: saidOf(row),
    mayClaim: mayClaim(row, ctx.clock.now()),
  };
}

export interface ConsultationNotes {
  readonly reason: string | null;
  readonly doctorPhone: string | null;
  /** The stage, with its sentences for this side. */
  readonly stage: StageBody;
  /** What the patient may answer now to the question whether the two spoke; empty for the doctor. */
  readonly says: ReturnType<typeof outcomeAnswersOf>;
}

/**
 * Returns the rest of what a participant of a consultation sees: the patient's reason, the doctor's phone number while
 * it may be seen (W24), and the stage.
 */
export async function consultationDetails(
  ctx: Context,
  bookingId: string,
  side: 'patient' | 'doctor',
): Promise<ConsultationNotes> {
  const row = await ctx.db.one(store.find, { bookingId });
  return {
    stage:
      side === 'patient'
        ? (await appointmentOf(ctx, row)).stage
        : stageForDoctor(ctx, row, await zoneOfDoctor(ctx, doctorOf(row))),
    says: side === 'patient' ? outcomeAnswersOf(row, ctx.clock.now()) : [],
    reason: reasonOf(ctx, row),
    doctorPhone: await visibleDoctorPhone(ctx, row),
  };
}

async function zoneOfDoctor(ctx: Context, doctorId: string): Promise<string> {
  return (await doctorNames(ctx, [doctorId])).get(doctorId)?.timeZone ?? 'UTC';
}

/** Returns the starts of a doctor's scheduled appointments from `from` until before `before`, without emergencies. */
export async function openStarts(
  ctx: Context,
  { doctorId, from, before }: { doctorId: string; from: Date; before: Date },
): Promise<Date[]> {
  return (await ctx.db.many(store.openStarts, { doctorId, from, before })).map(({ starts_at }) => starts_at);
}

/** Returns appointments that began from `from` until before `until` and are still scheduled; 500 at most. */
export async function scheduledBookingsBetween(
  ctx: Context,
  { from, until }: { from: Date; until: Date },
): Promise<{ id: string; startsAt: Date }[]> {
  return (await ctx.db.many(store.scheduledBetween, { from, until })).map(({ id, starts_at }) => ({
    id,
    startsAt: starts_at,
  }));
}

/**
 * Returns the ids of a doctor's next scheduled appointments after an instant, `most` of them, accepted emergencies
 * included.
 */
export async function nextScheduledIds(
  ctx: Context,
  standing: Parameters<typeof listNextScheduled>[1],
): Promise<string[]> {
  return (await listNextScheduled(ctx, standing)).map(({ id }) => id);
}
