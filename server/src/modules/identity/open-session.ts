import { isStaffRole } from '@tabibu/contract/roles';
import type { Role } from '@tabibu/contract/roles';
import { audit } from '../../platform/audit.ts';
import { hasAccount } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { publish } from '../../platform/outbox.ts';
import { SECOND, later } from '../../platform/time.ts';
import { recogniseDevice } from '../record-locks/index.ts';
import type { RecordDevice } from '../record-locks/index.ts';
import { beginPasskeyTerm } from './demand-passkey.ts';
import { MAX_SESSIONS, SESSION_LIFETIME, labelOfDevice } from './rules.ts';
import { recordStaffSignIn } from './staff-store.ts';
import * as sessions from './session-store.ts';

export interface OpenedSession {
  readonly sessionId: string;
  readonly token: string;
  readonly maxAgeSeconds: number;
  /** The browser sends the cookie only from our own pages (V-01). */
  readonly strict: boolean;
  /** True if it sees only what is made from now on. */
  readonly isClosed: boolean;
  /** The cookie by which the browser is known again, if the records of the account have a lock. */
  readonly records?: RecordDevice['cookie'];
}

/**
 * Opens a session with a new 256-bit token (V-01). Ends the earlier session of this browser, and the longest idle one
 * when the person has more than five. A patient's is closed to earlier records in a browser that is new to their lock
 * `recordsCookie` is what the browser sent. `typedName` is the name that was typed if it is not the account's.
 * Runs in the transaction that proved the person and locked the account.
 */
export async function openSession(
  ctx: Context,
  accountId: string,
  role: Role,
  { recordsCookie, typedName }: { recordsCookie?: string | undefined; typedName?: string | undefined } = {},
): Promise<OpenedSession> {
  const now = ctx.clock.now();
  const sessionId = newId(now);
  const token = randomToken();
  const { absolute } = SESSION_LIFETIME[role];
  if (hasAccount(ctx.actor)) await revokeSession(ctx, ctx.actor.accountId, ctx.actor.sessionId);
  const device = role === 'patient' ? await recogniseDevice(ctx, accountId, recordsCookie) : undefined;
  const isClosed = (device?.closedAt ?? null) !== null;
  await ctx.db.run(sessions.addSession, {
    sessionId,
    tokenHash: hashToken(token),
    accountId,
    role,
    label: labelOfDevice(ctx.userAgent),
    now,
    expiresAt: later(now, absolute),
    closedAt: device?.closedAt ?? null,
    deviceId: device?.deviceId ?? null,
    typedName: typedName ?? null,
  });
  if (isStaffRole(role)) await ctx.db.run(recordStaffSignIn, { accountId, now });
  if (role === 'administrator') await beginPasskeyTerm(ctx, accountId);
  for (const { id } of await ctx.db.many(sessions.endSessionsBeyond, { accountId, now, maxSessions: MAX_SESSIONS }))
    await announceRevoked(ctx, accountId, id);
  await audit(ctx, {
    action: 'identity.open-session',
    object: 'session',
    objectId: sessionId,
    details: { account: accountId, role, ...(isClosed && { records: 'closed' }) },
  });
  const opened = { sessionId, token, maxAgeSeconds: absolute / SECOND, strict: isStaffRole(role), isClosed };
  return device === undefined ? opened : { ...opened, records: device.cookie };
}

/** Ends a valid session of this account, at once on every node. Returns false when the account has no such session. */
export async function revokeSession(ctx: Context, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await ctx.db.maybe(sessions.endSession, { sessionId, accountId, now: ctx.clock.now() });
  if (ended === undefined) return false;
  await announceRevoked(ctx, accountId, sessionId);
  return true;
}

/** Records in the audit log that a session ended, and publishes the event that closes its open pages. */
export async function announceRevoked(ctx: Context, accountId: string, sessionId: string): Promise<void> {
  await audit(ctx, {
    action: 'identity.revoke-session',
    object: 'session',
    objectId: sessionId,
    details: { account: accountId },
  });
  await publish(ctx, 'identity.session-revoked', { accountId, sessionId });
}
