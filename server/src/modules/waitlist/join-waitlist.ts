import type { WaitlistEntryBody } from '@tabibu/contract/waitlist';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { later } from '../../platform/time.ts';
import { freeTimes } from '../bookings/index.ts';
import { accountOfDoctor, findBookableDoctor } from '../doctors/index.ts';
import { lockAccount } from '../identity/index.ts';
import { listWaiting } from './list-waiting.ts';
import { MAX_PER_PATIENT, WAIT_LIFE } from './rules.ts';
import * as store from './store.ts';

/**
 * Puts the signed-in patient on a doctor's wait list for thirty days. Joining again keeps the place in line. Throws
 * Problem `not-found` for an unknown doctor, `booking-own` for the caller's own doctor account, `times-are-free` while
 * the doctor has free times, and `waitlist-full` beyond ten doctors.
 */
export async function joinWaitlist(ctx: Context, doctorId: string): Promise<WaitlistEntryBody> {
  if ((await findBookableDoctor(ctx, doctorId)) === undefined) throw new Problem('not-found');
  const patientId = accountOf(ctx);
  if ((await accountOfDoctor(ctx, doctorId)) === patientId) throw new Problem('booking-own');
  if ((await freeTimes(ctx, doctorId)).length > 0) throw new Problem('times-are-free');
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    // The lock on the account makes its erasure wait, and lets two requests at once be counted one after the other.
    if (!(await lockAccount(inside, patientId))) throw new Problem('not-signed-in');
    const waiting = await inside.db.many(store.waitingOf, { patientId, now });
    const isNew = !waiting.some((entry) => entry.doctor_id === doctorId);
    if (isNew && waiting.length >= MAX_PER_PATIENT) throw new Problem('waitlist-full', { count: MAX_PER_PATIENT });
    await inside.db.run(store.join, { id: newId(now), patientId, doctorId, now, endsAt: later(now, WAIT_LIFE) });
    if (isNew) await audit(inside, { action: 'waitlist.join', object: 'doctor', objectId: doctorId });
    return (await listWaiting(inside)).find((entry) => entry.doctor_id === doctorId)!;
  });
}
