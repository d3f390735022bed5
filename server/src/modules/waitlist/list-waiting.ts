import type { WaitlistEntryBody } from '@tabibu/contract/waitlist';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { doctorNames } from '../doctors/index.ts';
import * as store from './store.ts';

/** Returns the wait list entries of the signed-in patient, longest wait first. */
export async function listWaiting(ctx: Context): Promise<WaitlistEntryBody[]> {
  const rows = await ctx.db.many(store.waitingOf, { patientId: accountOf(ctx), now: ctx.clock.now() });
  const names = await doctorNames(
    ctx,
    rows.map((row) => row.doctor_id),
  );
  return rows.map((row) => ({
    doctor_id: row.doctor_id,
    doctor_name: names.get(row.doctor_id)?.fullName ?? '',
    specialty_id: names.get(row.doctor_id)?.specialtyId ?? '',
    joined_at: row.joined_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }));
}
