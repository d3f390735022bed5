import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAttacker, writeAuditRows } from '../../../test/audit-attacks.ts';
import type { Attacker } from '../../../test/audit-attacks.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { HOUR, later } from '../../platform/time.ts';
import { anchorChains } from './anchor-chains.ts';
import type { AnchorCopy } from './check-chains.ts';

let product: TestProduct;
let attacker: Attacker;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
  attacker = await openAttacker(product);
  for (let hour = 0; hour < 3; hour += 1) {
    product.clock.set(later(product.clock.now(), HOUR));
    await writeAuditRows(product, 3);
    await anchorChains(product.ctx());
  }
});
afterAll(async () => {
  await attacker.leave();
  await product.close();
});

test('an anchor that was changed, forged or removed is found', async () => {
  const changed = await attacker.after("update audit_anchors set at = at + interval '1 second' where number = 2");
  expect(changed.faults).toEqual(['anchor 2 is not as it was written']);
  const forged = await attacker.after("update audit_anchors set statement = statement || ' ' where number = 2");
  expect(forged.faults).toEqual(['anchor 2 was not signed by this product']);
  const removed = await attacker.after('delete from audit_anchors where number = 2');
  expect(removed.faults[0]).toBe('anchor 2 is missing');
});

test('an anchor that was removed with everything after it is found by its copy in the log', async () => {
  const copies = await attacker.rows<AnchorCopy & { number: number }>(
    'select statement, signature, number from audit_anchors order by number',
  );
  const setBack = 'delete from audit_anchors where number > 2';
  expect((await attacker.after(setBack)).faults).toEqual([]);
  expect((await attacker.after(setBack, { copies })).faults).toEqual([
    expect.stringMatching(/^anchor 3 of .* is missing; a copy of it exists outside$/),
  ]);
  expect((await attacker.check({ copies })).faults).toEqual([]);
  const strange = [{ statement: copies[0]!.statement, signature: copies[1]!.signature }];
  expect((await attacker.check({ copies: strange })).faults).toEqual([
    'a copy of an anchor was not signed by this product',
  ]);
});

test('the check believes rows that the anchor before the asked time has seen', async () => {
  const all = await attacker.check();
  expect(all).toMatchObject({ rows: 9, anchors: 3, anchoredAt: product.clock.now() });
  await writeAuditRows(product, 2);
  expect(await attacker.check({ since: product.clock.now() })).toMatchObject({ rows: 2, anchors: 1, faults: [] });
});

test('processes that anchor at once leave no gap and no anchor twice', async () => {
  await Promise.all([anchorChains(product.ctx()), anchorChains(product.ctx()), anchorChains(product.ctx())]);
  expect((await attacker.check()).faults).toEqual([]);
});
