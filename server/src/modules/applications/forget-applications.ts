import { inTransaction } from '../../platform/context.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { removeFiles } from '../files/index.ts';
import * as emails from './email-store.ts';
import * as licences from './licence-store.ts';
import * as renewals from './renewal-store.ts';
import * as store from './store.ts';

/** For how long an application waits for the proof of its phone. */
const UNPROVEN_KEPT = 30 * DAY;
/** For how long a deleted application is kept, in case it was a mistake. */
const DELETED_KEPT = 30 * DAY;
/** For how long a link that is over is kept, so that whoever presses it again reads what became of it. */
const LINKS_KEPT = 30 * DAY;

/**
 * Runs every hour: deletes applications whose phone nobody proved within thirty days (API-52), and those that an
 * administrator deleted thirty days ago, with their files; and links to email addresses that are long over. Idempotent.
 */
export async function forgetOverdue(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    await inside.db.run(emails.forgetLinks, { before: later(now, -LINKS_KEPT) });
    const unproven = await inside.db.many(store.unproven, { createdBefore: later(now, -UNPROVEN_KEPT) });
    const deleted = await inside.db.many(store.deleted, { deletedBefore: later(now, -DELETED_KEPT) });
    await forgetApplications(
      inside,
      [...unproven, ...deleted].map(({ id }) => id),
    );
  });
}

/** Deletes all applications of an erased account and the licences it sent, with history and files. Idempotent. */
export async function forgetApplicant(ctx: Context, accountId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const rows = await inside.db.many(store.idsOfAccount, { accountId });
    const sent = await inside.db.many(renewals.forget, { accountId });
    if (rows.length === 0 && sent.length === 0) return;
    await inside.db.run(licences.forgetOf, { doctorIds: sent.map(({ doctor_id: id }) => id) });
    await removeFiles(
      inside,
      sent.map(({ file_id: id }) => id),
    );
    await forgetApplications(
      inside,
      rows.map(({ id }) => id),
    );
    await audit(inside, { action: 'applications.forget', object: 'account', objectId: accountId });
  });
}

async function forgetApplications(inside: Context, ids: readonly string[]): Promise<void> {
  const files = await inside.db.many(store.filesOf, { ids });
  await inside.db.run(store.remove, { ids });
  await removeFiles(
    inside,
    files.map(({ file_id: id }) => id),
  );
}
