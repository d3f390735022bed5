import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { receiveCode } from '../../../test/one-time-code.ts';
import { runChecks } from '../../platform/database/invariants.ts';
import { statement } from '../../platform/database/statement.ts';
import { checks } from './checks.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

const broken = async () =>
  (await runChecks(product.check, checks)).filter((finding) => finding.broken > 0).map((finding) => finding.id);

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client(product.owner);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

test('ordinary use breaks no rule', async () => {
  await product.patient();
  expect(await broken()).toEqual([]);
});

const secondAccount = statement<{ phone: string }>(
  'test.second-account',
  `insert into accounts (id, phone, full_name, country, language, roles, created_at)
  select gen_random_uuid(), phone, 'Two', country, language, roles, created_at from accounts where phone = $phone`,
);
const sixthGuess = statement<{ id: string }>(
  'test.sixth-guess',
  'update code_challenges set attempts = 6 where id = $id',
);

test('the database itself refuses a second account of a number and a sixth guess', async () => {
  const { phone } = await product.patient();
  await expect(product.db.run(secondAccount, { phone })).rejects.toMatchObject({
    constraint: 'accounts_one_per_number',
  });
  const { id } = await receiveCode(product, product.visitor(), { phone: '+255754000341' });
  await expect(product.db.run(sixthGuess, { id })).rejects.toMatchObject({
    constraint: 'code_challenges_five_guesses',
  });
});

test('a sixth guess and a second account of a number are found', async () => {
  await asOwner(
    'alter table code_challenges drop constraint code_challenges_five_guesses; update code_challenges set attempts = 6',
  );
  expect(await broken()).toEqual(['I-28']);
  await asOwner(`drop index accounts_one_per_number;
    insert into accounts (id, phone, full_name, country, language, roles, created_at)
    select gen_random_uuid(), phone, full_name, country, language, roles, created_at from accounts limit 1`);
  expect(await broken()).toEqual(['I-28', 'I-30']);
});
