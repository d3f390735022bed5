import type { StaffRole } from '@tabibu/contract/roles';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf } from '../identity/index.ts';
import type { Contact } from '../identity/index.ts';
import { staffRoleOf } from './rules.ts';
import * as store from './store.ts';

export interface FoundLink {
  readonly linkId: string;
  readonly expiresAt: Date;
  readonly person: Contact;
  readonly role: StaffRole;
}

/**
 * Returns the set-up link of a token with its person. Throws `set-up-link-over` when it was used, replaced, is too old
 * or never existed, and when its person does not work here any more.
 */
export async function findLink(ctx: Context, token: string): Promise<FoundLink> {
  const link = await ctx.db.maybe(store.openLink, { tokenHash: hashToken(token), now: ctx.clock.now() });
  const person = link && (await contactOf(ctx, link.account_id));
  const role = person && staffRoleOf(person.roles);
  if (!link || !person || !role) throw new Problem('set-up-link-over');
  return { linkId: link.id, expiresAt: link.expires_at, person, role };
}
