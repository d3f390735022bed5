import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { preparePassword } from '../../server/src/modules/passwords/index.ts';

export interface BenchMember {
  readonly username: string;
  readonly password: string;
}

const PASSWORD = 'mvua kiatu ndizi baiskeli';

/**
 * Inserts receptionists with user name and password. Writes to the tables directly, because inviting people is not
 * measured. All have the same hash: checking it costs each of them the same.
 */
export async function addMembers(owner: pg.Client, count: number): Promise<BenchMember[]> {
  const members = Array.from({ length: count }, (_, at) => ({ id: randomUUID(), username: `bench.${at}` }));
  const now = new Date();
  const { hash } = await preparePassword({ username: 'bench', password: PASSWORD, context: [] });
  await owner.query(
    `insert into accounts (id, phone, full_name, country, language, roles, created_at, staff_since)
     select id, '+2557' || (70000000 + row_number() over ()), 'Rehema Kileo', 'TZ', 'sw', array['receptionist'], $2, $2 from unnest($1::uuid[]) id`,
    [members.map(({ id }) => id), now],
  );
  await owner.query(
    `insert into passwords (account_id, username, hash, stands_alone, changed_at)
     select id, username, $3, true, $4 from unnest($1::uuid[], $2::text[]) m (id, username)`,
    [members.map(({ id }) => id), members.map(({ username }) => username), hash, now],
  );
  return members.map(({ username }) => ({ username, password: PASSWORD }));
}
