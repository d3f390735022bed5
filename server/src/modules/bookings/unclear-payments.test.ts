import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDoctor, askForMoney, at, brokenInvariants, force, hold, pass } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/one-time-code.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

const WRONG_AMOUNT =
  'Mtandao wako umechukua TSh 14,999, lakini bei ni TSh 15,000. Wafanyakazi wetu wanapaswa kuangalia malipo haya.';
const NO_MONEY = /Hakuna pesa|hujalipa|Haikulipwa/i;

let wallets = 0;

/** Holds a slot and sends the payment request. The last digits of the wallet decide how the payment ends. */
async function asked(
  suffix: string,
  doctor?: string,
  startsAt = at(product, 2, '10:00'),
): Promise<{ patient: Visitor; doctor: string; id: string; reference: string; startsAt: string }> {
  const patient = await product.patient();
  const whose = doctor ?? (await aDoctor(product));
  const { body } = await hold(patient, whose, startsAt);
  wallets += 1;
  const reference = await askForMoney(patient, body.data.id, { phone: `+25575${String(1_000 + wallets)}${suffix}` });
  await product.settle();
  return { patient, doctor: whose, id: body.data.id as string, reference, startsAt };
}

const appointment = async ({ patient, id }: { patient: Visitor; id: string }) =>
  (await patient.get(`/api/appointments/${id}`)).body.data;
const status = async ({ patient, reference }: { patient: Visitor; reference: string }) =>
  (await patient.get(`/api/payments/azampay/status?reference_id=${reference}`)).body.data;
const tab = async (patient: Visitor, name: string): Promise<string[]> =>
  (await patient.get(`/api/appointments?tab=${name}`)).body.data.appointments.map(({ id }: { id: string }) => id);

describe('an unclear payment', () => {
  test('of a wrong amount is reported with the amount that was taken, on every screen and by one SMS, and cannot be paid again', async () => {
    const one = await asked('006');
    await pass(product, 30 * SECOND);
    expect(await status(one)).toMatchObject({
      stage: 'unknown',
      doubt: 'amount',
      seen: { amount: 1_499_900, currency: 'TZS' },
      detail: WRONG_AMOUNT,
      transactionStatus: 'pending',
    });
    const shown = await appointment(one);
    expect(shown).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      stage: { name: 'payment-unclear', sentence: WRONG_AMOUNT, money: { stage: 'unclear' } },
    });
    expect(shown.stage.money.sentence).toContain(one.reference);
    expect(shown.actions).not.toContain('pay');
    expect(
      await one.patient.post('/api/payments/save', { booking_id: one.id, full_name: 'Asha', phone: '0754000000' }),
    ).toMatchObject({ status: 409, body: { code: 'payment-unsettled' } });
    expect((await one.patient.get(`/api/receipts/${one.reference}`)).status).toBe(404);
    await pass(product, HOUR, 10 * MINUTE);
    const told = (await messagesTo(product, one.patient.phone)).filter((text) => text.includes(one.reference));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('TSh 14,999');
  });

  test('of a wrong amount is never called unanswered where its patient books again', async () => {
    const one = await asked('006');
    await pass(product, 11 * MINUTE, MINUTE);
    const again = await hold(one.patient, one.doctor, one.startsAt);
    expect(again.body).toMatchObject({ code: 'payment-awaited', detail: expect.stringContaining('hayajathibitishwa') });
    expect(again.body.detail).not.toContain('haujajibu');
  });

  test('of silence is told with the time until which the network is asked, and by one SMS', async () => {
    const one = await asked('003');
    expect(await appointment(one)).toMatchObject({
      stage: { name: 'paying', money: { stage: 'asked' } },
      actions: ['cancel'],
    });
    await pass(product, 2 * MINUTE);
    expect((await appointment(one)).stage.sentence).toMatch(/Tunaendelea kuuliza hadi Jumatatu, 18 Januari 2038/);
    expect(await status(one)).toMatchObject({
      stage: 'unknown',
      doubt: null,
      message: 'Muda wa malipo umekwisha. Usilipe tena. Tutakutumia ujumbe mara mtandao wako utakapojibu.',
    });
    expect((await messagesTo(product, one.patient.phone)).filter((text) => text.includes(one.reference))).toHaveLength(
      1,
    );
    expect((await status(one)).asked_at).not.toBeNull();
  });

  test('keeps its booking in the upcoming tab after the hold, shown as unclear, and its patient cannot book that half hour again', async () => {
    const one = await asked('003');
    await pass(product, 11 * MINUTE, MINUTE);
    expect(await appointment(one)).toMatchObject({
      state: 'expired',
      status: 'pending',
      stage: {
        name: 'payment-unclear',
        // Nobody is left to believe that the printed hour is still kept, or that the money is lost.
        money: { sentence: expect.stringContaining('iko wazi kwa wengine') },
      },
      actions: [],
    });
    expect(await tab(one.patient, 'upcoming')).toEqual([one.id]);
    expect(await tab(one.patient, 'cancelled')).toEqual([]);
    expect(await hold(one.patient, one.doctor, one.startsAt)).toMatchObject({
      status: 409,
      body: { code: 'payment-awaited' },
    });
    expect((await hold(await product.patient(), one.doctor, one.startsAt)).status).toBe(201);
  });

  test('keeps its patient from choosing another time with the same doctor', async () => {
    const one = await asked('003');
    expect(await hold(one.patient, one.doctor, at(product, 2, '11:00'))).toMatchObject({
      status: 409,
      body: { code: 'payment-awaited' },
    });
    expect(await tab(one.patient, 'upcoming')).toEqual([one.id]);
  });

  test('without an answer for 72 hours is given up with an SMS, which does not claim that no money moved', async () => {
    const one = await asked('003', undefined, at(product, 6, '10:00'));
    await pass(product, 3 * MINUTE, MINUTE);
    await pass(product, 73 * HOUR, 6 * HOUR);
    const shown = await appointment(one);
    expect(shown).toMatchObject({ status: 'cancelled', stage: { name: 'not-paid', money: { stage: 'given-up' } } });
    expect(shown.stage.money.sentence).not.toMatch(NO_MONEY);
    expect((await messagesTo(product, one.patient.phone)).at(-1)).toMatch(
      /haukujibu kwa saa 72.*wafanyakazi wetu wanapaswa kuangalia/,
    );
    expect(await tab(one.patient, 'cancelled')).toEqual([one.id]);
    expect((await hold(one.patient, one.doctor, one.startsAt)).status).toBe(201);
  });

  test('that is refused late is told by SMS', async () => {
    wallets += 1;
    const phone = `+25575${String(1_000 + wallets)}777`;
    await force(product, { phone, outcome: 'insufficient', delayMs: 5 * MINUTE });
    const patient = await product.patient();
    const { body } = await hold(patient, await aDoctor(product), at(product, 3, '12:00'));
    await askForMoney(patient, body.data.id, { phone });
    await pass(product, 9 * MINUTE, MINUTE);
    expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(/mtandao umejibu.*hakuna pesa iliyokatwa/);
    expect(await appointment({ patient, id: body.data.id })).toMatchObject({
      stage: { name: 'to-pay' },
      actions: ['pay', 'cancel'],
    });
  });

  test('whose appointment is cancelled goes back when it comes, and is never called untouched before', async () => {
    wallets += 1;
    const phone = `+25575${String(1_000 + wallets)}778`;
    await force(product, { phone, outcome: 'paid', delayMs: 6 * MINUTE });
    const patient = await product.patient();
    const { body } = await hold(patient, await aDoctor(product), at(product, 3, '13:00'));
    await askForMoney(patient, body.data.id, { phone });
    await pass(product, 3 * MINUTE, 30 * SECOND);
    const cancelled = (await patient.post(`/api/appointments/${body.data.id}/cancel`)).body.data;
    expect(cancelled).toMatchObject({ stage: { name: 'cancelled', money: { stage: 'unclear' } } });
    expect(cancelled.stage.money.sentence).toContain('Pesa ikifika, itarudishwa yote.');
    await pass(product, 10 * MINUTE, MINUTE);
    expect(await appointment({ patient, id: body.data.id })).toMatchObject({
      payment_status: 'refund_due',
      stage: { money: { stage: 'refund-due' } },
    });
    expect((await messagesTo(product, patient.phone)).at(-1)).toMatch(
      /yamefika baada ya miadi kughairiwa.*itarudishwa yote/,
    );
  });
});

