import type { EventPayloads } from '../events/index.ts';
import { spokenName } from '../modules/bookings/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { membersById } from '../modules/people/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';

/** Tells the guardian that a member's number is gone, because its owner wants no messages. */
async function tellGuardianOfStop(ctx: Context, { personId }: EventPayloads['people.number-stopped']): Promise<void> {
  const member = (await membersById(ctx, [personId])).get(personId);
  if (member === undefined) return;
  await sendNotice(ctx, {
    to: { accountId: member.guardianId },
    template: 'visitor-stopped',
    values: { person: spokenName(member.name), link: `${publicAddress(ctx)}/more/family/${personId}` },
    key: `visitor-stopped:${personId}:${member.version}`,
  });
}

/** The handlers of the event 'people.number-stopped'. */
export const handlers: EventHandlers['people.number-stopped'] = [tellGuardianOfStop];
