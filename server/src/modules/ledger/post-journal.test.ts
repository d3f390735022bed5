import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clusterOfRun } from '../../../test/cluster-of-run.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';
import { postJournal } from './index.ts';
import { accountOf, balancedEntries } from './rules.ts';

let stage: PaymentStage;
let owner: pg.Client;

beforeAll(async () => {
  stage = await raisePaymentStage();
  owner = new pg.Client(stage.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await stage.close();
});

const capture = (amount: number, reference: string = randomUUID()) =>
  postJournal(stage.ctx(), {
    kind: 'capture',
    reference,
    entries: [
      { account: 'clearing:azampay:TZS', amount: -amount, currency: 'TZS' },
      { account: 'held:TZS', amount, currency: 'TZS' },
    ],
  });
const move = (from: string, to: string, amount: number) =>
  postJournal(stage.ctx(), {
    kind: 'refund-due',
    reference: randomUUID(),
    entries: [
      { account: from, amount: -amount, currency: 'TZS' },
      { account: to, amount, currency: 'TZS' },
    ],
  });
const balance = async (code: string) =>
  (await stage.rows<{ balance: number }>('select balance from ledger_accounts where code = $1', [code]))[0]?.balance ??
  0;
const rawJournal = (entries: string) =>
  owner.query(`
  with j as (insert into ledger_journals (id, kind, reference, created_at) values (gen_random_uuid(), 'capture', gen_random_uuid()::text, now()) returning id)
  insert into ledger_entries (journal_id, account, amount, currency) select j.id, e.* from j, (values ${entries}) as e (account, amount, currency)`);

describe('rules', () => {
  test('entries that sum to zero per currency are accepted and sorted by account', () => {
    const legs = fc.array(
      fc.record({
        currency: fc.constantFrom('TZS' as const, 'KES' as const),
        amount: fc.integer({ min: 1, max: 1e12 }),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(legs, (moves) => {
        const entries = moves.flatMap(({ currency, amount }) => [
          { account: `held:${currency}`, amount, currency },
          { account: `clearing:azampay:${currency}`, amount: -amount, currency },
        ]);
        const ordered = balancedEntries(entries);
        expect(ordered.map((entry) => entry.account)).toEqual(ordered.map((entry) => entry.account).sort());
        expect(ordered).toHaveLength(entries.length);
      }),
    );
  });

  test('entries that do not sum to zero are refused', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e12 }),
        fc.integer({ min: 1, max: 1e12 }).filter((n) => n > 0),
        (amount, off) => {
          expect(() =>
            balancedEntries([
              { account: 'held:TZS', amount, currency: 'TZS' },
              { account: 'clearing:azampay:TZS', amount: -amount - off, currency: 'TZS' },
            ]),
          ).toThrow(/sum to/);
        },
      ),
    );
  });

  test.each([[0], [0.5], [Number.NaN], [2 ** 60]])('%s is not an amount', (amount) => {
    expect(() =>
      balancedEntries([
        { account: 'held:TZS', amount, currency: 'TZS' },
        { account: 'clearing:azampay:TZS', amount: -amount, currency: 'TZS' },
      ]),
    ).toThrow(/not an amount/);
  });

  test('an entry in a currency that its account does not hold is refused', () => {
    expect(() =>
      balancedEntries([
        { account: 'held:TZS', amount: 1, currency: 'KES' },
        { account: 'clearing:azampay:KES', amount: -1, currency: 'KES' },
      ]),
    ).toThrow(/does not hold/);
  });

  test('only clearing accounts may be negative', () => {
    expect(accountOf('clearing:azampay:TZS')).toEqual({
      code: 'clearing:azampay:TZS',
      kind: 'clearing',
      currency: 'TZS',
      mayBeNegative: true,
    });
    expect(accountOf('refunds-due:UGX').mayBeNegative).toBe(false);
    expect(() => accountOf('held')).toThrow(/not an account/);
    expect(() => accountOf('held:XXX')).toThrow(/not an account/);
  });
});

describe('postJournal', () => {
  test('changes the balances by its entries; a second journal of the same reference changes nothing (I-08)', async () => {
    const reference = randomUUID();
    const before = await balance('held:TZS');
    expect(await capture(600_000, reference)).toBe(true);
    expect(await capture(600_000, reference)).toBe(false);
    expect(await balance('held:TZS')).toBe(before + 600_000);
  });

  test('refuses an entry that would make the balance of a held account negative (I-05)', async () => {
    await expect(move('held:BIF', 'refunds-due:BIF', 1)).rejects.toThrow();
    const held = await balance('held:TZS');
    await expect(move('held:TZS', 'refunds-due:TZS', held + 1)).rejects.toThrow(/ledger_balance_not_negative/);
    expect(await balance('held:TZS')).toBe(held);
  });
});

