import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as desk from './desk-figures-store.ts';
import * as leaving from './erasure-store.ts';
import { doctorObstacleOf } from './policy.ts';

/** Completed consultations. */
export interface ConsultationFigures {
  /** Different people. */
  readonly patients: number;
  readonly consultations: number;
  readonly videoCalls: number;
  readonly phoneCalls: number;
}

const NONE: ConsultationFigures = { patients: 0, consultations: 0, videoCalls: 0, phoneCalls: 0 };

/**
 * Returns what each of these doctors has completed, by id, and how many different patients all of them had together.
 * One statement, however many doctors there are; a doctor without a consultation has zeros.
 */
export async function consultationFigures(
  ctx: Context,
  doctorIds: readonly string[],
): Promise<{ of: (doctorId: string) => ConsultationFigures; patients: number }> {
  const rows = doctorIds.length === 0 ? [] : await ctx.db.many(desk.figuresOfDoctors, { doctorIds });
  const byDoctor = new Map<string | null, ConsultationFigures>();
  for (const { doctor_id: id, patients, consultations, video_calls: videoCalls } of rows)
    byDoctor.set(id, { patients, consultations, videoCalls, phoneCalls: consultations - videoCalls });
  return { of: (doctorId) => byDoctor.get(doctorId) ?? NONE, patients: byDoctor.get(null)?.patients ?? 0 };
}

/** What would be cancelled if a doctor stopped working now, and whether something cannot be cancelled. */
export interface Promises {
  readonly appointments: number;
  readonly patients: number;
  readonly refunds: Money[];
  /** A visit is under way, or an emergency was accepted. */
  readonly isBusy: boolean;
}

/** Returns what a doctor has promised to patients from now on. */
export async function promisesOf(ctx: Context, doctorId: string): Promise<Promises> {
  const now = ctx.clock.now();
  const { appointments, patients } = await ctx.db.one(desk.promisedOf, { doctorId, after: now });
  const refunds = await ctx.db.many(desk.paidAhead, { doctorId, after: now });
  const open = await ctx.db.many(leaving.openOfDoctor, { doctorId, now });
  const isBusy = open.some((booking) => {
    const obstacle = doctorObstacleOf(booking, now);
    return obstacle === 'patient_visit' || obstacle === 'patient_emergency';
  });
  return { appointments, patients, refunds: refunds.map(({ currency, amount }) => ({ amount, currency })), isBusy };
}
