import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Takes what is not owed back any more out of the queue of what waits for a person. */
async function closeRefund(ctx: Context, { paymentId }: EventPayloads['payments.refund-kept']): Promise<void> {
  await syncCase(ctx, 'refund-due', paymentId);
}

/** The handlers of the event 'payments.refund-kept'. */
export const handlers: EventHandlers['payments.refund-kept'] = [closeRefund];
