import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aGuardedDoctor, shownCode } from '../../../test/second-factor-makers.ts';
import { runChecks } from '../../platform/database/invariants.ts';
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

test('the check finds an authenticator code and a recovery code that were accepted twice (I-31)', async () => {
  const { browser, secret, recoveryCodes } = await aGuardedDoctor(product);
  const renew = (kind: string, code: string) => browser.post('/api/me/second-factor/recovery-codes', { kind, code });
  expect([
    (await renew('recovery', recoveryCodes[0]!)).status,
    (await renew('authenticator', shownCode(product, secret))).status,
  ]).toEqual([200, 200]);
  expect(await broken()).toEqual([]);
  for (const action of ['identity.accept-step', 'identity.use-recovery-code']) {
    await asOwner(`insert into audit_log (at, actor, action, object, object_id, request_id, details)
      select at, actor, action, object, object_id, request_id, details from audit_log where action = '${action}' limit 1`);
    expect(await broken()).toEqual(['I-31']);
    await asOwner(
      'alter table audit_log disable trigger all; delete from audit_log where id = (select max(id) from audit_log); alter table audit_log enable trigger all',
    );
  }
});
