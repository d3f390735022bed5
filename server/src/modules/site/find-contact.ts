import type { Context } from '../../platform/context.ts';
import { ownAddress } from '../../platform/own-address.ts';
import { siteContact } from './rules.ts';
import * as store from './store.ts';

/** What a message names behind "contact us": number, mail or messages as they are set; without any, the page that says where our offices are. */
export async function findContact(ctx: Context): Promise<string> {
  const rows = new Map((await ctx.db.many(store.settings)).map((row) => [row.key, row.value]));
  const { phone, email, messaging_url: messages } = siteContact((key) => store.textIn(rows, key), null);
  return phone ?? email ?? messages ?? `${ownAddress(ctx)}/contact`;
}
