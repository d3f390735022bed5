import type { StaffRole } from '@tabibu/contract/roles';
import { accountOf, hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { hashToken } from '../../platform/keys.ts';
import { Problem } from '../../platform/problem.ts';
import { contactOf, isInUse, requireStepUp } from '../identity/index.ts';
import type { Contact } from '../identity/index.ts';
import { staffRoleOf } from './rules.ts';
import * as store from './store.ts';

export interface FoundLink {
  readonly linkId: string;
  readonly expiresAt: Date;
  readonly person: Contact;
  readonly role: StaffRole;
  /**
   * How the link is used: whoever holds it chooses everything anew, or, because the account is in use already, its
   * person accepts in an own session with the own factor.
   */
  readonly entry: 'open' | 'sign-in' | 'own';
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
  return { linkId: link.id, expiresAt: link.expires_at, person, role, entry: await entryOf(ctx, link) };
}

async function entryOf(ctx: Context, link: store.LinkRow): Promise<FoundLink['entry']> {
  if (link.replaces_factors || !(await isInUse(ctx, link.account_id))) return 'open';
  return hasAccount(ctx.actor) && accountOf(ctx) === link.account_id ? 'own' : 'sign-in';
}

/**
 * Returns how the link is used. Throws `set-up-sign-in-first` unless the person of an account that is in use is signed
 * in, and `step-up-required` unless they gave their factor in the last five minutes.
 */
export async function requireEntry(inside: Context, { entry }: FoundLink): Promise<'open' | 'own'> {
  if (entry === 'sign-in') throw new Problem('set-up-sign-in-first');
  if (entry === 'own') await requireStepUp(inside);
  return entry;
}
