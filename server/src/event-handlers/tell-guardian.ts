import { spokenName } from '../modules/bookings/index.ts';
import { findHandover } from '../modules/family/index.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { membersById } from '../modules/people/index.ts';
import type { Context } from '../platform/context.ts';
import { publicAddress } from '../platform/own-address.ts';

/** Tells a guardian how the offer of a record ended. */
export async function tellGuardian(ctx: Context, handoverId: string, answer: 'taken' | 'declined'): Promise<void> {
  const { personId, guardianId } = await findHandover(ctx, handoverId);
  const name = (await membersById(ctx, [personId])).get(personId)?.name ?? '';
  await sendNotice(ctx, {
    to: { accountId: guardianId },
    template: 'record-answered',
    values: { answer, person: spokenName(name), link: `${publicAddress(ctx)}/more/family` },
    key: `record-answered:${handoverId}`,
  });
}
