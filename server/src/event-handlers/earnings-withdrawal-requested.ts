import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor } from './notify-doctor.ts';

/** Notifies the doctor that the request to be paid out has arrived. */
async function notifyDoctorOfWithdrawal(
  ctx: Context,
  { withdrawalId, doctorId, amount, currency }: EventPayloads['earnings.withdrawal-requested'],
): Promise<void> {
  await notifyDoctor(ctx, doctorId, {
    template: 'withdrawal-requested',
    values: { amount: { amount, currency } },
    key: `withdrawal-requested:${withdrawalId}`,
  });
}

/** Puts the request into the queue of what waits for a person. */
async function queueWithdrawal(
  ctx: Context,
  { withdrawalId }: EventPayloads['earnings.withdrawal-requested'],
): Promise<void> {
  await syncCase(ctx, 'withdrawal', withdrawalId);
}

/** The handlers of the event 'earnings.withdrawal-requested'. */
export const handlers: EventHandlers['earnings.withdrawal-requested'] = [notifyDoctorOfWithdrawal, queueWithdrawal];
