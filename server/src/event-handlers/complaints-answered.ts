import type { EventPayloads } from '../events/index.ts';
import { syncCase } from '../modules/cases/index.ts';
import { answerForEmail } from '../modules/complaints/index.ts';
import { doctorOfAccount } from '../modules/doctors/index.ts';
import { contactOf } from '../modules/identity/index.ts';
import { addNotification, sendEmail, sendNotice } from '../modules/notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { EventHandlers } from '../platform/jobs/worker.ts';
import { publicAddress } from '../platform/own-address.ts';

type Answered = EventPayloads['complaints.answered'];

const keyOf = ({ complaintId, messageId = complaintId }: Answered) => `complaint-answered:${messageId}`;

/** Tells a writer with an account by SMS, and a doctor under the bell too, with a link to the answer (C87). */
async function notifyWriter(ctx: Context, answered: Answered): Promise<void> {
  const { complaintId, accountId, number } = answered;
  if (accountId === null) return;
  const key = keyOf(answered);
  const values = { number, link: `${publicAddress(ctx)}/contact` };
  await sendNotice(ctx, { to: { accountId }, template: 'complaint-answered', values, key, about: complaintId });
  const doctor = await doctorOfAccount(ctx, accountId);
  if (doctor !== undefined)
    await addNotification(ctx, {
      accountId,
      doctorId: doctor.id,
      template: 'complaint-answered',
      values: { number },
      key,
    });
}

/**
 * Sends the answer to the address that its writer gave, where a mail server is configured (C87). Who has an account
 * gets a link to it, because an address may be mistyped.
 */
async function emailWriter(ctx: Context, answered: Answered): Promise<void> {
  const found = ctx.integrations.mail === null ? undefined : await answerForEmail(ctx, answered.complaintId);
  if (found === undefined) return;
  const { complaintId, accountId, number } = answered;
  const { email: address, language, response } = found;
  const values = { number, link: `${publicAddress(ctx)}/contact` };
  const message = { key: keyOf(answered), about: complaintId };
  if (accountId === null)
    return sendEmail(ctx, {
      to: { address, language },
      template: 'complaint-answer',
      values: { ...values, response },
      ...message,
    });
  const reader = await contactOf(ctx, accountId);
  if (reader === undefined) return;
  await sendEmail(ctx, {
    to: { address, language: reader.language },
    template: 'complaint-answered',
    values,
    ...message,
  });
}

/** It waits for nobody any more. */
async function closeCase(ctx: Context, { complaintId }: Answered): Promise<void> {
  await syncCase(ctx, 'complaint', complaintId);
}

/** The handlers of the event 'complaints.answered'. */
export const handlers: EventHandlers['complaints.answered'] = [closeCase, notifyWriter, emailWriter];
