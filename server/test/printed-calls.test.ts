import { afterAll, beforeAll, expect, test } from 'vitest';
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
