import type { EventPayloads } from '../events.ts';
import { sendNotice } from '../modules/notifications/index.ts';
import { findContact } from '../modules/site/index.ts';
import type { Context } from '../platform/context.ts';

/** Who can sign in has changed: the person hears of it on the phone, so that a stranger's hand is noticed. */
export async function tellOfSecondFactor(ctx: Context, { accountId, change, occasion, left }: EventPayloads['identity.second-factor-changed']): Promise<void> {
  await sendNotice(ctx, { to: { accountId }, template: `second-factor-${change}`, values: { left, contact: await findContact(ctx) }, key: `second-factor-${change}:${occasion}` });
}
