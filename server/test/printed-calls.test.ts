import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planPriceFor } from '@tabibu/contract/care-plan-rules';
import { toMajor } from '@tabibu/contract/currencies';
import { carePlans } from '../src/modules/care-plans/index.ts';
import { aDoctor, anAppointment, askForMoney, at, hold } from './booking-makers.ts';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { aMemberOfStaff } from './staff-makers.ts';
import { aSubscription } from './subscription-makers.ts';
import type { Visitor } from './visitor.ts';

let product: TestProduct;
let administrator: Visitor;
beforeAll(async () => {
  product = await openTestProduct();
  administrator = await aMemberOfStaff(product, 'administrator');
});
afterAll(() => product.close());

const WORDED = { success: true, message: expect.stringMatching(/\w/) };

test.each([
  '/api/doctors?country=Tanzania',
  '/api/consultation-fees?country=South%20Africa',
  '/api/care-plans?country=Kenya&language=en',
  '/api/payments/methods?country=Rwanda',
])('%s is answered for a country by its printed name (API-08)', async (address) => {
  expect((await product.visitor().get(address)).status).toBe(200);
});

test.each([
  '/api/admin/doctors?country=Tanzania',
  '/api/admin/payments?country=Kenya',
  '/api/admin/complaints?country=Uganda',
  '/api/admin/revenue?country=South%20Africa',
  '/api/admin/subscribers?country=Burundi',
  '/api/admin/coupons?country=Burundi',
  '/api/admin/booking-list?country=Rwanda',
  '/api/admin/announcements/doctors?country=Tanzania',
])('%s is answered for a country by its printed name (API-32)', async (address) => {
  expect((await administrator.get(address)).status).toBe(200);
});

test('the list of doctors leaves nobody out below two hundred, and knows no unknown country (API-08)', async () => {
  for (let number = 0; number < 21; number += 1) await aDoctor(product, { country: 'BI' });
  const { body, headers } = await product.visitor().get('/api/doctors?country=Burundi');
  expect(body).toHaveLength(21);
  expect(headers['link']).toBeUndefined();
  for (const name of ['id', 'full_name', 'specialty', 'rating', 'url']) expect(body[0]).toHaveProperty(name);
  expect((await product.visitor().get('/api/doctors?country=Atlantis')).status).toBe(422);
});

test('the provider’s name that checkout took answers the status, in Kenya too (API-03, API-04)', async () => {
  const patient = await product.patient({ phone: '+254722000111', country: 'KE' });
  const doctor = await aDoctor(product, { country: 'KE' });
  const { body } = await hold(patient, doctor, at(product, 1, '10:00', 'KE'));
  const reference = await askForMoney(patient, body.data.id, { phone: '+254722000111' });
  const status = await patient.get(`/api/payments/azampay/status?reference_id=${reference}`);
  expect(status.body).toMatchObject({ success: true, data: { transactionStatus: 'pending', couponCode: null } });
});

test('total revenue is a number of shillings, with the exact amount beside it (API-30)', async () => {
  await anAppointment(product, await product.patient(), await aDoctor(product), at(product, 2, '10:00'));
  const { body } = await administrator.get('/api/admin/dashboard/stats');
  expect(body.data).toMatchObject({ total_revenue: expect.any(Number), revenue: { currency: 'TZS' } });
  expect(body.data.total_revenue).toBe(body.data.revenue.amount / 100);
});

