import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { leaveService } from './leave-service.ts';

type Ended = EventPayloads['applications.licence-ended'];

/** Takes a doctor whose licence has ended, or was not checked in time, out of service. */
async function endLicence(ctx: Context, { doctorId, expiredOn, isUnchecked = false }: Ended): Promise<void> {
  const template = isUnchecked ? 'licence-not-checked' : 'licence-ended';
  const values = { day: { day: expiredOn } };
  await leaveService(ctx, {
    doctorId,
    cause: 'licence',
    template,
    values,
    key: `${template}:${doctorId}:${expiredOn}`,
  });
}

/** The handlers of the event 'applications.licence-ended'. */
export const handlers: EventHandlers['applications.licence-ended'] = [endLicence];
