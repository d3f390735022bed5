import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { later } from '../../platform/time.ts';
import { findPayment, markRefundDue, redactPayer, voidUnsentPayment } from './index.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

const purpose = () => ({ kind: 'booking', id: randomUUID() });

describe('openPayment', () => {
  test('makes a reference of our own; a thousand made in one second all differ (P-02, W27)', async () => {
    const references = new Set<string>();
    const seconds = Math.floor(stage.clock.now().getTime() / 1000);
    for (let batch = 0; batch < 50; batch += 1) {
      for (const { reference } of await Promise.all(Array.from({ length: 20 }, () => stage.open())))
        references.add(reference);
    }
    expect(references.size).toBe(1000);
    for (const reference of references) expect(reference).toMatch(new RegExp(`^TBB-${seconds}-[0-9A-HJKMNP-TV-Z]{8}$`));
  });

  test('cleans the name, and refuses a name without letters (PAT-PAY-07, PAT-PAY-08)', async () => {
    expect((await stage.open({ fullName: 'Asha 123' })).fullName).toBe('Asha');
    await expect(stage.open({ fullName: '0754' })).rejects.toMatchObject({ code: 'payment-name-required' });
  });

  test('stores the phone number in E.164, and refuses a missing and an invalid one (PAT-PAY-09, W03)', async () => {
    expect((await stage.open({ phone: '0754 000 111' })).phone).toBe('+255754000111');
    await expect(stage.open({ phone: ' ' })).rejects.toMatchObject({ code: 'phone-required' });
    await expect(stage.open({ phone: '12345' })).rejects.toMatchObject({ code: 'phone-invalid' });
  });

  test('puts new details into a payment that is not checked out, under the same reference', async () => {
    const of = { purpose: purpose(), payerId: randomUUID() };
    const first = await stage.open({ ...of, fullName: 'Asha' });
    const second = await stage.open({ ...of, fullName: 'Amina' });
    expect(second).toMatchObject({ id: first.id, reference: first.reference, fullName: 'Amina' });
  });

  test('voids an unsent payment with another price and opens a new one', async () => {
    const of = { purpose: purpose(), payerId: randomUUID() };
    const first = await stage.open(of);
    const second = await stage.open({ ...of, price: { amount: 700_000, currency: 'TZS' }, priceVersion: 2 });
    expect(second.id).not.toBe(first.id);
    expect(await findPayment(stage.ctx(), { id: first.id })).toMatchObject({ state: 'voided' });
    expect(await findPayment(stage.ctx(), { purpose: of.purpose })).toMatchObject({ id: second.id });
  });

  test('is refused while an earlier payment may still bring money, and after one has (P-06)', async () => {
    const of = { purpose: purpose(), payerId: randomUUID() };
    await stage.checkout(await stage.open({ ...of, phone: '+255754000000' }));
    await stage.settle();
    await expect(stage.open(of)).rejects.toMatchObject({ code: 'payment-unsettled' });
    await stage.pass(7_000);
    await expect(stage.open(of)).rejects.toMatchObject({ code: 'payment-settled' });
  });

  test('ten calls at once for one purpose open one live payment', async () => {
    const of = { purpose: purpose(), payerId: randomUUID() };
    const opened = await Promise.allSettled(Array.from({ length: 10 }, () => stage.open(of)));
    const ids = new Set(opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : [])));
    expect(ids.size).toBe(1);
    for (const result of opened)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'payment-unsettled' });
  });
});

describe('voidUnsentPayment', () => {
  test('voids a payment that was not requested yet, and otherwise returns where the payment stands', async () => {
    const of = { purpose: purpose(), payerId: randomUUID() };
    expect(await voidUnsentPayment(stage.ctx(), of.purpose)).toBe('none');
    const first = await stage.open(of);
    await stage.checkout(first);
    expect(await voidUnsentPayment(stage.ctx(), of.purpose)).toBe('voided');
    await stage.settle();
    expect((await stage.truth(first)).payment).toBeNull();
    await stage.checkout(await stage.open(of));
    await stage.settle();
    expect(await voidUnsentPayment(stage.ctx(), of.purpose)).toBe('unsettled');
    await stage.pass(7_000);
    expect(await voidUnsentPayment(stage.ctx(), of.purpose)).toBe('settled');
  });
});

describe('markRefundDue', () => {
  test('books the refund debt once, and nothing for a payment without money', async () => {
    const payment = await stage.open();
    expect(await markRefundDue(stage.ctx(), payment.id, 'cancelled-by-patient')).toBeUndefined();
    await stage.checkout(payment);
    await stage.settle();
    await stage.pass(7_000);
    const results = await Promise.all(
      Array.from({ length: 5 }, () => markRefundDue(stage.ctx(), payment.id, 'cancelled-by-patient')),
    );
    expect(results.map((result) => result?.state)).toEqual(Array(5).fill('refund-due'));
    const journals = await stage.rows(
      'select kind from ledger_journals where reference = $1 order by created_at, kind',
      [payment.id],
    );
    expect(journals).toEqual([{ kind: 'capture' }, { kind: 'refund-due' }]);
    await stage.settle();
    expect(
      stage.told.filter(({ name, payload }) => name === 'payments.refund-due' && payload.paymentId === payment.id),
    ).toHaveLength(1);
    expect(await stage.brokenInvariants()).toEqual([]);
  });
});

test('erasing a payer removes name and phone number, but amounts and references stay', async () => {
  const payment = await stage.open();
  await redactPayer(stage.ctx(), payment.payerId);
  expect(await findPayment(stage.ctx(), { id: payment.id })).toMatchObject({
    fullName: '',
    phone: '',
    price: payment.price,
    reference: payment.reference,
  });
});

test('a payment cannot be checked out after its hold has ended', async () => {
  const payment = await stage.open({ payBy: later(stage.clock.now(), 1_000) });
  stage.clock.advance(1_001);
  expect((await stage.checkout(payment)).body).toMatchObject({ code: 'hold-expired' });
});
