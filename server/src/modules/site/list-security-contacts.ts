import type { Context } from '../../platform/context.ts';
import { securityContacts } from './rules.ts';
import * as store from './store.ts';

/** Returns where a security weakness can be reported, as URIs (RFC 9116); empty while no contact is set. */
export async function listSecurityContacts(ctx: Context): Promise<string[]> {
  const rows = new Map((await ctx.db.many(store.settings)).map((row) => [row.key, row.value]));
  return securityContacts((key) => store.textIn(rows, key));
}
