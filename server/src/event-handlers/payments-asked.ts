import type { EventHandlers } from '../platform/jobs/worker.ts';
import { tellOtherPayer } from './tell-other-payer.ts';

/** The handlers of the event 'payments.asked'. */
export const handlers: EventHandlers['payments.asked'] = [
  (ctx, { paymentId }) => tellOtherPayer(ctx, paymentId, 'payer-asked'),
];
