import type { EventPayloads } from '../events/index.ts';
import { applicationOfDoctor } from '../modules/applications/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { leaveService } from './leave-service.ts';
import { textDoctor } from './notify-doctor.ts';

type Changed = EventPayloads['doctor-desk.verification-changed'];

/**
 * Tells the doctor that patients can book, or takes one whose verification was taken back out of service. Of a doctor
 * who applied the event of the application does that.
 */
async function follow(ctx: Context, { doctorId, isVerified, occasion }: Changed): Promise<void> {
  const key = `doctor-verification:${occasion}`;
  if (isVerified) await textDoctor(ctx, doctorId, { template: 'doctor-verified', values: {}, key });
  else if ((await applicationOfDoctor(ctx, doctorId)) === undefined)
    await leaveService(ctx, { doctorId, cause: 'verification', key });
}

/** Takes the doctor out of the queue of those whom nobody has verified. */
async function endWaiting(ctx: Context, { doctorId }: Changed): Promise<void> {
  await syncCase(ctx, 'unverified-doctor', doctorId);
}

/** The handlers of the event 'doctor-desk.verification-changed'. */
export const handlers: EventHandlers['doctor-desk.verification-changed'] = [follow, endWaiting];
