import { timeZoneOf } from '@tabibu/contract/countries';
import type { EventPayloads } from '../events/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { textStaff } from './text-staff.ts';

/** Tells the patient by SMS that an administrator opened the record, once, with nothing that stands in it (Z-11). */
async function notifyPatientOfBreakGlass(
  ctx: Context,
  { accessId, patientId, openedAt }: EventPayloads['break-glass.opened'],
): Promise<void> {
  const patient = await contactOf(ctx, patientId);
  const zone = patient === undefined ? 'UTC' : timeZoneOf(patient.country);
  await sendNotice(ctx, {
    to: { accountId: patientId },
    template: 'break-glass-opened',
    values: { when: { at: openedAt, zone }, contact: await findContact(ctx) },
    key: `break-glass-opened:${accessId}`,
    about: accessId,
  });
}

/** Tells staff, if a staff number is set, that an access waits for its review, once. */
async function notifyStaffOfBreakGlass(ctx: Context, { accessId }: EventPayloads['break-glass.opened']): Promise<void> {
  await textStaff(ctx, {
    template: 'break-glass-opened-staff',
    values: {},
    key: `break-glass-opened-staff:${accessId}`,
    about: accessId,
  });
}

/** The handlers of the event 'break-glass.opened'. */
export const handlers: EventHandlers['break-glass.opened'] = [notifyPatientOfBreakGlass, notifyStaffOfBreakGlass];
