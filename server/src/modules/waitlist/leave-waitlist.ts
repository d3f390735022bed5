import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { findBookableDoctor } from '../doctors/index.ts';
import * as store from './store.ts';

/**
 * Takes the signed-in patient off a doctor's wait list, also when the doctor has left meanwhile. Idempotent. Throws
 * Problem `not-found` when there is neither such a doctor nor an entry.
 */
export async function leaveWaitlist(ctx: Context, doctorId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const left = await inside.db.run(store.leave, { patientId: accountOf(ctx), doctorId });
    if (left === 0 && (await findBookableDoctor(inside, doctorId)) === undefined) throw new Problem('not-found');
    if (left > 0) await audit(inside, { action: 'waitlist.leave', object: 'doctor', objectId: doctorId });
  });
}

/** Takes a patient off the wait list of a doctor with whom the patient now has an appointment. Idempotent. */
export async function endWait(
  ctx: Context,
  { patientId, doctorId }: { patientId: string; doctorId: string },
): Promise<void> {
  await ctx.db.run(store.leave, { patientId, doctorId });
}

/** Deletes all wait list entries of an erased account. Idempotent. */
export async function forgetWaiting(ctx: Context, accountId: string): Promise<void> {
  await ctx.db.run(store.forgetPatient, { accountId });
}
