import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as emails from './email-store.ts';

/** Notes that the mailbox to which a link went does not exist, so that the applicant sees it. Idempotent. */
export async function noteEmailRefused(ctx: Context, linkId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const link = await inside.db.maybe(emails.refuseLink, { linkId, now: inside.clock.now() });
    if (link === undefined) return;
    await audit(inside, {
      action: 'applications.email-refused',
      object: 'application',
      objectId: link.application_id,
      details: { link: linkId },
    });
  });
}
