import type { Queryable } from './queryable.ts';
import type { RowAccess } from './row-access.ts';
import { statement } from './statement.ts';

/** Changes for whom the rest of the running transaction acts; outside of a transaction it changes nothing. */
const actAs = statement<{ role: RowAccess['role'] }>(
  'database.act-as',
  "select set_config('tabibu.role', $role, true)",
);

/** Runs work with every row in sight; see `Transaction.seeingEveryRow`. */
export type SeeingEveryRow = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns `seeingEveryRow` of a transaction that began for `access`. It sends nothing where every row is in sight
 * already.
 */
export function seeingEveryRowIn(db: Queryable, access: RowAccess | undefined): SeeingEveryRow {
  let seesAll = access === undefined || access.role === 'system';
  return async (work) => {
    if (access === undefined || seesAll) return work();
    const back = () => db.run(actAs, { role: access.role });
    await db.run(actAs, { role: 'system' });
    seesAll = true;
    try {
      const result = await work();
      await back();
      return result;
    } catch (error) {
      // After a failed statement this is refused too; the rollback, also one to a savepoint, then takes the role back.
      await back().catch(() => undefined);
      throw error;
    } finally {
      seesAll = false;
    }
  };
}
