import type { EventPayloads } from '../events/index.ts';
import { showPhoto } from '../modules/applications/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { keepProvenEmail } from './keep-proven-email.ts';
import { leaveService } from './leave-service.ts';
import { tellApplicant } from './tell-applicant.ts';

type Moved = EventPayloads['applications.moved'];

/** Tells the applicant of a decision, with a link to the reasons. */
async function notifyOfDecision(ctx: Context, { applicationId, moveId, accountId, number, to }: Moved): Promise<void> {
  if (to !== 'approved' && to !== 'rejected') return;
  const page = to === 'approved' ? '/auth?role=doctor' : '/doctor/application-status';
  await tellApplicant(ctx, {
    applicationId,
    accountId,
    template: to === 'approved' ? 'application-approved' : 'application-rejected',
    values: { number, link: `${publicAddress(ctx)}${page}` },
    key: `application-moved:${moveId}`,
  });
}

/** Shows the photo of whoever was admitted to patients. */
async function showPhotoOf(ctx: Context, { applicationId, doctorId, to }: Moved): Promise<void> {
  if (to === 'approved') await showPhoto(ctx, { applicationId, doctorId });
}

/** Takes a doctor whose application is no longer approved out of service. */
async function endApproval(ctx: Context, { doctorId, from, moveId }: Moved): Promise<void> {
  if (from === 'approved') await leaveService(ctx, { doctorId, cause: 'approval', key: `approval-ended:${moveId}` });
}

/** Closes the case of an application that was decided, or opens it again. */
async function syncApplicationCase(
  ctx: Context,
  { applicationId }: EventPayloads['applications.moved'],
): Promise<void> {
  await syncCase(ctx, 'application', applicationId);
}

/** The handlers of the event 'applications.moved'. */
export const handlers: EventHandlers['applications.moved'] = [
  notifyOfDecision,
  endApproval,
  syncApplicationCase,
  showPhotoOf,
  keepProvenEmail,
];
