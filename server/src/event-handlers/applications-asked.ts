import type { EventPayloads } from '../events/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { tellApplicant } from './tell-applicant.ts';

/** Tells the applicant that the reviewer asks something, with a link to the page where it is answered. */
async function notifyOfQuestion(
  ctx: Context,
  { applicationId, moveId, accountId, number }: EventPayloads['applications.asked'],
): Promise<void> {
  await tellApplicant(ctx, {
    applicationId,
    accountId,
    template: 'application-asked',
    values: { number, link: `${publicAddress(ctx)}/doctor/application-status` },
    key: `application-asked:${moveId}`,
  });
}

/** The handlers of the event 'applications.asked'. */
export const handlers: EventHandlers['applications.asked'] = [notifyOfQuestion];
