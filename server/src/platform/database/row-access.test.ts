import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clusterOfRun } from '../../../test/cluster-of-run.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { openLog } from '../log.ts';
import { openDatabase, sqlState } from './database.ts';
import type { Database, Transaction } from './database.ts';
import { beginStatementFor } from './row-access.ts';
import type { RowAccess } from './row-access.ts';
import { statement } from './statement.ts';
import type { NoValues } from './statement.ts';

const SETTINGS =
  "select current_setting('tabibu.role', true) as role, nullif(current_setting('tabibu.account', true), '') as account";
type Settings = { role: string; account: string | null };
const unguarded = statement<NoValues, Settings>('test.settings', SETTINGS);
const guarded = statement<NoValues, Settings>('test.guarded-settings', SETTINGS, { guarded: true });
const fails = statement<{ divisor: number }>('test.guarded-fails', 'select 1 / $divisor::int as impossible', {
  guarded: true,
});
const savepoint = statement('test.savepoint', 'savepoint here', { prepared: false });
const rollback = statement('test.rollback', 'rollback to savepoint here', { prepared: false });

const ACCOUNT = '019a0000-0000-7000-8000-00000000000a';
const PATIENT: RowAccess = { role: 'patient', accountId: ACCOUNT };

let product: TestProduct;
/** A pool of one connection: whatever one borrower leaves behind, the next one gets. */
let single: Database;
beforeAll(async () => {
  product = await openTestProduct();
  single = openDatabase({ ...clusterOfRun().appUrl, database: product.owner.database, max: 1 }, openLog('silent'));
});
afterAll(async () => {
  await single.close();
  await product.close();
});

describe('a guarded statement', () => {
  test('runs for the actor of its database, and the connection goes back without one', async () => {
    const db = single.actingFor(PATIENT);
    expect(await db.one(guarded)).toEqual({ role: 'patient', account: ACCOUNT });
    expect(await single.one(unguarded)).toEqual({ role: 'none', account: null });
  });

  test('that fails leaves a connection without an actor that works', async () => {
    const db = single.actingFor(PATIENT);
    const failed = await db.one(fails, { divisor: 0 }).catch((error: unknown) => error);
    expect(sqlState(failed)).toBe('22012');
    expect(await single.one(unguarded)).toEqual({ role: 'none', account: null });
    expect(await db.one(guarded)).toEqual({ role: 'patient', account: ACCOUNT });
  });

  test('is refused where nobody said for whom, alone and in a transaction', async () => {
    await expect(single.one(guarded)).rejects.toThrow('test.guarded-settings is guarded');
    await expect(single.transaction((inside) => inside.one(guarded))).rejects.toThrow('is guarded');
  });

  test('of people who ask at the same time runs for each of them alone', async () => {
    const roles = ['patient', 'doctor', 'manager'] as const;
    const asked = Array.from({ length: 60 }, (_, index) => ({
      role: roles[index % 3]!,
      accountId: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    }));
    const seen = await Promise.all(asked.map((access) => product.db.actingFor(access).one(guarded)));
    expect(seen).toEqual(asked.map(({ role, accountId }) => ({ role, account: accountId })));
  });
});

describe('a transaction', () => {
  test('runs for the actor from its first statement to its last, guarded or not', async () => {
    const seen = await single
      .actingFor(PATIENT)
      .transaction((inside) => Promise.all([inside.one(unguarded), inside.one(guarded)]));
    expect(seen).toEqual([
      { role: 'patient', account: ACCOUNT },
      { role: 'patient', account: ACCOUNT },
    ]);
    expect(await single.one(unguarded)).toEqual({ role: 'none', account: null });
  });

  test('that is rolled back leaves no actor behind', async () => {
    const work = single.actingFor({ role: 'system' }).transaction((inside) => inside.one(fails, { divisor: 0 }));
    await expect(work).rejects.toThrow('division by zero');
    expect(await single.one(unguarded)).toEqual({ role: 'none', account: null });
  });
});

describe('a part of a transaction that sees every row', () => {
  const acting = <Result>(work: (inside: Transaction) => Promise<Result>) =>
    single.actingFor(PATIENT).transaction(work);
  const roleIn = async (inside: Transaction) => (await inside.one(guarded)).role;

  test('acts as system, and the rest for the actor again, also around a part within it', async () => {
    const roles = await acting(async (inside) => [
      await roleIn(inside),
      await inside.seeingEveryRow(() => roleIn(inside)),
      await roleIn(inside),
      await inside.seeingEveryRow(async () => {
        await inside.seeingEveryRow(() => roleIn(inside));
        return roleIn(inside);
      }),
      await roleIn(inside),
    ]);
    expect(roles).toEqual(['patient', 'system', 'patient', 'system', 'patient']);
    expect(await single.one(unguarded)).toEqual({ role: 'none', account: null });
  });

  test('that is refused lets the rest act for the actor again', async () => {
    const role = await acting(async (inside) => {
      const refused = inside.seeingEveryRow(() => Promise.reject(new Error('not yours')));
      await expect(refused).rejects.toThrow('not yours');
      return roleIn(inside);
    });
    expect(role).toBe('patient');
  });

  test('that fails after a savepoint tells its own failure, and the rest acts for the actor again', async () => {
    const role = await acting(async (inside) => {
      await inside.run(savepoint);
      const failed = inside.seeingEveryRow(() => inside.run(fails, { divisor: 0 }));
      await expect(failed).rejects.toThrow('division by zero');
      await inside.run(rollback);
      return roleIn(inside);
    });
    expect(role).toBe('patient');
  });

  test('is nothing of its own where the transaction is not bound to a person', async () => {
    const work = single
      .actingFor({ role: 'system' })
      .transaction((inside) => inside.seeingEveryRow(() => roleIn(inside)));
    expect(await work).toBe('system');
    const unbound = single.transaction((inside) => inside.seeingEveryRow(() => roleIn(inside)));
    await expect(unbound).rejects.toThrow('is guarded');
  });
});

test('a role that is not in the list, and an account that is no UUID, never reach the database', () => {
  const injected = "x'; set local tabibu.role = 'system";
  expect(() => beginStatementFor({ role: injected as 'system' })).toThrow('unknown role');
  expect(() => beginStatementFor({ role: 'patient', accountId: injected })).toThrow('no UUID');
  expect(() => beginStatementFor({ role: 'patient', accountId: `${ACCOUNT}\n` })).toThrow('no UUID');
  expect(beginStatementFor(PATIENT)).toBe(
    `begin; set local tabibu.role = 'patient'; set local tabibu.account = '${ACCOUNT}'`,
  );
});

test('the context of an actor binds the database to that actor', async () => {
  const session = '019a0000-0000-7000-8000-00000000000b';
  const role = async (actor: Parameters<typeof product.ctx>[0]) => (await product.ctx(actor).db.one(guarded)).role;
  expect(await role({ kind: 'doctor', accountId: ACCOUNT, sessionId: session })).toBe('doctor');
  expect(await role({ kind: 'nobody' })).toBe('nobody');
  expect(await role({ kind: 'provider', name: 'azampay' })).toBe('system');
  expect(await role({ kind: 'job', name: 'records.sweep' })).toBe('system');
});
