import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '../../server/src/platform/keys.ts';

export interface BenchPatient {
  readonly accountId: string;
  readonly sessionId: string;
  readonly token: string;
}

const DAY = 86_400_000;

/** Inserts signed-in patients of Tanzania. Writes to the tables directly, because signing in is not measured. */
export async function addPatients(owner: pg.Client, count: number): Promise<BenchPatient[]> {
  const patients = Array.from({ length: count }, () => ({
    accountId: randomUUID(),
    sessionId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const now = new Date();
  await owner.query(
    `insert into accounts (id, phone, full_name, country, language, roles, created_at)
     select id, '+2557' || (60000000 + (select count(*) from accounts where phone like '+25576%') + row_number() over ()), 'Asha Juma', 'TZ', 'sw', array['patient'], $2 from unnest($1::uuid[]) id`,
    [patients.map(({ accountId }) => accountId), now],
  );
  await owner.query(
    `insert into sessions (id, token_hash, account_id, role, label, created_at, last_seen_at, expires_at)
     select id, token_hash, account_id, 'patient', 'bench', $4, $4, $5 from unnest($1::uuid[], $2::bytea[], $3::uuid[]) s (id, token_hash, account_id)`,
    [
      patients.map(({ sessionId }) => sessionId),
      patients.map(({ token }) => hashToken(token)),
      patients.map(({ accountId }) => accountId),
      now,
      new Date(now.getTime() + DAY),
    ],
  );
  return patients;
}
