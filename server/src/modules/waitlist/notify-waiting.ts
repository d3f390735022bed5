import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { later } from '../../platform/time.ts';
import { freeTimes } from '../bookings/index.ts';
import { HEAD_START, countToNotify } from './rules.ts';
import * as store from './store.ts';

/**
 * Publishes `waitlist.time-free` for as many patients on a doctor's wait list as the doctor has free half hours, in the
 * order in which they joined. The next ones are told half an hour later, if half hours are still free. Each patient is
 * told once and then no longer waits. Idempotent; several processes may run it at once.
 */
export async function notifyWaiting(ctx: Context, { doctorId }: { doctorId: string }): Promise<void> {
  const now = ctx.clock.now();
  const standing = (inside: Context) =>
    inside.db.one(store.standing, { doctorId, now, toldAfter: later(now, -HEAD_START) });
  if ((await standing(ctx)).waiting === 0) return;
  await inTransaction(ctx, async (inside) => {
    await inside.db.many(store.lockDoctor, { doctorId });
    const { waiting, told } = await standing(inside);
    if (waiting === 0) return;
    const number = countToNotify((await freeTimes(inside, doctorId)).length, told);
    if (number === 0) return;
    const next = await inside.db.many(store.notifyNext, { doctorId, now, limit: number });
    for (const { id, patient_id: patientId } of next)
      await publish(inside, 'waitlist.time-free', { entryId: id, patientId, doctorId });
    await audit(inside, {
      action: 'waitlist.tell',
      object: 'doctor',
      objectId: doctorId,
      details: { people: next.length },
    });
  });
}
