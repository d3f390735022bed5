import { cleanPersonName } from '@tabibu/contract/person-name';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { requireQuota } from './require-quota.ts';
import { sealText } from './seal-words.ts';
import type { ComplaintText } from './seal-words.ts';
import * as store from './store.ts';

/**
 * Stores what a person wrote on the contact page and lets staff know (C87, W34). A signed-in person reads the answer in
 * the product; a visitor needs an email, otherwise `email-required`. Throws `name-needs-letters`, and
 * `complaints-exhausted` after five within a day.
 */
export async function writeComplaint(ctx: Context, words: ComplaintText): Promise<{ number: number }> {
  const accountId = 'accountId' in ctx.actor ? ctx.actor.accountId : null;
  if (cleanPersonName(`${words.firstName} ${words.lastName}`) === '') throw new Problem('name-needs-letters');
  if (accountId === null && words.email === '') throw new Problem('email-required');
  return inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const digest = words.email === '' ? null : inside.keys.sign('email', words.email.toLowerCase());
    await requireQuota(inside, { accountId, emailDigest: digest });
    const id = newId(now);
    const { number } = await inside.db.one(store.add, {
      id,
      accountId,
      country: inside.country,
      language: inside.language,
      sealed: sealText(inside, id, words),
      emailDigest: digest,
      now,
    });
    await audit(inside, { action: 'complaints.write', object: 'complaint', objectId: id });
    await publish(inside, 'complaints.written', { complaintId: id, number });
    return { number };
  });
}
