import type { EventPayloads } from '../events.ts';
import { accountOfDoctor } from '../modules/doctors/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { notifyDoctor } from './notify-doctor.ts';

/** What a doctor asked to have changed was decided: under the bell and by SMS, to the number that is theirs now. */
export async function tellOfDecision(ctx: Context, { changeId, doctorId, field, approved }: EventPayloads['doctors.change-decided']): Promise<void> {
  const template = approved ? 'profile-change-approved' : 'profile-change-refused';
  await notifyDoctor(ctx, doctorId, { template, values: { field }, key: `profile-change:${changeId}` });
  const accountId = await accountOfDoctor(ctx, doctorId);
  if (accountId !== undefined) await sendNotice(ctx, { to: { accountId }, template, values: { field }, key: `profile-change:${changeId}` });
}
