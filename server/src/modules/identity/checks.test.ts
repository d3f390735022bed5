import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { checks } from './checks.ts';

let product: TestProduct;
beforeAll(async () => { product = await openTestProduct(); });
afterAll(() => product.close());

const broken = async () => (await runChecks(product.check, checks)).filter((finding) => finding.broken > 0).map((finding) => finding.id);

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client(product.owner);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

test('accounts, codes and sessions of ordinary use break nothing', async () => {
  await product.patient();
  expect(await broken()).toEqual([]);
});

test('a sixth guess and a second account of a number are found', async () => {
  await asOwner('alter table code_challenges drop constraint code_challenges_five_guesses; update code_challenges set attempts = 6');
  expect(await broken()).toEqual(['I-28']);
  await asOwner(`drop index accounts_one_per_number;
    insert into accounts (id, phone, full_name, country, language, roles, created_at)
    select gen_random_uuid(), phone, full_name, country, language, roles, created_at from accounts limit 1`);
  expect(await broken()).toEqual(['I-28', 'I-30']);
});