test('coupons are validated, used, listed, made and sent with a message (API-06, API-07, API-35 to API-38)', async () => {
  const patient = await product.patient();
  const { code } = await aSubscription(product, patient, { planId: 'family' });
  const phone = (await patient.get('/api/me')).body.data.phone as string;
  expect((await patient.post('/api/coupons/validate', { coupon_code: code, phone_number: phone })).body).toMatchObject(
    WORDED,
  );
  const doctor = await aDoctor(product, { specialty: 'general-practitioner' });
  await hold(patient, doctor, at(product, 3, '10:00'));
  const used = await patient.post('/api/coupons/use', { coupon_code: code });
  expect(used.body).toMatchObject({ ...WORDED, data: { calls_remaining: expect.any(Number) } });
  for (const list of ['subscribers', 'coupons'])
    expect((await administrator.get(`/api/admin/${list}`)).body).toMatchObject({ ...WORDED, data: expect.anything() });
  const wish = { phone_number: phone, package_type: 'single_call', doctor_type: 'general', call_limit: 2 };
  const made = await administrator.post('/api/admin/generate-coupon', wish);
  expect(made.body).toMatchObject({ ...WORDED, data: { id: expect.any(String), coupon_code: expect.any(String) } });
  const { coupon_code: coupon } = made.body.data;
  const sent = await administrator.post('/api/admin/send-coupon', { phone_number: phone, coupon_code: coupon });
  expect(sent.body).toMatchObject(WORDED);
});

test('a picture’s address alone sets the hero banner (API-27)', async () => {
  const value = `${product.sandboxUrl}/sandbox/pictures/whole.png`;
  const set = await administrator.send('PUT', '/api/admin/hero-banner', JSON.stringify({ key: 'hero_banner', value }), {
    'content-type': 'application/json',
  });
  expect(set.body).toMatchObject({ success: true, data: { picture: { id: expect.any(String) } } });
  expect((await product.visitor().get('/api/site')).body.data.hero).toBe(`/api/pictures/${set.body.data.picture.id}`);
});

test('a refusal names its error beside the message (API-39, API-49)', async () => {
  const refused = await product.visitor().get('/api/all-doctor-applications');
  expect(refused).toMatchObject({ status: 401, body: { success: false, error: expect.stringMatching(/\w/) } });
});

test('a care plan’s package opens the plan’s order, by the amount for a specialist too (API-02)', async () => {
  const patient = await product.patient();
  const doctor = await aDoctor(product);
  await hold(patient, doctor, at(product, 3, '11:00'));
  const plan = (await carePlans(product.ctx())).find(({ id }) => id === 'family')!;
  const specialist = planPriceFor(plan.prices.get('TZ')!, 'specialist');
  const printed = {
    reference_id: 'ORDER-1',
    phone: '0754000000',
    full_name: 'Asha 123',
    doctor_name: '',
    package_type: 'family',
  };
  const saved = await patient.post('/api/payments/save', { ...printed, amount: toMajor(plan.prices.get('TZ')!) });
  expect(saved).toMatchObject({
    status: 201,
    body: { success: true, data: { package_type: 'family', price: plan.prices.get('TZ'), doctor_name: '' } },
  });
  const other = await patient.post('/api/payments/save', {
    ...printed,
    amount: toMajor(specialist).toLocaleString('en'),
  });
  expect(other.body.data.price).toEqual(specialist);
  expect(await patient.post('/api/payments/save', { ...printed, amount: 1 })).toMatchObject({
    status: 409,
    body: { success: false, code: 'plan-price-changed' },
  });
  const mixed = { ...printed, amount: 15_000, doctor_name: 'Dkt. Neema Mushi' };
  expect((await patient.post('/api/payments/save', mixed)).body.code).toBe('payment-save-failed');
});

test('checkout waits for the gateway’s number where it answers at once, and never tells an empty one (API-03)', async () => {
  const patient = await product.patient();
  const saveFor = async (hour: string) => {
    const { body } = await hold(patient, await aDoctor(product), at(product, 4, hour));
    const order = { booking_id: body.data.id, full_name: 'Asha', phone: '0754000000' };
    return (await patient.post('/api/payments/save', order)).body.data.reference_id as string;
  };
  const printed = { payment_method: 'mpesa', amount: '15000', full_name: 'Asha', country: 'TZ', is_emergency: false };
  const asking = patient.post('/api/payments/azampay/checkout', { reference_id: await saveFor('10:00'), ...printed });
  let answered = false;
  void asking.then(() => (answered = true));
  while (!answered) await product.settle();
  expect((await asking).body).toMatchObject({ ...WORDED, transaction_id: expect.stringMatching(/./) });
  const reference = await saveFor('11:00');
  const silent = await patient.post('/api/payments/azampay/checkout', { reference_id: reference, ...printed });
  expect(silent.body).toEqual({ ...WORDED, reference });
});

