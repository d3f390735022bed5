import type { EventPayloads } from '../events/index.ts';
import { queryReportedPayout } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Asks the gateway itself: what it reports proves nothing (W-04). */
async function queryReported(ctx: Context, { externalId }: EventPayloads['payments.payout-reported']): Promise<void> {
  await queryReportedPayout(ctx, externalId);
}

/** The handlers of the event 'payments.payout-reported'. */
export const handlers: EventHandlers['payments.payout-reported'] = [queryReported];
