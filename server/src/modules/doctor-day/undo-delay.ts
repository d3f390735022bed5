import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { actingDoctor } from '../doctors/index.ts';
import * as store from './store.ts';

/**
 * Undoes the doctor's planned delay before any patient is told. Throws Problem `delay-told-already` when it was sent or
 * there is none.
 */
export async function undoDelay(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const doctor = await actingDoctor(inside);
    const taken = await inside.db.maybe(store.undoDelay, { doctorId: doctor.id, now: inside.clock.now() });
    if (taken === undefined) throw new Problem('delay-told-already');
    await audit(inside, {
      action: 'bookings.take-back-delay',
      object: 'doctor',
      objectId: doctor.id,
      details: { minutes: taken.minutes },
    });
  });
}
