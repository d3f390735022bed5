import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import {
  aSubscription,
  couponsOf,
  figuresOf,
  generate,
  subscribersOf,
  useCalls,
} from '../../../test/subscription-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, MINUTE } from '../../platform/time.ts';

let product: TestProduct;
let admin: Visitor;
let asha: Visitor;
let people = 0;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  product.clock.advance(MINUTE);
  admin = await aMemberOfStaff(product, 'administrator');
  asha = await product.patient({ full_name: 'Àsha Mwinyi', phone: `+2557546000${10 + people}` });
});

const stats = async () => (await admin.get('/api/admin/dashboard/stats')).body.data.active_subscriptions as number;

describe('a subscription', () => {
  test('keeps price, calls and people of its plan, and lasts a calendar month with its coupon (C36, C37, PAT-COUP-10)', async () => {
    const { id, code } = await aSubscription(product, asha);
    const [row] = await subscribersOf(admin, `?q=${code}`);
    expect(row).toMatchObject({
      id,
      name: 'Àsha Mwinyi',
      phone: asha.phone,
      package: 'family',
      doctorType: 'general',
      country: 'TZ',
      callsTotal: 17,
      callsUsed: 0,
      couponCode: code,
      couponActive: true,
      sending: null,
      status: 'active',
    });
    const days = (Date.parse(row!.endDate) - Date.parse(row!.startDate)) / DAY;
    expect([28, 29, 30, 31]).toContain(days);
    const [kept] = await asSystem(product, 'select price, currency, people from subscriptions where id = $1', [id]);
    expect(kept).toEqual({ price: 10_000_000, currency: 'TZS', people: 6 });
    await expect(asSystem(product, 'update subscriptions set calls = 99 where id = $1', [id])).rejects.toThrow(
      'keeps its terms',
    );
  });

  test('bought again before its end begins at its end, with a coupon of its own', async () => {
    const first = await aSubscription(product, asha);
    const again = await aSubscription(product, asha);
    const rows = await subscribersOf(admin, `?q=${asha.phone.slice(1)}`);
    const [second, before] = [again, first].map(({ id }) => rows.find((row) => row.id === id)!);
    expect(second!.startDate).toBe(before!.endDate);
    expect([second!.couponCode, before!.couponCode]).toEqual([again.code, first.code]);
  });

  test('is counted on the dashboard and in the section while it lasts (API-30, W49)', async () => {
    const [before, counted] = [await figuresOf(admin), await stats()];
    const { code } = await aSubscription(product, asha, { planId: 'cancer' });
    await aSubscription(product, asha, { planId: 'family' });
    await useCalls(product, code, 4);
    expect(await stats()).toBe(counted + 2);
    expect(await figuresOf(admin)).toMatchObject({
      active_subscribers: before.active_subscribers + 1,
      expired: before.expired,
      calls_used: before.calls_used + 4,
      active_coupons: before.active_coupons + 2,
    });
    // The plan of the test above that begins later ends later, too.
    product.clock.advance(63 * DAY);
    admin = await aMemberOfStaff(product, 'administrator');
    expect(await stats()).toBe(0);
    expect(await figuresOf(admin)).toMatchObject({ active_subscribers: 0, active_coupons: 0 });
    const [row] = await subscribersOf(admin, `?q=${code}`);
    expect(row).toMatchObject({ status: 'expired', couponActive: false });
    expect((await couponsOf(admin, `?q=${code}`))[0]).toMatchObject({ status: 'expired', ended: 'over' });
  });
});

test('both lists are found by name without accents, end of number, code, country, status and period (S45, ADM-SUB-01, ADM-SUB-02, C50, W48)', async () => {
  const kenya = await product.patient({ full_name: 'Zuri Wekesa', phone: '+254712300999', country: 'KE' });
  const { code } = await aSubscription(product, kenya, { planId: 'diabetes', country: 'KE' });
  for (const search of ['zuri', 'WEKESÀ', '300999', '0712 300 999', code.toLowerCase()]) {
    const q = `?q=${encodeURIComponent(search)}`;
    expect([search, (await subscribersOf(admin, q)).map((row) => row.couponCode)]).toEqual([search, [code]]);
    expect([search, (await couponsOf(admin, q)).map((row) => row.code)]).toEqual([search, [code]]);
  }
  expect(await subscribersOf(admin, '?q=%25')).toEqual([]);
  expect((await subscribersOf(admin, '?country=KE')).map(({ name }) => name)).toEqual(['Zuri Wekesa']);
  expect(await couponsOf(admin, '?country=RW')).toEqual([]);
  expect((await subscribersOf(admin, '?country=KE&status=expired')).length).toBe(0);
  expect((await subscribersOf(admin, '?country=KE&period=week')).length).toBe(1);
  const page = (await admin.get('/api/admin/subscribers?page=99')).body.data;
  expect(page).toMatchObject({ page: 1, pages: 1, page_size: 25 });
  expect((await admin.get('/api/admin/coupons?country=US&status=used')).status).toBe(422);
});

test('exports both lists with whole numbers and without formulas (W48)', async () => {
  const { id } = await aSubscription(product, asha);
  expect((await generate(admin, id, { reason: '=1+1' })).status).toBe(201);
  const subscribers = await admin.get('/api/admin/subscribers/export?country=TZ');
  expect(subscribers.text).toContain('name,phone,package,doctor type,country,start,end');
  expect(subscribers.text).toContain(`${asha.phone},family,general,Tanzania`);
  const coupons = await admin.get('/api/admin/coupons/export');
  expect(coupons.text).toContain("'=1+1");
  expect(coupons.headers['content-disposition']).toMatch(/coupons_\d{4}-\d\d-\d\d\.csv/);
});
