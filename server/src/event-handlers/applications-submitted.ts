import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { textStaff } from './text-staff.ts';

/** Tells the applicant that the application waits for review, once, with a link to its status page. */
async function notifyApplicant(
  ctx: Context,
  { applicationId, accountId, number }: EventPayloads['applications.submitted'],
): Promise<void> {
  await sendNotice(ctx, {
    to: { accountId },
    template: 'application-received',
    values: { number, link: `${publicAddress(ctx)}/doctor/application-status` },
    key: `application-received:${applicationId}`,
    about: applicationId,
  });
}

/** Tells staff, if a staff number is set, that an application waits, once. */
async function notifyStaffOfApplication(
  ctx: Context,
  { applicationId, number }: EventPayloads['applications.submitted'],
): Promise<void> {
  await textStaff(ctx, {
    template: 'application-received-staff',
    values: { number },
    key: `application-received-staff:${applicationId}`,
    about: applicationId,
  });
}

/** Puts the application into the queue of what waits for a person. */
async function queueApplication(
  ctx: Context,
  { applicationId }: EventPayloads['applications.submitted'],
): Promise<void> {
  await syncCase(ctx, 'application', applicationId);
}

/** The handlers of the event 'applications.submitted'. */
export const handlers: EventHandlers['applications.submitted'] = [
  notifyApplicant,
  notifyStaffOfApplication,
  queueApplication,
];
