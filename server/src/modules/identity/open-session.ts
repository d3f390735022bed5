import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { publish } from '../../platform/outbox.ts';
import { SECOND, later } from '../../platform/time.ts';
import { MAX_SESSIONS, SESSION_LIFE, labelOfDevice } from './rules.ts';
import type { Role } from './rules.ts';
import * as store from './store.ts';

export interface OpenedSession { readonly sessionId: string; readonly token: string; readonly maxAgeSeconds: number }

/**
 * Opens a session with a fresh 256-bit token (V-01): the session this browser had before ends, and so does the longest idle one
 * of a person with more than five. Runs in the transaction that proved who it is and locked the account.
 */
export async function openSession(ctx: Context, accountId: string, role: Role): Promise<OpenedSession> {
  const now = ctx.clock.now();
  const sessionId = newId(now);
  const token = randomToken();
  const { absolute } = SESSION_LIFE[role];
  if (ctx.actor.kind === 'patient' || ctx.actor.kind === 'doctor') await revokeSession(ctx, ctx.actor.accountId, ctx.actor.sessionId);
  await ctx.db.run(store.addSession, [sessionId, hashToken(token), accountId, role, labelOfDevice(ctx.userAgent), now, later(now, absolute)]);
  for (const { id } of await ctx.db.many(store.endSessionsBeyond, [accountId, now, MAX_SESSIONS])) await tellRevoked(ctx, accountId, id);
  await audit(ctx, { action: 'identity.open-session', object: 'session', objectId: sessionId, details: { account: accountId, role } });
  return { sessionId, token, maxAgeSeconds: absolute / SECOND };
}

/** Ends a live session of this account; false when there is none, whoever else may own the id. Effective at once on every node. */
export async function revokeSession(ctx: Context, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await ctx.db.maybe(store.endSession, [sessionId, accountId, ctx.clock.now()]);
  if (ended === undefined) return false;
  await tellRevoked(ctx, accountId, sessionId);
  return true;
}

/** Writes down that a session ended, and lets its open pages know. */
export async function tellRevoked(ctx: Context, accountId: string, sessionId: string): Promise<void> {
  await audit(ctx, { action: 'identity.revoke-session', object: 'session', objectId: sessionId, details: { account: accountId } });
  await publish(ctx, 'identity.session-revoked', { accountId, sessionId });
}
