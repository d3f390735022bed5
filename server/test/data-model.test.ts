import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawDataModel } from '../src/commands/draw-entity-diagram.ts';
import type { ModuleMap } from '../src/commands/draw-entity-diagram.ts';
import { describeTables } from '../src/platform/database/describe-tables.ts';
import { clusterOfRun } from './cluster-of-run.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const database = `t_${randomBytes(6).toString('hex')}`;
const asAdmin = async (sql: string) => {
  const client = new pg.Client(clusterOfRun().adminUrl);
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

beforeAll(async () => {
  const { template, ownerUrl } = clusterOfRun();
  await asAdmin(`create database ${database} template ${template} owner ${ownerUrl.user}`);
});
afterAll(() => asAdmin(`drop database ${database} with (force)`));

test('docs/data-model.md matches the migrated database (npm run data-model writes it)', async () => {
  const tables = await describeTables({ ...clusterOfRun().ownerUrl, database });
  expect(drawDataModel(tables, JSON.parse(read('modules.json')) as ModuleMap)).toBe(read('docs/data-model.md'));
});

test('a changed table, or one that no module keeps, changes the drawing', () => {
  const shape = { name: 'doctors', columns: [{ name: 'id', type: 'uuid', keys: ['p'] }], belongsTo: [] };
  const map = { doctors: { keeps: ['doctors'] } };
  const before = drawDataModel([shape], map);
  expect(before).toContain('uuid id PK');
  expect(drawDataModel([{ ...shape, columns: [] }], map)).not.toBe(before);
  expect(drawDataModel([shape, { ...shape, name: 'outbox' }], map)).toContain('## platform');
});
