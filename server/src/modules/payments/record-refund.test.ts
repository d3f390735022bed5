import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDoctor, anAppointment, at, brokenInvariants } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import { findPayment, listRefundsDue, recordRefund } from './index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});
afterAll(() => product.close());

test('a refund that was sent back is told to its payer once, leaves the list and the books agree', async () => {
  const patient = await product.patient();
  const id = await anAppointment(product, patient, await aDoctor(product), at(product, 1, '10:00'));
  const { id: paymentId, reference } = (await findPayment(product.ctx(), { purpose: { kind: 'booking', id } }))!;
  const due = () => listRefundsDue(product.ctx(), { surplus: false, after: null, limit: 10 });
  await expect(recordRefund(product.ctx(), { reference })).rejects.toMatchObject({ code: 'not-found' });
  await patient.post(`/api/appointments/${id}/cancel`);
  expect(await due()).toEqual([paymentId]);

  const attempts = await Promise.allSettled(
    Array.from({ length: 5 }, () => recordRefund(product.ctx(), { reference, transactionNumber: 'QK7X2' })),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await product.settle();

  expect(await due()).toEqual([]);
  expect((await messagesTo(product, patient.phone)).filter((text) => text.includes('zimerudishwa'))).toEqual([
    `Tabibu: TSh 15,000 zimerudishwa kwenye namba uliyolipia. Namba ya kumbukumbu: ${reference}. Namba ya muamala: QK7X2.`,
  ]);
  expect((await patient.get(`/api/appointments/${id}`)).body.data).toMatchObject({
    payment_status: 'refunded',
    stage: { money: { stage: 'refunded' } },
  });
  expect(await brokenInvariants(product)).toEqual([]);
});
