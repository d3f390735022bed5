import type pg from 'pg';
import { addPatients } from './patients.ts';

/** An administrator with a session that may write. */
export interface BenchAdministrator {
  readonly token: string;
  readonly sessionId: string;
}

/** Makes somebody an administrator and returns the token of a session. */
export async function anAdministrator(owner: pg.Client): Promise<string> {
  return (await anAdministratorWhoWrites(owner)).token;
}

/** The same, with a second factor of this moment, which many changes ask for, and what a form token is signed with. */
export async function anAdministratorWhoWrites(owner: pg.Client): Promise<BenchAdministrator> {
  const [administrator] = await addPatients(owner, 1);
  const { accountId, sessionId, token } = administrator!;
  await owner.query("update accounts set roles = array['administrator'], staff_since = now() where id = $1", [
    accountId,
  ]);
  await owner.query("update sessions set role = 'administrator', proven_at = now() where id = $1", [sessionId]);
  return { token, sessionId };
}