describe('without a version', () => {
  const FEES = '/api/admin/consultation-fees';
  const PLANS = '/api/admin/care-plans';

  test('prices are saved on what the caller last read, never on what somebody else has changed since (API-22)', async () => {
    const other = await aMemberOfStaff(product, 'administrator');
    const { body } = await administrator.get(FEES);
    const kenya = body.data.find(({ country }: { country: string }) => country === 'KE');
    const { general_video_fee, general_phone_fee, specialist_video_fee, specialist_phone_fee } = kenya;
    const { currency, currency_symbol } = kenya;
    const fees = { general_video_fee, general_phone_fee, specialist_video_fee, specialist_phone_fee };
    const printed = { ...fees, currency, currency_symbol };
    expect((await other.put(`${FEES}/KE`, printed)).body.code).toBe('fees-changed');
    const saved = await administrator.put(`${FEES}/KE`, { ...printed, general_phone_fee: general_phone_fee + 50 });
    expect(saved.body.data.general_phone_fee).toBe(general_phone_fee + 50);
    expect((await administrator.put(`${FEES}/KE`, printed)).status).toBe(200);
    await other.get(FEES);
    await administrator.put(`${FEES}/KE`, { ...printed, general_phone_fee: general_phone_fee + 100 });
    expect((await other.put(`${FEES}/KE`, printed)).body.code).toBe('fees-changed');
    await other.get(FEES);
    expect((await other.put(`${FEES}/KE`, printed)).status).toBe(200);
    const dollars = await other.put(`${FEES}/KE`, { ...printed, currency: 'USD' });
    expect(dollars).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
  });

  test('care plans are saved with texts in the caller’s language, and keep what is not sent (API-34)', async () => {
    const other = await aMemberOfStaff(product, 'administrator');
    const { plans } = (await administrator.get(PLANS)).body.data;
    const [family, ...rest] = plans;
    const printed = ({ paid_calls: _p, free_calls: _f, max_people: _m, ...plan }: typeof family) => plan;
    const renamed = { ...printed(family), name: 'Household', description: family.description.en };
    const added = {
      id: 'new-1',
      name: 'Eyes',
      description: 'Care of the eyes',
      features: [{ id: 'new-1', description: 'One check' }],
      prices: [{ country: 'Tanzania', price: 50_000, currency: 'TZS' }],
      is_active: true,
    };
    const batch = { plans: [renamed, ...rest.map(printed), added] };
    const english = { 'accept-language': 'en' };
    expect((await other.put(`${PLANS}/batch`, batch, english)).body.code).toBe('care-plans-changed');
    const saved = await administrator.put(`${PLANS}/batch`, batch, english);
    expect(saved.status).toBe(200);
    const [now] = saved.body.data.plans;
    expect(now).toEqual({ ...family, name: { ...family.name, en: 'Household' } });
    expect(saved.body.data.plans.at(-1)).toMatchObject({ name: { en: 'Eyes' }, paid_calls: 15, free_calls: 0 });
    await other.get(PLANS);
    await administrator.put(`${PLANS}/batch`, { plans: [now, ...rest.map(printed)] }, english);
    expect((await other.put(`${PLANS}/batch`, batch, english)).body.code).toBe('care-plans-changed');
  });
});

test('the recipients of an announcement have an email (API-23)', async () => {
  const doctor = await aDoctor(product, { fullName: 'Dkt. Barua Pepe', email: 'barua@example.com' });
  const { body } = await administrator.get('/api/admin/announcements/doctors?q=Barua');
  expect(body.data).toMatchObject([{ id: doctor, full_name: 'Dkt. Barua Pepe', email: 'barua@example.com' }]);
});
