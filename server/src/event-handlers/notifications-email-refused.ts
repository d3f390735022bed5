import type { EventPayloads } from '../events/index.ts';
import { noteEmailRefused } from '../modules/applications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/** Has the applicant see that the address of the application does not exist. */
async function noteAtApplication(
  ctx: Context,
  { template, about }: EventPayloads['notifications.email-refused'],
): Promise<void> {
  if (template === 'application-verify') await noteEmailRefused(ctx, about);
}

/** The handlers of the event 'notifications.email-refused'. */
export const handlers: EventHandlers['notifications.email-refused'] = [noteAtApplication];