test('after a reload the payer still sees the number that pays, the network’s transaction id and the payment method (PAT-PAY-23)', async () => {
  const one = await asked('003');
  expect(await status(one)).toMatchObject({
    method: 'mpesa',
    full_name: 'Asha Juma',
    phone: expect.stringMatching(/^\+25575\d+003$/),
    transaction_id: expect.stringMatching(/./),
  });
});

describe('POST /api/payments/save with the printed body alone (API-02)', () => {
  const printed = {
    reference_id: 'x',
    phone: '0754000000',
    amount: 1,
    full_name: 'Asha 123',
    package_type: 'single_call',
  };

  test('means the caller’s own unpaid booking with the doctor of that name', async () => {
    const patient = await product.patient();
    const { body } = await hold(
      patient,
      await aDoctor(product, { fullName: 'Dkt. Zawadi Ngowi' }),
      at(product, 4, '09:00'),
    );
    await hold(patient, await aDoctor(product), at(product, 4, '10:00'));
    const saved = await patient.post('/api/payments/save', { ...printed, doctor_name: 'dkt. zawadi  ngowi' });
    expect(saved).toMatchObject({
      status: 201,
      body: { success: true, data: { full_name: 'Asha', doctor_name: 'Dkt. Zawadi Ngowi', amount: 15_000 } },
    });
    expect((await appointment({ patient, id: body.data.id })).payment_reference).toBe(saved.body.data.reference_id);
  });

  test('is refused in the words of the specification when the name matches no booking, or two', async () => {
    const patient = await product.patient();
    const save = (doctorName?: string) =>
      patient.post(
        '/api/payments/save',
        { ...printed, ...(doctorName === undefined ? {} : { doctor_name: doctorName }) },
        { 'accept-language': 'en' },
      );
    const refused = {
      status: 409,
      body: { success: false, code: 'payment-save-failed', message: 'Imeshindikana kuhifadhi taarifa za malipo' },
    };
    expect(await save('Dkt. Neema Mushi')).toMatchObject(refused);
    await hold(patient, await aDoctor(product), at(product, 4, '11:00'));
    await hold(patient, await aDoctor(product), at(product, 4, '12:00'));
    expect(await save('Dkt. Neema Mushi')).toMatchObject(refused);
    expect(await save()).toMatchObject(refused);
    const stranger = await product.patient();
    expect(await stranger.post('/api/payments/save', { ...printed, doctor_name: 'Dkt. Neema Mushi' })).toMatchObject(
      refused,
    );
  });
});

test('all invariants hold after these tests', async () => {
  expect(await brokenInvariants(product)).toEqual([]);
});
