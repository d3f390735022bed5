import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProduct } from './harness.ts';
import type { TestProduct } from './harness.ts';
import { aMemberOfStaff } from './staff-makers.ts';
import type { Visitor } from './visitor.ts';

const NOBODYS = '019a0000-0000-7000-8000-000000000003';
const JSON_BODY = { 'content-type': 'application/json' };
const BANNER = { image: 'slide1', title: { sw: 'Chanjo', en: ' ', fr: 'Vaccins' } };
const PLAN = { id: 'new-1', name: '', description: '', features: [], prices: [], is_active: true };

/**
 * The calls that the console's sections make, by the requirement that prints them: method and path, a bad input in the
 * query or the body (null where there is none to give), and the status of its answer.
 */
const CALLS = [
  ['API-13', 'GET', '/api/admin/doctors', '?rating=9', 422],
  ['API-14', 'PUT', `/api/admin/doctors/${NOBODYS}/verified`, { is_verified: true }, 404],
  ['API-14', 'PUT', `/api/admin/doctors/${NOBODYS}/featured`, { is_featured: true }, 404],
  ['API-15', 'POST', '/api/admin/doctors', { full_name: '', country: 'TZ' }, 422],
  ['API-16', 'DELETE', `/api/admin/doctors/${NOBODYS}`, null, 404],
  ['API-17', 'GET', '/api/all-doctor-applications', null, 200],
  ['API-18', 'POST', `/api/update-application-status/${NOBODYS}`, { status: 'rejected', notes: 'x' }, 404],
  ['API-19', 'GET', `/api/application-files/${NOBODYS}`, '?ticket=x', 404],
  ['API-20', 'GET', '/api/admin/payments', '?status=odd', 422],
  ['API-21', 'GET', '/api/admin/consultation-fees', null, 200],
  ['API-22', 'PUT', '/api/admin/consultation-fees/KE', { version: 1, general_phone_fee: 0 }, 422],
  ['API-23', 'GET', '/api/admin/announcements/doctors', '?odd=1', 400],
  ['API-24', 'GET', '/api/admin/complaints', '?status=odd', 422],
  ['API-25', 'PUT', `/api/admin/complaints/${NOBODYS}/status`, { status: 'in_progress' }, 404],
  ['API-26', 'POST', `/api/admin/complaints/${NOBODYS}/response`, { response: ' ', seen: 0 }, 422],
  ['API-27', 'PUT', '/api/admin/hero-banner', { version: 0, picture_id: NOBODYS }, 404],
  ['API-30', 'GET', '/api/admin/dashboard/stats', null, 200],
  ['API-31', 'GET', '/api/admin/dashboard/activity', null, 200],
  ['API-32', 'GET', '/api/admin/revenue', '?period=weekly', 422],
  ['API-33', 'GET', '/api/admin/care-plans', null, 200],
  ['API-34', 'PUT', '/api/admin/care-plans/batch', { plans: [PLAN] }, 422],
  ['API-35', 'GET', '/api/admin/subscribers', '?status=odd', 422],
  ['API-36', 'GET', '/api/admin/coupons', '?status=odd', 422],
  ['API-37', 'POST', '/api/admin/generate-coupon', { call_limit: 5 }, 422],
  ['API-38', 'POST', '/api/admin/send-coupon', { coupon_code: 'ABCDEFGH' }, 404],
  ['ADM-BAN-08', 'PUT', '/api/admin/banners', { version: 0, banners: [BANNER] }, 422],
  ['ADM-HERO-06', 'POST', '/api/admin/pictures/from-address', { address: '' }, 422],
  ['ADM-ANN-05', 'POST', '/api/admin/announcements', { audience: 'all', subject: '', message: 'x' }, 422],
] as const;

let product: TestProduct;
let administrator: Visitor;
let others: Visitor[];
beforeAll(async () => {
  product = await openTestProduct();
  administrator = await aMemberOfStaff(product, 'administrator');
  others = [
    await product.patient(),
    await aMemberOfStaff(product, 'doctor'),
    await aMemberOfStaff(product, 'receptionist'),
    await aMemberOfStaff(product, 'manager'),
  ];
});
afterAll(() => product.close());

test.each(CALLS)(
  'S68: %s %s %s is refused without a session, to other roles, and with a bad input',
  async (_, method, path, bad, status) => {
    const ask = (by: Visitor) =>
      typeof bad === 'object' && bad !== null
        ? by.send(method, path, JSON.stringify(bad), { ...JSON_BODY, 'idempotency-key': randomUUID() })
        : by.send(method, path + (bad ?? ''), undefined, {});
    expect((await ask(product.visitor())).status).toBe(401);
    for (const other of others) expect((await ask(other)).status).toBe(403);
    const answer = await ask(administrator);
    expect(answer.status, answer.text.slice(0, 500)).toBe(status);
    if (status !== 200) expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  },
);

test('S68: the reading calls answer with success and data, the list of all applications as it is printed', async () => {
  for (const [, method, path] of CALLS) {
    if (method !== 'GET' || path.includes(NOBODYS)) continue;
    const { status, body } = await administrator.get(path);
    const printed = path === '/api/all-doctor-applications' ? [] : { success: true, data: expect.anything() };
    expect({ path, status, body }).toMatchObject({ path, status: 200, body: printed });
  }
});
