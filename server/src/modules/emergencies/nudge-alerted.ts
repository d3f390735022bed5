import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent } from '../../platform/outbox.ts';
import { accountOfDoctor } from '../doctors/index.ts';
import * as store from './store.ts';

/** Refreshes the open dashboards of all doctors who were alerted to an emergency. */
export async function nudgeAlertedDoctors(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    for (const { doctor_id: doctorId } of await inside.db.many(store.alertedDoctors, { bookingId }))
      await nudgeDashboard(inside, doctorId);
  });
}

/** Refreshes one doctor's open dashboard. */
export async function nudgeDashboard(ctx: Context, doctorId: string): Promise<void> {
  const account = await accountOfDoctor(ctx, doctorId);
  if (account !== undefined) await sendLiveEvent(ctx, account, { kind: 'emergency' });
}
