import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { tellGuardian } from './tell-guardian.ts';

/** Tells the guardian that the grown-up has taken the record over. */
async function notifyGuardian(ctx: Context, { handoverId }: EventPayloads['family.record-taken']): Promise<void> {
  await tellGuardian(ctx, handoverId, 'taken');
}

/** The handlers of the event 'family.record-taken'. */
export const handlers: EventHandlers['family.record-taken'] = [notifyGuardian];
