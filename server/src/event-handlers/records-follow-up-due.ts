import type { EventPayloads } from '../events/index.ts';
import { findDocument } from '../modules/records/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { notifyOfDocument } from './notify-of-document.ts';
import { peopleOfBooking, whomOf } from './people-of-booking.ts';

/** Reminds the patient that the day of the follow-up is near. */
async function notifyOfFollowUp(ctx: Context, { documentId }: EventPayloads['records.follow-up-due']): Promise<void> {
  const document = await findDocument(ctx, documentId);
  if (document.followUpOn === null) return;
  const { memberName } = await peopleOfBooking(ctx, document.bookingId);
  const link = `${publicAddress(ctx)}/doctors/${document.doctorId}`;
  await notifyOfDocument(ctx, document, 'follow-up-reminder', `follow-up:${documentId}`, {
    ...whomOf(memberName),
    day: { day: document.followUpOn },
    link,
  });
}

/** The handlers of the event 'records.follow-up-due'. */
export const handlers: EventHandlers['records.follow-up-due'] = [notifyOfFollowUp];
