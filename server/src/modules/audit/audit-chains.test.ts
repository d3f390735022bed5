import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEntry, openAttacker, writeAuditRows } from '../../../test/audit-attacks.ts';
import type { Attacker } from '../../../test/audit-attacks.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { anchorChains } from './anchor-chains.ts';
import { checks } from './checks.ts';

let product: TestProduct;
let attacker: Attacker;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
  attacker = await openAttacker(product);
  for (let round = 0; round < 8; round += 1) await writeAuditRows(product, 10);
  await anchorChains(product.ctx());
});
afterAll(async () => {
  await attacker.leave();
  await product.close();
});

describe('the audit chains', () => {
  test('hold each row once, and the check finds nothing wrong', async () => {
    const { rows, anchors, anchoredAt, faults } = await attacker.check();
    expect(faults).toEqual([]);
    expect({ rows, anchors, anchoredAt }).toEqual({ rows: 80, anchors: 1, anchoredAt: product.clock.now() });
    expect(await runChecks(product.check, checks)).toMatchObject([{ id: 'I-33', broken: 0 }]);
  });

  test.each([
    "insert into audit_links (chain, number, audit_id, hash) values (0, 999, 999, sha256(''))",
    'update audit_links set number = 9',
    'delete from audit_links',
    'delete from audit_log',
    "update audit_anchors set signature = ''",
    'truncate audit_anchors',
  ])('cannot be written by the running product: %s', async (sql) => {
    await expect(product.db.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
  });

  test('are not held by a transaction that is still open', async () => {
    await inTransaction(product.ctx(), async (inside) => {
      await audit(inside, anEntry());
      await audit(inside, anEntry());
      await writeAuditRows(product, 40);
    });
    expect((await attacker.check()).faults).toEqual([]);
  });

  test('take rows of many transactions at once without a deadlock', async () => {
    const two = () =>
      inTransaction(product.ctx(), async (inside) => {
        await audit(inside, anEntry());
        await audit(inside, anEntry());
      });
    await Promise.all(Array.from({ length: 60 }, two));
    expect((await attacker.check()).faults).toEqual([]);
    const [row] = await attacker.rows<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(row?.deadlocks).toBe(0);
  });

  test('wait for each other when all are busy', async () => {
    const held = new pg.Client(product.owner);
    await held.connect();
    await held.query('select pg_advisory_lock(727100 + chain) from generate_series(0, 15) chain');
    const insert = `insert into audit_log (at, actor, action, object, object_id, request_id) values (now(), 'a', 'b', 'c', 'd', 'e')`;
    await expect(attacker.rows(`set lock_timeout = 50; ${insert}`)).rejects.toMatchObject({ code: '55P03' });
    const written = audit(product.ctx(), anEntry());
    await held.end();
    await written;
    expect((await attacker.check()).faults).toEqual([]);
  });

  test('take up the rows from before them', async () => {
    const migration = readFileSync(new URL('../../../migrations/0057-audit-chains.sql', import.meta.url), 'utf8');
    const [, fromBefore] = /(create temp table[^]*drop table audit_log_before;)/.exec(migration)!;
    const bare = 'delete from audit_links; delete from audit_anchors';
    expect((await attacker.after(bare)).faults[0]).toContain('was added past the chains');
    const { faults, rows } = await attacker.after(`${bare}; ${fromBefore}`);
    expect(faults).toEqual([]);
    expect(rows).toBeGreaterThan(80);
  });
});
