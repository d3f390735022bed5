import { expect } from 'vitest';
import { aDoctor, askForMoney, at, hold, pass } from './booking-makers.ts';
import { aHold, couponOf, get } from './printed-stage.ts';
import type { PrintedCalls } from './printed-stage.ts';
import { aSubscription } from './subscription-makers.ts';

const OK = { success: true };
const WORDED = { ...OK, message: expect.stringMatching(/\w/) };
const LIST = { ...OK, data: expect.any(Array) };
const NUMBER = expect.any(Number);
const TEXT = expect.any(String);
const PAYMENT = { reference_id: 'PAY-1', phone: '0754000100', amount: 15_000, full_name: 'Asha 123' };

/** The calls of the patients' document, and the base address. */
export const PATIENT_CALLS: PrintedCalls = {
  'API-01 one base address': [get('anybody', '/api/doctors?country=Tanzania'), 200, expect.any(Array)],
  'API-02 save a payment': [
    async (stage) => {
      const { who } = await aHold(stage, 'Dkt. Rehema Msuya');
      const body = { ...PAYMENT, doctor_name: 'Dkt. Rehema Msuya', package_type: 'single_call' };
      return who.post('/api/payments/save', body);
    },
    201,
    OK,
  ],
  'API-03 checkout': [
    async (stage) => {
      const { who, id } = await aHold(stage, 'Dkt. Rehema Msuya');
      const saved = await who.post('/api/payments/save', { ...PAYMENT, booking_id: id });
      const { reference_id } = saved.body.data;
      const printed = { ...PAYMENT, reference_id, payment_method: 'mpesa', package_type: 'single_call' };
      const more = { doctor_type: 'specialist', is_emergency: false, country: 'Tanzania', wait: false };
      return who.post('/api/payments/azampay/checkout', { ...printed, ...more });
    },
    200,
    { ...WORDED, reference: TEXT },
  ],
  'API-04 status': [
    async (stage) => {
      const { who, id } = await aHold(stage, 'Dkt. Rehema Msuya');
      const reference = await askForMoney(who, id);
      await pass(stage.product, 20_000);
      return who.get(`/api/payments/azampay/status?reference_id=${reference}`);
    },
    200,
    { ...OK, data: { transactionStatus: 'success', couponCode: null } },
  ],
  'API-05 coupons of a number': [get('patient', '/api/coupons/user/+255754000100'), 200, LIST],
  'API-06 validate a coupon': [
    async (stage) =>
      stage.patient.post('/api/coupons/validate', { coupon_code: await couponOf(stage), phone_number: '0754000100' }),
    200,
    { ...WORDED, data: expect.any(Object) },
  ],
  'API-07 use a coupon': [
    async (stage) => {
      const owner = await stage.product.patient();
      const { code } = await aSubscription(stage.product, owner);
      await hold(
        owner,
        await aDoctor(stage.product, { specialty: 'general-practitioner' }),
        at(stage.product, 5, '11:00'),
      );
      return owner.post('/api/coupons/use', { coupon_code: code });
    },
    200,
    { ...WORDED, data: { calls_remaining: NUMBER } },
  ],
  'API-08 doctors of a country': [
    get('anybody', '/api/doctors?country=South%20Africa'),
    200,
    expect.arrayContaining([expect.objectContaining({ id: TEXT, full_name: TEXT, specialty: TEXT, url: null })]),
  ],
  'API-10 fees of a country': [get('anybody', '/api/consultation-fees?country=Uganda'), 200, LIST],
  'API-11 sign out': [async (stage) => (await stage.product.patient()).post('/api/auth/sign-out'), 200, OK],
  'API-12 nobody reads as an administrator': [get('anybody', '/api/admin/doctors'), 401, { success: false }],
};
