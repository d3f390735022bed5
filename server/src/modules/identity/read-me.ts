import type { MeBody } from '@tabibu/contract/identity';
import { accountOf, hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { maskToken } from '../../platform/csrf-token.ts';
import { Problem } from '../../platform/problem.ts';
import type { Role } from '@tabibu/contract/roles';
import { findPasskeyDemand } from './demand-passkey.ts';
import * as sessions from './session-store.ts';
import * as store from './store.ts';

export type { MeBody };

/** Returns the signed-in person, with the CSRF token that unsafe requests of this session have to send (V-03). */
export async function readMe(ctx: Context): Promise<MeBody> {
  const account = await ctx.db.maybe(store.activeAccount, { accountId: accountOf(ctx) });
  if (account === undefined) throw new Problem('not-signed-in');
  return describeActor(ctx, account);
}

/** Returns the account as seen by the acting session. */
export function describeActor(ctx: Context, account: store.AccountRow): Promise<MeBody> {
  if (!hasAccount(ctx.actor)) throw new Error(`no session: the actor is ${ctx.actor.kind}`);
  const { kind: role, sessionId, recordsClosedAt } = ctx.actor;
  return meOf(ctx, account, { role, sessionId, isClosed: recordsClosedAt !== undefined });
}

interface Session {
  readonly role: Role;
  readonly sessionId: string;
  /** True if it sees only what is made from now on. */
  readonly isClosed?: boolean;
}

/** Returns the account as seen by a session. */
export async function meOf(
  ctx: Context,
  account: store.AccountRow,
  { role, sessionId, isClosed = false }: Session,
): Promise<MeBody> {
  const demand = await findPasskeyDemand(ctx, account.id, role);
  const user = role === 'patient' ? await ctx.db.maybe(sessions.userOfSession, { sessionId }) : undefined;
  const { id, full_name, phone, email, country, language, roles } = account;
  return {
    id,
    role,
    full_name,
    phone,
    email,
    is_doctor: roles.includes('doctor'),
    country,
    language,
    csrf: maskToken(ctx.keys.sign('csrf', sessionId)),
    ...(user?.typed_name && { typed_name: user.typed_name }),
    ...(user?.person_id && { person_id: user.person_id }),
    ...(isClosed && { records_closed: true }),
    ...(demand && { passkey_due: { at: demand.dueAt.toISOString(), days_left: demand.daysLeft } }),
  };
}
