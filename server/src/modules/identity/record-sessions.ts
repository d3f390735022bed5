import { accountOf, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import * as sessions from './session-store.ts';

/** Lets the acting session see all records of its account: the passphrase was given in this browser. */
export async function openRecordsHere(inside: Context, deviceId: string): Promise<void> {
  await inside.db.run(sessions.openRecords, { sessionId: sessionOf(inside), accountId: accountOf(inside), deviceId });
}

/** Closes the other sessions of the acting account to what was made before now: a passphrase was chosen. */
export async function closeRecordsElsewhere(inside: Context): Promise<void> {
  await inside.db.run(sessions.closeOtherRecords, {
    accountId: accountOf(inside),
    sessionId: sessionOf(inside),
    now: inside.clock.now(),
  });
}

/** Lets every session of an account see all records: there is no passphrase any more. */
export async function openRecordsEverywhere(inside: Context, accountId: string): Promise<void> {
  await inside.db.run(sessions.openAllRecords, { accountId });
}
