import { DAY_ROLES } from '@tabibu/contract/day-desk-words';
import type { Role } from '@tabibu/contract/roles';
import type { Services } from '../../platform/context.ts';
import type { HttpDependencies } from '../../platform/http/mount.ts';
import { hashToken } from '../../platform/keys.ts';
import { later } from '../../platform/time.ts';
import { hasPasskey } from '../passkeys/index.ts';
import { noteDeviceUse } from '../record-locks/index.ts';
import { SESSION_LIFETIME } from './rules.ts';
import * as sessions from './session-store.ts';

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Returns the function that finds the person of a session token. It runs one prepared query on every request, so that
 * an ended session is refused at once (V-02). Role, language and country come from the database only (Z-03). The use of
 * the session is recorded now and then, without delaying the answer, and only for requests that the person caused and
 * not the page by itself. A session of the front desk that has been idle too long still lets the page ring (`bell`).
 */
export function authenticate(services: Services): HttpDependencies['authenticate'] {
  const { db, clock, keys, log } = services;

  function noteUse(
    { id: sessionId, record_device_id: deviceId }: sessions.SessionRow,
    now: Date,
    unnoticed: Date,
  ): void {
    Promise.all([
      db.run(sessions.touchSession, { sessionId, now, unnoticed }),
      deviceId === null ? undefined : noteDeviceUse(services, deviceId),
    ]).catch((error: unknown) => log.warn({ error, sessionId }, 'the use of a session was not noted'));
  }

  /** Returns whether an administrator's term is over without a passkey. Others cost no further query. */
  async function owesPasskey(row: sessions.SessionRow, now: Date): Promise<boolean> {
    if (row.role !== 'administrator' || row.passkey_due_at === null || row.passkey_due_at > now) return false;
    return !(await hasPasskey(services, row.account_id));
  }

  return async (token, asker = 'person') => {
    if (!TOKEN.test(token)) return undefined;
    const now = clock.now();
    const row = await db.maybe(sessions.sessionOfToken, { tokenHash: hashToken(token), now });
    if (row === undefined) return undefined;
    const { idle, noted } = SESSION_LIFETIME[row.role];
    const unused = now.getTime() - row.last_seen_at.getTime();
    const isIdle = unused > idle;
    if (isIdle && !(asker === 'bell' && (DAY_ROLES as readonly Role[]).includes(row.role))) return undefined;
    if (unused > noted && asker === 'person') noteUse(row, now, later(now, -noted));
    const closedAt = row.records_closed_at;
    const actor = {
      kind: row.role,
      accountId: row.account_id,
      sessionId: row.id,
      ...(closedAt !== null && { recordsClosedAt: closedAt }),
    };
    return {
      actor: (await owesPasskey(row, now)) ? { ...actor, owesPasskey: true } : actor,
      language: row.language,
      country: row.country,
      isIdle,
      // A getter, so that only unsafe requests pay for the signature.
      get csrf() {
        return keys.sign('csrf', row.id);
      },
    };
  };
}
