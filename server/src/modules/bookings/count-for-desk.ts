import type { Money } from '@tabibu/contract/currencies';
import type { Context } from '../../platform/context.ts';
import * as desk from './desk-figures-store.ts';
import * as leaving from './erasure-store.ts';
import { doctorObstacleOf } from './policy.ts';

/** Returns how many different people had a consultation with one of these doctors. */
export async function countPatientsOf(ctx: Context, doctorIds: readonly string[]): Promise<number> {
  return (await ctx.db.one(desk.patientsOfDoctors, { doctorIds })).found;
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