describe('the database', () => {
  test.each([
    ['a sum that is not zero', "('held:TZS', 100, 'TZS'), ('clearing:azampay:TZS', -99, 'TZS')", /do not sum to zero/],
    ['a single entry', "('held:TZS', 100, 'TZS')", /at least two/],
    [
      'a currency that the account does not hold',
      "('held:TZS', 100, 'KES'), ('clearing:azampay:TZS', -100, 'KES')",
      /ledger_entry_in_account_currency/,
    ],
    ['an amount of zero', "('held:TZS', 0, 'TZS'), ('clearing:azampay:TZS', 0, 'TZS')", /amount_check/],
  ])('refuses %s, even from the owner of the tables', async (_what, entries, refusal) => {
    await capture(1_000);
    await expect(rawJournal(entries)).rejects.toThrow(refusal);
  });

  test('refuses a journal without entries, and two currencies unless it is an exchange', async () => {
    await expect(
      owner.query(
        "insert into ledger_journals (id, kind, reference, created_at) values (gen_random_uuid(), 'capture', 'empty', now())",
      ),
    ).rejects.toThrow(/at least two/);
    await postJournal(stage.ctx(), {
      kind: 'capture',
      reference: randomUUID(),
      entries: [
        { account: 'clearing:cards:KES', amount: -5, currency: 'KES' },
        { account: 'held:KES', amount: 5, currency: 'KES' },
      ],
    });
    const mixed =
      "('held:TZS', 100, 'TZS'), ('clearing:azampay:TZS', -100, 'TZS'), ('held:KES', 5, 'KES'), ('clearing:cards:KES', -5, 'KES')";
    await expect(rawJournal(mixed)).rejects.toThrow(/mixes currencies/);
  });

  test.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'update ledger_journals set reference = reference',
    'delete from ledger_journals',
    'truncate ledger_entries',
    'update ledger_accounts set balance = balance + 1',
    'delete from ledger_accounts',
    "insert into ledger_accounts (code, kind, currency, may_be_negative, balance) values ('held:ZAR', 'held', 'ZAR', false, 1)",
    "insert into ledger_entries (journal_id, account, amount, currency) select id, 'held:TZS', 1, 'TZS' from ledger_journals limit 1",
  ])('refuses to the owner: %s (I-03)', async (sql) => {
    await capture(1_000);
    await expect(owner.query(sql)).rejects.toThrow();
  });

  test('the sums stay constant for readers while eight writers move money between accounts (I-02)', async () => {
    const accounts = Array.from({ length: 6 }, (_, number) => `bank:${randomBytes(3).toString('hex')}-${number}:TZS`);
    for (const account of accounts) {
      await postJournal(stage.ctx(), {
        kind: 'capture',
        reference: randomUUID(),
        entries: [
          { account: 'clearing:azampay:TZS', amount: -10_000, currency: 'TZS' },
          { account, amount: 10_000, currency: 'TZS' },
        ],
      });
    }
    let refused = 0;
    let open = true;
    const clerk = async () => {
      for (let turn = 0; turn < 25; turn += 1) {
        const [from, to] = [accounts[Math.floor(Math.random() * 6)]!, accounts[Math.floor(Math.random() * 6)]!];
        if (from === to) continue;
        await move(from, to, 1 + Math.floor(Math.random() * 9_000)).catch((error: Error) => {
          if (!/ledger_balance_not_negative/.test(error.message)) throw error;
          refused += 1;
        });
      }
    };
    const reader = new pg.Client({ ...clusterOfRun().checkUrl, database: stage.owner.database });
    await reader.connect();
    const watch = (async () => {
      let looks = 0;
      for (; open; looks += 1) {
        const { rows } =
          await reader.query(`select (select sum(balance) from ledger_accounts where kind = 'bank') as balances,
          (select sum(amount) from ledger_entries where account like 'bank:%') as entries, (select sum(amount) from ledger_entries where currency = 'TZS') as all_entries`);
        expect(rows[0]).toEqual({ balances: '60000', entries: '60000', all_entries: '0' });
      }
      return looks;
    })();
    await Promise.all(Array.from({ length: 8 }, clerk)).finally(() => {
      open = false;
    });
    expect(await watch).toBeGreaterThan(3);
    await reader.end();
    expect(refused).toBeGreaterThanOrEqual(0);
    expect(await stage.brokenInvariants()).toEqual([]);
  });
});
