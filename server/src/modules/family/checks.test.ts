import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../../test/booking-makers.ts';
import { aGrownUp, offerRecord, takeRecord } from '../../../test/family-makers.ts';
import type { GrownUp } from '../../../test/family-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { asOwner } from '../../../test/security/kept-rows.ts';

let product: TestProduct;
let taken: GrownUp;
let offered: GrownUp;
beforeAll(async () => {
  product = await openTestProduct();
  taken = await aGrownUp(product);
  await takeRecord(taken.own, await offerRecord(taken));
  offered = await aGrownUp(product);
  await offerRecord(offered);
});
afterAll(() => product.close());

/** For each invariant a statement that breaks it, run with the triggers switched off. */
const FAULTS: Readonly<Record<string, () => string>> = {
  'I-185': () => `update record_handovers set consent_version = 2 where person_id = '${taken.personId}'`,
  'I-186': () => `update people set removed_at = now() where id = '${offered.personId}'`,
  'I-187': () =>
    `insert into patient_facts select '${taken.personId}', version, facts_sealed, account_id, said_at from patient_facts where patient_id = '${taken.own.accountId}'`,
};

test('every invariant holds at first', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});

test.each(Object.keys(FAULTS))('%s finds rows that break it', async (check) => {
  await asOwner(product.owner, async (client: pg.Client) => {
    for (const table of ['people', 'record_handovers', 'patient_facts'])
      await client.query(`alter table ${table} disable trigger user`);
    const { rowCount } = await client.query(FAULTS[check]!());
    expect(rowCount).toBe(1);
  });
  expect((await brokenInvariants(product)).filter((line) => line.startsWith(check))).toHaveLength(1);
});
