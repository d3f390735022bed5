import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_STATES } from '@tabibu/contract/payments';
import { TRANSITIONS } from './states.ts';
import type { PaymentState } from './states.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

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

/** The shortest path of allowed transitions from 'created' to a state. */
function pathTo(state: PaymentState): PaymentState[] {
  const queue: PaymentState[][] = [['created']];
  for (const path of queue) {
    if (path.at(-1) === state) return path.slice(1);
    for (const next of TRANSITIONS[path.at(-1)!]) if (!path.includes(next)) queue.push([...path, next]);
  }
  throw new Error(`nothing leads to ${state}`);
}

const PAIRS = PAYMENT_STATES.flatMap((from) =>
  PAYMENT_STATES.filter((to) => to !== from).map((to) => [from, to] as const),
);

describe('the state graph in the database (I-11)', () => {
  test.each(PAIRS)('%s → %s', async (from, to) => {
    const payment = await stage.open();
    await owner.query('begin');
    await owner.query(
      `update payments set method = 'mpesa', provider = 'azampay', checkout_at = now(), requested_at = now(), refusal_reason = 'other', settled_at = now(), verified_at = now(),
      verified_amount = amount, verified_currency = currency, verified_payee = 'TABIBU', verified_by = 'status' where id = $1`,
      [payment.id],
    );
    for (const state of pathTo(from))
      await owner.query('update payments set state = $2 where id = $1', [payment.id, state]);
    // What is owed back is kept only for something else.
    const kept = from === 'refund-due' && to === 'settled' ? ', purpose_id = gen_random_uuid()' : '';
    const move = owner.query(`update payments set state = $2${kept} where id = $1`, [payment.id, to]);
    if (TRANSITIONS[from].includes(to)) await move;
    else await expect(move).rejects.toThrow(`a payment does not go from ${from} to ${to}`);
    await owner.query('rollback');
  });
});

describe('the row of a payment', () => {
  test('what is owed back is never kept for the thing that it was for', async () => {
    const payment = await stage.open();
    await owner.query('begin');
    await owner.query(
      `update payments set state = 'settled', settled_at = now(), verified_at = now(), verified_amount = amount,
      verified_currency = currency, verified_payee = 'TABIBU', verified_by = 'status' where id = $1`,
      [payment.id],
    );
    await owner.query("update payments set state = 'refund-due' where id = $1", [payment.id]);
    await expect(owner.query("update payments set state = 'settled' where id = $1", [payment.id])).rejects.toThrow(
      /never changes, unless money/,
    );
    await owner.query('rollback');
  });

  test.each([
    'amount = amount + 1',
    "currency = 'KES'",
    "reference = 'TBB-1700000000-AAAAAAAA'",
    'payer_id = gen_random_uuid()',
    'purpose_id = gen_random_uuid()',
    'external_id = gen_random_uuid()',
    'price_version = 2',
  ])('refuses the change "%s" of the order (P-01)', async (change) => {
    const payment = await stage.open();
    await expect(owner.query(`update payments set ${change} where id = $1`, [payment.id])).rejects.toThrow(
      /never changes/,
    );
  });

  test('is never deleted', async () => {
    const payment = await stage.open();
    await expect(owner.query('delete from payments where id = $1', [payment.id])).rejects.toThrow(
      /never deleted|foreign key/,
    );
  });

  test.each([
    ['without verification', ''],
    [
      'with another amount',
      ", settled_at = now(), verified_at = now(), verified_amount = amount - 1, verified_currency = currency, verified_payee = 'T', verified_by = 'status'",
    ],
    [
      'with another currency',
      ", settled_at = now(), verified_at = now(), verified_amount = amount, verified_currency = 'KES', verified_payee = 'T', verified_by = 'status'",
    ],
  ])('is not settled %s (I-13)', async (_how, fields) => {
    const payment = await stage.open();
    await expect(
      owner.query(`update payments set state = 'settled' ${fields} where id = $1`, [payment.id]),
    ).rejects.toThrow(/payments_settled_is_verified/);
  });

  test("a provider's transaction id belongs to one payment of ours only (I-12)", async () => {
    const [one, other] = [await stage.open(), await stage.open()];
    const take = (id: string) =>
      owner.query("update payments set provider = 'azampay', transaction_id = 'theirs' where id = $1", [id]);
    await take(one.id);
    await expect(take(other.id)).rejects.toThrow(/payments_one_per_transaction/);
  });

  test('the database refuses a second live payment of one purpose (P-06)', async () => {
    const payment = await stage.open();
    await expect(
      owner.query(
        `insert into payments (id, reference, purpose_kind, purpose_id, payer_id, amount, currency, price_version, description, full_name, phone, country, return_path, external_id, created_at, moved_at)
      select $2, 'TBB-1700000000-AAAAAAAA', purpose_kind, purpose_id, payer_id, amount, currency, price_version, description, full_name, phone, country, return_path, gen_random_uuid(), now(), now() from payments where id = $1`,
        [payment.id, randomUUID()],
      ),
    ).rejects.toThrow(/payments_one_live/);
  });

  test('has a complete history that cannot be changed', async () => {
    const payment = await stage.open();
    await stage.checkout(payment);
    await stage.settle();
    await stage.pass(7_000);
    expect(
      await stage.rows('select from_state, to_state from payment_history where payment_id = $1 order by id', [
        payment.id,
      ]),
    ).toEqual([
      { from_state: null, to_state: 'created' },
      { from_state: 'created', to_state: 'requested' },
      { from_state: 'requested', to_state: 'settled' },
    ]);
    await expect(owner.query("update payment_history set to_state = 'refused'")).rejects.toThrow(/never changed/);
  });
});
