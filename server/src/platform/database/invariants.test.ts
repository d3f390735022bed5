import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clusterOfRun } from '../../../test/cluster-of-run.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';
import { CHECKS } from '../../checks.ts';
import { runChecks } from './invariants.ts';

let stage: PaymentStage;
let admin: pg.Client;

beforeAll(async () => {
  stage = await raisePaymentStage();
  const payment = await stage.open();
  await stage.checkout(payment);
  await stage.settle();
  await stage.pass(7_000);
  await stage.checkout(await stage.open({ phone: '+255754000003' }));
  await stage.settle();
  admin = new pg.Client({ ...clusterOfRun().adminUrl, database: stage.owner.database });
  await admin.connect();
  // Switches triggers off, as only a broken build or a person with too many rights could.
  await admin.query('set session_replication_role = replica');
});
afterAll(async () => {
  await admin.end();
  await stage.close();
});

const reader = () => ({ ...clusterOfRun().checkUrl, database: stage.owner.database });
const broken = async () =>
  (await runChecks(reader(), CHECKS)).filter((finding) => finding.broken > 0).map((finding) => finding.id);

describe('the checker of invariants', () => {
  test.each([
    [
      'a journal with one leg',
      ['I-01', 'I-02', 'I-04'],
      "insert into ledger_entries (journal_id, account, currency, amount) select id, 'held:TZS', 'TZS', 5 from ledger_journals",
      'delete from ledger_entries where amount = 5',
    ],
    [
      'a balance without entries',
      ['I-02', 'I-04'],
      "update ledger_accounts set balance = balance + 1 where code = 'held:TZS'",
      "update ledger_accounts set balance = balance - 1 where code = 'held:TZS'",
    ],
    [
      'a settled payment without its journal',
      ['I-08', 'I-09'],
      "update ledger_journals set kind = 'refund-due'",
      "update ledger_journals set kind = 'capture'",
    ],
    [
      'a jump over the state graph',
      ['I-11'],
      "insert into payment_history (payment_id, from_state, to_state, at) select id, 'refunded', 'created', now() from payments limit 1",
      "delete from payment_history where from_state = 'refunded'",
    ],
    [
      'a payment that nobody looks after',
      ['I-14'],
      "update payments set requested_at = now() - interval '2 days' where state = 'requested'",
      "update payments set requested_at = now() where state = 'requested'",
    ],
    [
      'an outbox that nobody empties',
      ['I-36'],
      "insert into outbox (kind, name, payload, created_at) values ('job', 'x', '{}', now() - interval '6 minutes')",
      "delete from outbox where name = 'x'",
    ],
    [
      'a ledger that may be rewritten',
      ['I-03'],
      'alter table ledger_entries disable trigger refuse_change',
      'alter table ledger_entries enable trigger refuse_change',
    ],
  ])('finds %s', async (_what, ids, breaking, mending) => {
    expect(await broken()).toEqual([]);
    await admin.query(breaking);
    expect(await broken()).toEqual(ids);
    await admin.query(mending);
    expect(await broken()).toEqual([]);
  });

  test('cannot write', async () => {
    await expect(
      runChecks(reader(), [{ id: 'X', says: 'writes', sql: 'update ledger_accounts set balance = 0' }]),
    ).rejects.toThrow(/read-only|permission denied/);
  });
});
