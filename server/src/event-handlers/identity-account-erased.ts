import type { EventPayloads } from '../events/index.ts';
import { forgetApplicant } from '../modules/applications/index.ts';
import { forgetConversations } from '../modules/assistant/index.ts';
import { endAssistedOf } from '../modules/assisted-bookings/index.ts';
import { redactPatient } from '../modules/bookings/index.ts';
import { redactChat } from '../modules/chat/index.ts';
import { redactComplaints } from '../modules/complaints/index.ts';
import { endAllCredit } from '../modules/credits/index.ts';
import { endSubscriptionsOf, forgetNotices } from '../modules/notifications/index.ts';
import { forgetFamily } from '../modules/family/index.ts';
import { forgetExports } from '../modules/own-copies/index.ts';
import { forgetSchedules } from '../modules/medication/index.ts';
import { redactPayer } from '../modules/payments/index.ts';
import { forgetFacts } from '../modules/patient-facts/index.ts';
import { forgetPregnancies } from '../modules/pregnancy/index.ts';
import { forgetReadings } from '../modules/readings/index.ts';
import { forgetOpenings } from '../modules/record-opening/index.ts';
import { redactRecords } from '../modules/records/index.ts';
import { redactReviews } from '../modules/reviews/index.ts';
import { revokeCouponsOf } from '../modules/subscriptions/index.ts';
import { forgetWaiting } from '../modules/waitlist/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';

/**
 * Removes from all modules what an erased person wrote and who paid. What happened and what it cost stays, and credit
 * that is left goes to the house. Coupons end. Medical records lose name and codes, no browser is rung for the
 * person any more, and files with the own data go.
 */
async function redactErasedPerson(
  ctx: Context,
  { accountId }: EventPayloads['identity.account-erased'],
): Promise<void> {
  await forgetExports(ctx, accountId);
  await forgetOpenings(ctx, accountId);
  await endAssistedOf(ctx, accountId);
  await redactPatient(ctx, accountId);
  await redactChat(ctx, accountId);
  await redactPayer(ctx, accountId);
  await endAllCredit(ctx, accountId);
  await revokeCouponsOf(ctx, accountId);
  await redactReviews(ctx, accountId);
  await redactRecords(ctx, accountId);
  await forgetFacts(ctx, accountId);
  await forgetReadings(ctx, accountId);
  await forgetSchedules(ctx, accountId);
  await forgetPregnancies(ctx, accountId);
  await forgetConversations(ctx, accountId);
  await forgetFamily(ctx, accountId);
  await redactComplaints(ctx, accountId);
  await forgetWaiting(ctx, accountId);
  await forgetApplicant(ctx, accountId);
  await endSubscriptionsOf(ctx, accountId);
  await forgetNotices(ctx, accountId);
}

/** The handlers of the event 'identity.account-erased'. */
export const handlers: EventHandlers['identity.account-erased'] = [redactErasedPerson];
