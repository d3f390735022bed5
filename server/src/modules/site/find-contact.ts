import type { Context } from '../../platform/context.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { siteContact } from './rules.ts';
import * as store from './store.ts';

/**
 * Returns what a message names after "contact us": the phone number, email or messaging address that is set; when none
 * is, the address of the contact page.
 */
export async function findContact(ctx: Context): Promise<string> {
  const rows = new Map((await ctx.db.many(store.settings)).map((row) => [row.key, row.value]));
  const { phone, email, messaging_url: messages } = siteContact((key) => store.textIn(rows, key), null);
  return phone ?? email ?? messages ?? `${publicAddress(ctx)}/contact`;
}
