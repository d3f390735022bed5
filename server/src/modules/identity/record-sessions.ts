import { accountOf, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as sessions from './session-store.ts';

/**
 * Throws `records-locked` if the acting session was closed since the request began. The caller has locked the account,
 * so nobody closes it from now on.
 */
export async function demandOpenRecords(inside: Context): Promise<void> {
  const own = { sessionId: sessionOf(inside), accountId: accountOf(inside) };
  if ((await inside.db.maybe(sessions.hasOpenRecords, own)) === undefined) throw new Problem('records-locked');
}

/** Lets the acting session see all records of its account: what opens them was given in this browser. */
export async function openRecordsHere(inside: Context, deviceId: string): Promise<void> {
  await inside.db.run(sessions.openRecords, { sessionId: sessionOf(inside), accountId: accountOf(inside), deviceId });
}

/** Closes the other sessions of the acting account to what was made before now: what opens them was changed. */
export async function closeRecordsElsewhere(inside: Context): Promise<void> {
  await inside.db.run(sessions.closeOtherRecords, {
    accountId: accountOf(inside),
    sessionId: sessionOf(inside),
    now: inside.clock.now(),
  });
}

/** Lets every session of an account see all records: nothing protects them any more. */
export async function openRecordsEverywhere(inside: Context, accountId: string): Promise<void> {
  await inside.db.run(sessions.openAllRecords, { accountId });
}
