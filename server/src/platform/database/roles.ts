import { ConfigProblem } from '../config.ts';
import type { Database } from './database.ts';
import { statement } from './statement.ts';
import type { NoValues } from './statement.ts';

const role = statement<NoValues, { name: string; superuser: boolean; bypasses: boolean; owns: number }>(
  'platform.runtime-role',
  `select current_user::text as name, r.rolsuper as superuser, r.rolbypassrls as bypasses,
          (select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = 'public' and c.relkind = 'r' and c.relowner = r.oid) as owns
     from pg_roles r where r.rolname = current_user`,
);

/** Throws if the runtime role is a superuser, bypasses row security or owns a table. */
export async function checkRuntimeRole(db: Database): Promise<void> {
  const found = await db.one(role);
  if (found.superuser || found.bypasses || found.owns > 0) {
    throw new ConfigProblem(`DATABASE_APP_URL: the role ${found.name} must be an ordinary role that owns no table`);
  }
}
