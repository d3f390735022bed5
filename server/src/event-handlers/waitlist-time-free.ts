import type { EventPayloads } from '../events/index.ts';
import { doctorNames } from '../modules/doctors/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { NOTIFY_WITHIN } from '../modules/waitlist/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';
import { later } from '../platform/time.ts';

/** Tells the patient whose turn it is that the doctor has a free time. */
async function notifyOfFreeTime(
  ctx: Context,
  { entryId, patientId, doctorId }: EventPayloads['waitlist.time-free'],
): Promise<void> {
  const doctor = (await doctorNames(ctx, [doctorId])).get(doctorId);
  if (doctor === undefined) return;
  const values = { doctor: doctor.fullName, link: `${publicAddress(ctx)}/book/${doctorId}` };
  await sendNotice(ctx, {
    to: { accountId: patientId },
    template: 'waitlist-time-free',
    values,
    key: `waitlist:${entryId}`,
    validUntil: later(ctx.clock.now(), NOTIFY_WITHIN),
  });
}

/** The handlers of the event 'waitlist.time-free'. */
export const handlers: EventHandlers['waitlist.time-free'] = [notifyOfFreeTime];
