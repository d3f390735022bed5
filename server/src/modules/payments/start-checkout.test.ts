import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPayment } from './index.ts';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

describe('POST /api/payments/:provider/checkout', () => {
  test('answers with the published fields before the provider is asked', async () => {
    const payment = await stage.open({ phone: '0754000000' });
    const reply = await stage.checkout(payment);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        success: true,
        reference: payment.reference,
        message: 'Request sent to your phone +255754000000. Enter your PIN to pay.',
      },
    });
    expect((await stage.truth(payment)).payment).toBeNull();
    expect(await findPayment(stage.ctx(), { id: payment.id })).toMatchObject({
      state: 'created',
      method: 'mpesa',
      provider: 'azampay',
    });
  });

  test('ignores amount, name and everything else that the client sends (W26)', async () => {
    const payment = await stage.open();
    for (const amount of [1, -5, '1e308', '0'])
      await stage.checkout(payment, {
        amount,
        full_name: 'Mwizi',
        country: 'US',
        doctor_name: 'x',
        package_type: 'family',
        doctor_type: 'general',
        is_emergency: true,
        name: 'x',
      });
    await stage.settle();
    const { payment: outside } = (await stage.truth(payment)) as unknown as {
      payment: { amount: string; currency: string };
    };
    expect(outside).toMatchObject({ amount: '6000', currency: 'TZS' });
    expect(await findPayment(stage.ctx(), { id: payment.id })).toMatchObject({
      price: payment.price,
      fullName: 'Asha Juma',
    });
  });

  test("a stranger's reference looks exactly like one that does not exist (Z-04)", async () => {
    const payment = await stage.open();
    const blank = (text: string) => text.replace(/"request_id":"[^"]*"/, '');
    const stranger = await stage.checkout(payment, {}, { as: randomUUID() });
    const missing = await stage.checkout({ ...payment, reference: 'TBB-1700000000-AAAAAAAA' });
    expect(stranger.status).toBe(404);
    expect(blank(stranger.text)).toBe(blank(missing.text));
  });

  test('a repeated idempotency key gets the first answer, a second checkout is refused, and one prompt goes out', async () => {
    const payment = await stage.open();
    const key = randomUUID();
    const first = await stage.checkout(payment, {}, { key });
    expect((await stage.checkout(payment, {}, { key })).text).toBe(first.text);
    expect((await stage.checkout(payment)).body).toMatchObject({ code: 'payment-unsettled' });
    await stage.settle();
    expect((await stage.checkout(payment)).body).toMatchObject({ code: 'payment-unsettled' });
    expect((await stage.truth(payment)).payment?.asked).toBe(1);
    await stage.pass(7_000);
    expect((await stage.checkout(payment)).body).toMatchObject({ code: 'payment-settled' });
  });

  test('twenty checkouts at once send one prompt', async () => {
    const payment = await stage.open();
    const replies = await Promise.all(Array.from({ length: 20 }, () => stage.checkout(payment)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await stage.settle();
    expect((await stage.truth(payment)).payment?.asked).toBe(1);
  });

  test('a refused payment needs a new one', async () => {
    const of = { purpose: { kind: 'booking', id: randomUUID() }, payerId: randomUUID() };
    const payment = await stage.open({ ...of, phone: '+255754000001' });
    await stage.checkout(payment);
    await stage.settle();
    await stage.pass(7_000);
    expect((await stage.checkout(payment)).body).toMatchObject({ code: 'payment-refused' });
    const second = await stage.open({ ...of, phone: '+255754000000' });
    expect(second.reference).not.toBe(payment.reference);
    expect((await stage.checkout(second)).status).toBe(200);
  });

  test.each([
    ['a wallet of another country', 'azampay', 'mtn', 'payment-method-not-offered'],
    ['a method that the named gateway does not carry', 'cards', 'mpesa', 'payment-method-not-offered'],
    ['an unknown gateway', 'nobody', 'mpesa', 'not-found'],
  ])('refuses %s', async (_what, provider, method, code) => {
    expect((await stage.checkout(await stage.open(), { payment_method: method }, { provider })).body).toMatchObject({
      code,
    });
  });

  test('takes another phone number for the prompt, and refuses an invalid one', async () => {
    const payment = await stage.open();
    expect((await stage.checkout(payment, { phone: '999' })).body).toMatchObject({ code: 'phone-invalid' });
    await stage.checkout(payment, { phone: '0713 000 000', payment_method: 'tigopesa' });
    expect(await findPayment(stage.ctx(), { id: payment.id })).toMatchObject({ phone: '+255713000000' });
  });
});

describe('GET /api/payments/methods', () => {
  test("lists the methods that a gateway carries, wallets first, with the number's wallet preselected", async () => {
    const { body } = await stage.get('/api/payments/methods?country=TZ&phone=0713000111');
    expect(body.data).toMatchObject({ provider: 'azampay', sandbox: true, preselected: 'tigopesa' });
    expect(
      body.data.methods.map(
        (method: { id: string; provider: string; label: string }) => `${method.id} ${method.provider}`,
      ),
    ).toEqual(['mpesa azampay', 'tigopesa azampay', 'airtel_money azampay', 'halopesa azampay', 'card cards']);
    expect(body.data.methods[1].label).toBe('Mixx by Yas (Tigo Pesa)');
    const kenya = (await stage.get('/api/payments/methods?country=KE')).body.data;
    expect(kenya).toMatchObject({ provider: 'cards', preselected: null });
    expect(kenya.methods.map((method: { id: string }) => method.id)).toEqual(['mpesa', 'airtel_money', 'card']);
  });
});

test('no schema and no table has a place for a card (P-09)', () => {
  const folders = [
    new URL('../../../../contract/src/', import.meta.url),
    new URL('../../../migrations/', import.meta.url),
  ];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The assistant reads words such as a pan that was hot: its words are no schema.
      .filter((file) => /\.(ts|sql)$/.test(file) && !file.startsWith('triage/content/'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
  for (const text of texts)
    expect(text).not.toMatch(/\b(cvv|cvc|card_?number|card_?token|card_?holder|expiry_?(month|year)|pan)\b/i);
});
