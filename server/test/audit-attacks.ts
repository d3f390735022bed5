import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { checkChains } from '../src/modules/audit/index.ts';
import { audit } from '../src/platform/audit.ts';
import { queryableOf } from '../src/platform/database/queryable.ts';
import type { TestProduct } from './harness.ts';

type Question = Parameters<typeof checkChains>[2];
type Report = Awaited<ReturnType<typeof checkChains>>;

/** A row for the audit log of a test. */
export const anEntry = () => ({ action: 'test.write', object: 'thing', objectId: randomUUID(), details: { n: 1 } });

/** Writes rows to the audit log, each in a transaction of its own, all at once. */
export async function writeAuditRows(product: TestProduct, rows: number): Promise<void> {
  const ctx = product.ctx({ kind: 'provider', name: 'test' });
  await Promise.all(Array.from({ length: rows }, () => audit(ctx, anEntry())));
}

export interface Attacker {
  /**
   * Does what the owner of the tables could do behind everybody's back, returns what the check says, and takes it back.
   */
  after(sql: string, question?: Question): Promise<Report>;
  /** What the check says of the database as it is. */
  check(question?: Question): Promise<Report>;
  rows<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]>;
  leave(): Promise<void>;
}

/** Opens a connection as the owner of the tables. */
export async function openAttacker(product: TestProduct): Promise<Attacker> {
  const owner = new pg.Client(product.owner);
  await owner.connect();
  const { anchors } = product.services.keys;
  return {
    async after(sql, question) {
      await owner.query('begin');
      try {
        for (const table of ['audit_log', 'audit_links', 'audit_anchors'])
          await owner.query(`alter table ${table} disable trigger user`);
        await owner.query(sql);
        return await checkChains(
          queryableOf((query) => owner.query(query)),
          anchors,
          question,
        );
      } finally {
        await owner.query('rollback');
      }
    },
    check: (question) => checkChains(product.db, anchors, question),
    rows: async <Row extends pg.QueryResultRow>(sql: string) => (await owner.query<Row>(sql)).rows,
    leave: () => owner.end(),
  };
}
