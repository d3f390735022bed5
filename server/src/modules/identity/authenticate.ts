import type { Services } from '../../platform/context.ts';
import type { Gate } from '../../platform/http/mount.ts';
import { hashToken } from '../../platform/keys.ts';
import { later } from '../../platform/time.ts';
import { SESSION_LIFE } from './rules.ts';
import * as store from './store.ts';

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Finds who holds a session token: one prepared join, asked on every request, so an ended session is refused at once (V-02).
 * Role, language and country come from the rows only (Z-03). That the session was used is noted down now and then, after the answer,
 * unless only the page asks, not the person.
 */
export function authenticate(services: Services): Gate['authenticate'] {
  const { db, clock, keys, log } = services;

  function noteUse(sessionId: string, now: Date, unnoticed: Date): void {
    db.run(store.noteUse, [sessionId, now, unnoticed]).catch((error: unknown) => log.warn({ error, sessionId }, 'the use of a session was not noted'));
  }

  return async (token, asker = 'person') => {
    if (!TOKEN.test(token)) return undefined;
    const now = clock.now();
    const row = await db.maybe(store.sessionOfToken, [hashToken(token), now]);
    if (row === undefined) return undefined;
    const { idle, noted } = SESSION_LIFE[row.role];
    const unused = now.getTime() - row.last_seen_at.getTime();
    if (unused > idle) return undefined;
    if (unused > noted && asker === 'person') noteUse(row.id, now, later(now, -noted));
    return {
      actor: { kind: row.role, accountId: row.account_id, sessionId: row.id },
      language: row.language,
      country: row.country,
      // Only unsafe requests pay for the signature.
      get csrf() { return keys.sign('csrf', row.id); },
    };
  };
}
