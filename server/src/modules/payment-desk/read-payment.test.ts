import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentStoryBody } from '@tabibu/contract/payment-story';
import { aDoctor, anAppointment, at, pass } from '../../../test/booking-makers.ts';
import { anAnswer, paymentOf } from '../../../test/case-causes.ts';
import { decideCase } from '../../../test/case-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { asOwner } from '../../../test/security/kept-rows.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { callbackAddress } from '../../callback-address.ts';
import { findPayment } from '../payments/index.ts';

let product: TestProduct;
let one: Visitor;
let patient: Visitor;
let reference: string;
let externalId: string;
/** The digits of the payer's number without the country. */
let digits: string;
beforeAll(async () => {
  product = await openTestProduct();
  patient = await product.patient({ full_name: 'Asha Mwinyi' });
  const doctorId = await aDoctor(product);
  const booking = await anAppointment(product, patient, doctorId, at(product, 2, '09:00'));
  await patient.post(`/api/appointments/${booking}/cancel`);
  await product.settle();
  const payment = (await findPayment(product.ctx(), { id: await paymentOf(product, booking) }))!;
  ({ reference, externalId } = payment);
  digits = payment.phone.slice('+255'.length);
  one = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const read = async (which = reference): Promise<PaymentStoryBody> => {
  const reply = await one.get(`/api/admin/payments/${which}`);
  expect(reply.status).toBe(200);
  return reply.body.data;
};

describe('the story of a payment (ADM-PAY-06, W47)', () => {
  test('has its states in order with their times, and the appointment', async () => {
    const { states, appointment, payment } = await read();
    expect(states.map(({ state }) => state)).toEqual(['created', 'requested', 'settled', 'refund-due']);
    const times = states.map((state) => Date.parse(state.at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(payment).toMatchObject({ reference, payer: 'Asha Mwinyi', status: 'refund-due' });
    expect(appointment).toMatchObject({ state: 'cancelled', price: payment.amount, call_type: 'phone' });
  });

  test('has what was asked and what came back, without the payer’s number', async () => {
    const { exchanges, callbacks, phone_end: end, requests_missing: none, answers_missing: nothing } = await read();
    expect([none, nothing, end]).toEqual([false, false, digits.slice(-3)]);
    const [request] = exchanges.filter(({ kind }) => kind === 'request');
    expect(request).toMatchObject({ method: 'POST', http_status: 200, times: 1, failure: null });
    expect(JSON.parse(request!.body!)).toMatchObject({ externalId, accountNumber: `•••${digits.slice(-3)}` });
    const status = exchanges.findLast(({ kind }) => kind === 'status')!;
    expect(status.answer).toMatch(/success/i);
    const [callback] = callbacks;
    expect(callback).toMatchObject({ signature: 'good', claims: 'paid', why: null });
    expect(callback!.text).toContain(externalId);
    expect(callback!.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify({ exchanges, callbacks })).not.toContain(digits);
  });

  test('has the journals of payment and refund, and the legs of each sum to zero', async () => {
    const { journals } = await read();
    expect(journals.map(({ kind }) => kind)).toEqual(['capture', 'refund-due']);
    for (const { legs } of journals) {
      expect(legs.length).toBeGreaterThan(1);
      expect(legs.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
    }
    expect(journals[0]!.legs.map(({ account, of }) => [account, of])).toEqual([
      ['clearing', 'azampay'],
      ['held', null],
    ]);
  });

  test('has the refund with the steps of people, and the case in the queue', async () => {
    const [waiting] = (await one.get('/api/admin/cases?kind=refund-due')).body.data.cases;
    await aMemberOfStaff(product, 'administrator');
    expect((await decideCase(one, waiting.id, 'propose')).status).toBe(200);
    const { refunds, cases, payment } = await read();
    expect(refunds).toMatchObject([{ state: 'proposed', amount: payment.amount, approved: null, sendings: [] }]);
    expect(refunds[0]!.proposed.by).not.toBe(null);
    expect(cases).toMatchObject([{ id: waiting.id, kind: 'refund-due', closed_at: null }]);
  });

  test('has a forged callback that names it, and why it was not believed', async () => {
    const address = callbackAddress(product.services.keys, product.url, { party: 'azampay', kind: 'payment' });
    const forged = {
      utilityref: externalId,
      reference: 'x-1',
      transactionstatus: 'success',
      amount: '1',
      msisdn: `255${digits}`,
      password: 'guess',
      operator: '<script>alert(1)</script>',
      signature: 'AAAA',
    };
    const body = JSON.stringify(forged);
    await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await product.settle();
    const { callbacks, states } = await read();
    const last = callbacks.find(({ signature }) => signature === 'rejected')!;
    expect(last).toMatchObject({ why: 'wrong-account', claims: null, bytes: body.length });
    expect(last.text).toBe(body.replace(`255${digits}`, `•••${digits.slice(-3)}`).replace('guess', '•••'));
    expect(states.at(-1)!.state).toBe('refund-due');
  });

  test('is in the audit log, for the payer too', async () => {
    await read();
    const { rows } = await product.db.pool.query(
      "select person_id, object from audit_log where action = 'payment-desk.read-payment'",
    );
    expect(rows).toEqual([{ person_id: patient.accountId, object: 'payment' }]);
  });

  test('an answer that repeats is one row with its count', async () => {
    const waiting = await product.patient();
    const asked = { doctorId: await aDoctor(product), startsAt: at(product, 3, '10:00'), phone: '+255754310001' };
    const booking = await anAnswer(product, waiting, asked, { outcome: 'silence' });
    await pass(product, 120_000);
    const payment = (await findPayment(product.ctx(), { id: await paymentOf(product, booking) }))!;
    one = await aMemberOfStaff(product, 'administrator');
    const answers = (await read(payment.reference)).exchanges.filter(({ kind }) => kind === 'status');
    expect(answers).toHaveLength(1);
    expect(answers[0]!.times).toBeGreaterThan(2);
    expect(Date.parse(answers[0]!.last_at)).toBeGreaterThan(Date.parse(answers[0]!.first_at));
  });

  test('says what was not kept yet when an older payment was asked for', async () => {
    await asOwner(product.owner, (client) => client.query('delete from payment_exchanges'));
    expect(await read()).toMatchObject({ exchanges: [], requests_missing: true, answers_missing: true });
  });

  test('is of a reference that exists', async () => {
    expect((await one.get('/api/admin/payments/TBB-1700000000-AAAAAAAA')).status).toBe(404);
  });
});
