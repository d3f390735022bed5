import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { tellGuardian } from './tell-guardian.ts';

/** Tells the guardian that the account of the number does not want the record. */
async function notifyGuardian(ctx: Context, { handoverId }: EventPayloads['family.record-declined']): Promise<void> {
  await tellGuardian(ctx, handoverId, 'declined');
}

/** The handlers of the event 'family.record-declined'. */
export const handlers: EventHandlers['family.record-declined'] = [notifyGuardian];
