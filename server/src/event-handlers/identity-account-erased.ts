import type { EventPayloads } from '../events.ts';
import { redactPatient } from '../modules/bookings/index.ts';
import { redactChat } from '../modules/calls/index.ts';
import { endSubscriptionsOf } from '../modules/notifications/index.ts';
import { redactPayer } from '../modules/payments/index.ts';
import { redactRecords } from '../modules/records/index.ts';
import { redactReviews } from '../modules/reviews/index.ts';
import type { Context } from '../platform/context.ts';

/**
 * What an erased person wrote, and who paid, is forgotten; what happened and what it cost stays. Doctors' records lose name and codes,
 * and no browser is rung for them.
 */
export async function forgetWhatTheyWrote(ctx: Context, { accountId }: EventPayloads['identity.account-erased']): Promise<void> {
  await redactPatient(ctx, accountId);
  await redactChat(ctx, accountId);
  await redactPayer(ctx, accountId);
  await redactReviews(ctx, accountId);
  await redactRecords(ctx, accountId);
  await endSubscriptionsOf(ctx, accountId);
}
