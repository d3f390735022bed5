import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, later } from '../../platform/time.ts';
import { findPayment, jobs } from './index.ts';
import type { Payment } from './index.ts';
import * as store from './store.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

const now = async (payment: Payment): Promise<Payment> => (await findPayment(stage.ctx(), { id: payment.id }))!;
const loseJobs = () => stage.rows('delete from outbox');

/** A checked-out payment whose job was lost with its process. */
async function abandoned(): Promise<Payment> {
  const payment = await stage.open();
  await stage.checkout(payment);
  await loseJobs();
  return now(payment);
}

/** Writes what a process writes right before it calls the provider. */
const begin = (payment: Payment) =>
  stage.ctx().db.one(store.markRequesting, {
    paymentId: payment.id,
    now: stage.clock.now(),
    nextQueryAt: later(stage.clock.now(), 25_000),
    mostTries: 4,
  });

async function sweepUntil(payment: Payment, minutes: number): Promise<Payment> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await stage.pass(MINUTE, 15_000);
    await jobs['payments.sweep'](stage.ctx());
    await stage.settle();
  }
  await stage.pass(30_000);
  return now(payment);
}

test('a checkout whose job was lost is requested by the sweep', async () => {
  const payment = await abandoned();
  expect(await sweepUntil(payment, 1)).toMatchObject({ state: 'settled', tries: 1 });
});

test('a process that died before it called the provider: one prompt', async () => {
  const payment = await abandoned();
  await begin(payment);
  expect(await sweepUntil(payment, 1)).toMatchObject({ state: 'settled' });
  expect((await stage.truth(payment)).payment?.asked).toBe(1);
});

test('a process that died right after the provider took the request: no second prompt, and the payment settles', async () => {
  const payment = await abandoned();
  await begin(payment);
  const gateway = stage.services.integrations.gatewayNamed('azampay')!;
  await gateway.requestPush({
    externalId: payment.externalId,
    method: 'mpesa',
    phone: payment.phone,
    amount: payment.price.amount,
    currency: 'TZS',
  });
  expect(await sweepUntil(payment, 2)).toMatchObject({ state: 'settled' });
  expect((await stage.truth(payment)).payment?.asked).toBe(1);
});

test('the same job run twenty times at once sends one prompt and books once', async () => {
  const payment = await abandoned();
  await Promise.all(
    Array.from({ length: 20 }, () => jobs['payments.request-push'](stage.ctx(), { paymentId: payment.id })),
  );
  stage.clock.advance(100);
  await Promise.all(
    Array.from({ length: 20 }, () => jobs['payments.query-status'](stage.ctx(), { paymentId: payment.id })),
  );
  expect(await now(payment)).toMatchObject({ state: 'settled' });
  const { payment: outside } = await stage.truth(payment);
  expect(outside?.state).toBe('paid');
  expect(await stage.rows('select kind from ledger_journals where reference = $1', [payment.id])).toEqual([
    { kind: 'capture' },
  ]);
});

test('an unread callback whose job was lost is read', async () => {
  await stage.callBack('azampay', `{"utilityref":"${randomUUID()}"}`);
  await loseJobs();
  await stage.pass(MINUTE, MINUTE);
  await jobs['payments.sweep'](stage.ctx());
  await stage.settle();
  expect(await stage.rows('select 1 from callback_inbox where read_at is null')).toEqual([]);
});

test('after all of this every invariant holds', async () => {
  expect(await stage.brokenInvariants()).toEqual([]);
});
