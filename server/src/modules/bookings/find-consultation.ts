import type { StageBody } from '@tabibu/contract/stages';
import type { Context } from '../../platform/context.ts';
import { appointmentOf, doctorOf, numberFor } from './appointment-view.ts';
import { stageForDoctor } from './doctor-view.ts';
import { saysOf } from './policy.ts';
import type { BookingState } from './states.ts';
import * as own from './doctor-store.ts';
import * as store from './store.ts';

/** A paid appointment with a time, as those see it who take part in it. */
export interface Consultation {
  readonly id: string;
  readonly patientId: string;
  /** Who treats the patient. */
  readonly doctorId: string;
  readonly callType: 'phone' | 'video';
  readonly isEmergency: boolean;
  readonly startsAt: Date;
  /** When the doctor is expected: the start, or later after a delay that was told. */
  readonly expectedAt: Date;
  readonly state: BookingState;
  /** The patient says that the two did not speak. */
  readonly denied: boolean;
}

/** A paid appointment by id; undefined when it is not there, was never paid for, or has no time yet. */
export async function findConsultation(ctx: Context, bookingId: string): Promise<Consultation | undefined> {
  const row = await ctx.db.maybe(store.find, [bookingId]);
  if (row === undefined || row.funding === null || row.starts_at === null) return undefined;
  return {
    id: row.id, patientId: row.patient_id, doctorId: doctorOf(row), callType: row.call_type, isEmergency: row.is_emergency,
    startsAt: row.starts_at, expectedAt: row.expected_at ?? row.starts_at, state: row.state, denied: row.denied_at !== null,
  };
}

export interface ConsultationNotes {
  readonly reason: string | null;
  readonly doctorPhone: string | null;
  /** Where it stands, in the words of this side. */
  readonly stage: StageBody;
  /** What the patient may say of whether the two spoke. */
  readonly says: ReturnType<typeof saysOf>;
}

/** What the two people of a consultation see of it besides: the patient's words, the doctor's number as long as it may be seen (W24), and where it stands. */
export async function consultationNotes(ctx: Context, bookingId: string, side: 'patient' | 'doctor'): Promise<ConsultationNotes> {
  const row = await ctx.db.one(store.find, [bookingId]);
  return {
    stage: side === 'patient' ? (await appointmentOf(ctx, row)).stage : await stageForDoctor(ctx, row),
    says: side === 'patient' ? saysOf(row, ctx.clock.now()) : [],
    reason: row.reason_sealed === null ? null : ctx.keys.open(`bookings.reason.${row.id}`, row.reason_sealed),
    doctorPhone: await numberFor(ctx, row),
  };
}

/** The starts of the doctor's paid appointments between two instants that have not taken place yet. */
export async function openStarts(ctx: Context, { doctorId, from, before }: { doctorId: string; from: Date; before: Date }): Promise<Date[]> {
  return (await ctx.db.many(store.openStarts, [doctorId, from, before])).map(({ starts_at }) => starts_at);
}

/** Paid appointments that began in a span of time and are neither completed nor called off; some hundreds at most. */
export async function unsettledBookings(ctx: Context, { from, until }: { from: Date; until: Date }): Promise<{ id: string; startsAt: Date }[]> {
  return (await ctx.db.many(store.unsettled, [from, until])).map(({ id, starts_at }) => ({ id, startsAt: starts_at }));
}

/** Ids of the doctor's appointments that stand, accepted emergencies too, with a start after an instant; the next `most` of them. */
export async function standingBookings(ctx: Context, { doctorId, after, most }: { doctorId: string; after: Date; most: number }): Promise<string[]> {
  return (await ctx.db.many(own.standing, [doctorId, after, most])).map(({ id }) => id);
}
