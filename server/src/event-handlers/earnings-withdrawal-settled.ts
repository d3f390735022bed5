import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { findWithdrawal, requestRest } from '../modules/earnings/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { notifyDoctor, textDoctor } from './notify-doctor.ts';

/**
 * Tells the doctor under the bell that a request was approved, refused, paid or cancelled. By SMS too unless it was
 * approved: then nothing more will come of it.
 */
async function notifyOfWithdrawal(
  ctx: Context,
  { withdrawalId, doctorId, outcome }: EventPayloads['earnings.withdrawal-settled'],
): Promise<void> {
  const withdrawal = await findWithdrawal(ctx, withdrawalId);
  if (withdrawal === undefined) return;
  const key = `withdrawal-${outcome}:${withdrawalId}`;
  const values = { amount: withdrawal.money, number: withdrawal.transactionNumber ?? '' };
  await notifyDoctor(ctx, doctorId, { template: `withdrawal-${outcome}`, values, key });
  if (outcome !== 'approved') await textDoctor(ctx, doctorId, { template: `withdrawal-${outcome}`, values, key });
}

/** Takes a request that was settled, or cancelled by the product, out of the queue of what waits for a person. */
async function closeWithdrawalCase(
  ctx: Context,
  { withdrawalId }: EventPayloads['earnings.withdrawal-settled'],
): Promise<void> {
  await syncCase(ctx, 'withdrawal', withdrawalId);
}

/** Asks for the next currency of a doctor who has left, of whom one request waits at a time. */
async function askForTheRest(
  ctx: Context,
  { withdrawalId }: EventPayloads['earnings.withdrawal-settled'],
): Promise<void> {
  await requestRest(ctx, withdrawalId);
}

/** The handlers of the event 'earnings.withdrawal-settled'. */
export const handlers: EventHandlers['earnings.withdrawal-settled'] = [
  notifyOfWithdrawal,
  closeWithdrawalCase,
  askForTheRest,
];
