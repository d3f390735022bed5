import type pg from 'pg';
import { addPatients } from './patients.ts';

/** Makes somebody an administrator and returns the token of a session. */
export async function anAdministrator(owner: pg.Client): Promise<string> {
  const [administrator] = await addPatients(owner, 1);
  const { accountId, sessionId, token } = administrator!;
  await owner.query("update accounts set roles = array['administrator'], staff_since = now() where id = $1", [
    accountId,
  ]);
  await owner.query("update sessions set role = 'administrator' where id = $1", [sessionId]);
  return token;
}
