import type { OwnApplicationBody } from '@tabibu/contract/applications';
import { DOCUMENT_LABELS } from '@tabibu/contract/application-words';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { moveFiles, removeFiles } from '../files/index.ts';
import { contactOf, lockAccount } from '../identity/index.ts';
import { createEmailLink } from './create-email-link.ts';
import { ownApplicationOf } from './read-own.ts';
import { recordMove } from './record-move.ts';
import { PURPOSE } from './rules.ts';
import * as store from './store.ts';

/**
 * Puts the caller's application into the queue: the caller knows the secret of the form and is signed in with its
 * phone, which a code has proven. Somebody who applied before finds the same application again, with the new fields and
 * documents; a rejected one is pending again, an approved one stays as it is. A link goes to its email address. Throws
 * `not-found` for a wrong secret and `application-not-yours` for another phone. May be repeated.
 */
export async function claimApplication(
  ctx: Context,
  { applicationId, claim }: { applicationId: string; claim: string },
): Promise<OwnApplicationBody> {
  const accountId = accountOf(ctx);
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside, accountId);
    const sent = await inside.db.maybe(store.byClaim, { applicationId, claimHash: hashToken(claim) });
    if (sent === undefined) throw new Problem('not-found');
    if (sent.account_id === accountId) return ownApplicationOf(inside, sent);
    const contact = await contactOf(inside, accountId);
    if (sent.account_id !== null || contact?.phone !== sent.phone) throw new Problem('application-not-yours');
    const before = await inside.db.maybe(store.ofAccountLocked, { accountId });
    const own =
      before === undefined ? await submit(inside, sent, accountId) : await merge(inside, sent, before, accountId);
    return ownApplicationOf(inside, own);
  });
}

async function submit(inside: Context, sent: store.ApplicationRow, accountId: string): Promise<store.ApplicationRow> {
  const now = inside.clock.now();
  const own = await inside.db.one(store.submit, { applicationId: sent.id, accountId, now });
  await recordMove(inside, own, { kind: 'submitted', from: 'pending', by: 'applicant' });
  await publish(inside, 'applications.submitted', { applicationId: own.id, accountId, number: own.number });
  await sendLink(inside, own, accountId);
  return own;
}

/** Lets the application of before take over what was sent now, and deletes the second one. */
async function merge(
  inside: Context,
  sent: store.ApplicationRow,
  before: store.ApplicationRow,
  accountId: string,
): Promise<store.ApplicationRow> {
  if (before.status === 'approved') {
    await forget(inside, sent.id);
    return before;
  }
  const now = inside.clock.now();
  const own = await inside.db.one(store.takeOver, { to: before.id, from: sent.id, now });
  const older = await inside.db.many(store.removeDocuments, { applicationId: before.id, labels: [...DOCUMENT_LABELS] });
  await removeFiles(
    inside,
    older.map(({ file_id: id }) => id),
  );
  await inside.db.run(store.moveDocuments, { from: sent.id, to: before.id });
  await moveFiles(inside, { kind: PURPOSE, from: sent.id, to: before.id });
  await inside.db.run(store.remove, { ids: [sent.id] });
  await recordMove(inside, own, { kind: 'sent-again', from: before.status, by: 'applicant' });
  await publish(inside, 'applications.submitted', { applicationId: own.id, accountId, number: own.number });
  if (own.email_verified_at === null) await sendLink(inside, own, accountId);
  return own;
}

/** Has the email address verified, where email is sent at all. Beyond the limit the application goes on without. */
async function sendLink(inside: Context, own: store.ApplicationRow, accountId: string): Promise<void> {
  if (inside.integrations.mail === null) return;
  await createEmailLink(inside, { ...own, account_id: accountId }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'email-links-exhausted') throw error;
  });
}

async function forget(inside: Context, applicationId: string): Promise<void> {
  const files = await inside.db.many(store.filesOf, { ids: [applicationId] });
  await inside.db.run(store.remove, { ids: [applicationId] });
  await removeFiles(
    inside,
    files.map(({ file_id: id }) => id),
  );
}
