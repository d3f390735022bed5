import { afterAll, beforeAll, expect, test } from 'vitest';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';
import { MINUTE } from '../../platform/time.ts';
import { findPayment, jobs, settlePayment } from './index.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

const PROOF = {
  facts: { amount: 150_000, currency: 'KES', payee: null, transactionId: null },
  payee: 'demo',
  by: 'status',
} as never;

async function paid(): Promise<string> {
  const payment = await stage.open({ price: { amount: 150_000, currency: 'KES' } });
  await stage.rows("update payments set provider = 'azampay' where id = $1", [payment.id]);
  await settlePayment(stage.ctx(), (await findPayment(stage.ctx(), { id: payment.id }))!, PROOF);
  return payment.id;
}
const worthOf = async (id: string) => (await findPayment(stage.ctx(), { id }))!.worth;
const setRate = (rate: string) =>
  stage.rows(
    `insert into exchange_rates (id, currency, version, tzs_per_unit, begins_at, set_at, is_draft)
     select gen_random_uuid(), 'KES', max(version) + 1, $1, $2, $2, true from exchange_rates where currency = 'KES'`,
    [rate, stage.clock.now()],
  );

test('a payment keeps the rate and its worth in shillings of the moment at which it settled (C18, I-104)', async () => {
  const first = await paid();
  stage.clock.advance(MINUTE);
  await setRate('25');
  const second = await paid();
  expect(await worthOf(first)).toMatchObject({ amountTzs: 2_850_000, rate: '19.000000' });
  expect(await worthOf(second)).toEqual({ amountTzs: 3_750_000, rate: '25.000000', rateSince: stage.clock.now() });
  expect(await stage.brokenInvariants()).toEqual([]);
  await expect(stage.rows('update payments set amount_tzs = 1 where id = $1', [first])).rejects.toThrow(
    /never changes/,
  );
});

test('what a process of the release before settled gets the worth of its moment', async () => {
  const { id } = await stage.open({ price: { amount: 150_000, currency: 'KES' } });
  await stage.rows(
    `update payments set state = 'settled', provider = 'azampay', moved_at = $2, settled_at = $2, verified_at = $2,
       verified_amount = amount, verified_currency = currency, verified_payee = 'demo', verified_by = 'status' where id = $1`,
    [id, stage.clock.now()],
  );
  expect(await worthOf(id)).toBeNull();
  stage.clock.advance(MINUTE);
  await setRate('30');
  await jobs['payments.sweep'](stage.ctx());
  expect(await worthOf(id)).toMatchObject({ amountTzs: 3_750_000, rate: '25.000000' });
});
