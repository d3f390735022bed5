import type pg from 'pg';
import { askClient } from './ask-client.ts';
import { sqlState } from './database-errors.ts';
import { queryableOf, refuseGuarded } from './queryable.ts';
import type { Queryable } from './queryable.ts';
import { beginStatementFor } from './row-access.ts';
import type { RowAccess } from './row-access.ts';
import { seeingEveryRowIn } from './see-every-row.ts';
import type { SeeingEveryRow } from './see-every-row.ts';

export interface Transaction extends Queryable {
  readonly kind: 'transaction';
  /** Runs after this transaction has committed; never when it rolled back. */
  afterCommit(work: () => void): void;
  /**
   * Runs `work` with every row of the guarded tables in sight, as `system` does, and acts for the actor again
   * afterwards. For a right that no policy knows and that the caller has checked in this transaction. Statements that
   * run beside `work` see every row too.
   */
  readonly seeingEveryRow: SeeingEveryRow;
}

export type Work<Result> = (transaction: Transaction) => Promise<Result>;

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;

/**
 * Runs work in one transaction on a client of the pool; runs it again on serialization failures and deadlocks (40001,
 * 40P01), at most five times. Guarded statements run on behalf of `access`; without it they are refused.
 */
export async function runTransaction<Result>(pool: pg.Pool, work: Work<Result>, access?: RowAccess): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(pool, work, access);
    } catch (error) {
      if (tries >= MAX_TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** tries));
    }
  }
}

async function attempt<Result>(pool: pg.Pool, work: Work<Result>, access?: RowAccess): Promise<Result> {
  const begin = access === undefined ? 'begin' : beginStatementFor(access);
  const client = await pool.connect();
  // Goes out together with the first statement, whose result waits for it.
  const begun = askClient(client, begin);
  begun.catch(() => undefined);
  const queries = queryableOf((query) => askClient(client, query), {
    begun,
    ...(access === undefined && { guarded: refuseGuarded }),
  });
  const followUps: (() => void)[] = [];
  let broken: Error | undefined;
  try {
    const result = await work({
      kind: 'transaction',
      ...queries,
      afterCommit: (next) => followUps.push(next),
      seeingEveryRow: seeingEveryRowIn(queries, access),
    });
    await begun;
    await askClient(client, 'commit');
    for (const next of followUps) next();
    return result;
  } catch (error) {
    await askClient(client, 'rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
