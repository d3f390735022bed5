import type { CountryCode } from '@tabibu/contract/countries';
import type { DeskDoctorPageBody } from '@tabibu/contract/doctor-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../../test/as-system.ts';
import { aDoctor } from '../../../test/booking-makers.ts';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { listForDesk } from '../doctors/index.ts';
import { readWorths } from '../exchange-rates/index.ts';

let product: TestProduct;
let admin: Visitor;
/** The doctors by what they earned in major units: KES are worth some twenty shillings, UGX less than one. */
const EARNED = [
  ['TZ', 'Amina Tanzania', 150_000],
  ['KE', 'Brian Kenya', 10_000],
  ['UG', 'Carol Uganda', 160_000],
  ['TZ', 'Daudi Tanzania', 0],
] as const satisfies readonly (readonly [CountryCode, string, number])[];
beforeAll(async () => {
  product = await openTestProduct();
  admin = await aMemberOfStaff(product, 'administrator');
  for (const [place, [country, fullName, earned]] of EARNED.entries()) {
    const id = await aDoctor(product, { country, fullName, phone: `+25571260${place}000` });
    await asSystem(
      product,
      `update doctor_earnings set amount = $2 * (case currency when 'UGX' then 1 else 100 end) where doctor_id = $1`,
      [id, earned],
    );
  }
});
afterAll(() => product.close());

const list = async (search: string): Promise<DeskDoctorPageBody> =>
  (await admin.get(`/api/admin/doctors?${search}`)).body.data;

test('money of several currencies never stays a list without a total: it is added up in shillings, with the day of the rates', async () => {
  const { sums, doctors } = await list('sort=earnings&direction=desc');
  const rates = (await admin.get('/api/admin/exchange-rates')).body.data.currencies as {
    currency: string;
    current: { rate: string; begins_at: string };
  }[];
  const rateOf = (currency: string) => Number(rates.find((one) => one.currency === currency)!.current.rate);
  const worth = [150_000, 10_000 * rateOf('KES'), 160_000 * rateOf('UGX')].map((major) => Math.round(100 * major));
  const total = worth.reduce((sum, one) => sum + one, 0);
  expect(sums!.earnings_tzs).toEqual({
    total: { amount: total, currency: 'TZS' },
    average: { amount: 100 * Math.round(total / 400), currency: 'TZS' },
    rates_since: expect.any(String),
    unrated: [],
  });
  expect(doctors.map(({ earnings_tzs }) => earnings_tzs!.amount)).toEqual([...worth, 0].toSorted((a, b) => b - a));
});

test('doctors are never sorted inside each currency, in a short list and in a long one', async () => {
  const order = ['Brian Kenya', 'Amina Tanzania', 'Carol Uganda', 'Daudi Tanzania'];
  expect((await list('sort=earnings&direction=desc')).doctors.map(({ full_name: name }) => name)).toEqual(order);
  expect((await list('sort=earnings&direction=asc')).doctors.map(({ full_name: name }) => name)).toEqual(
    order.toReversed(),
  );
  const ctx = product.ctx();
  const { currencies, worths } = await readWorths(ctx);
  for (const isMany of [true, false])
    for (const direction of ['asc', 'desc'] as const) {
      const pages = [];
      for (const offset of [0, 2]) {
        const wanted = { sort: 'earnings', direction, isMany, currencies, worths, limit: 2, offset } as const;
        pages.push(...(await listForDesk(ctx, { search: '' }, wanted)));
      }
      expect(pages.map(({ full_name: name }) => name)).toEqual(direction === 'desc' ? order : order.toReversed());
    }
});

test('the fees that a doctor asks for are not hidden from the console', async () => {
  const [first] = (await list('q=Amina')).doctors;
  await product.db.pool.query('update doctors set video_fee_usd = 75, phone_fee_usd = 35 where id = $1', [first!.id]);
  const { data } = (await admin.get(`/api/admin/doctors/${first!.id}`)).body;
  expect(data.asked_fees).toEqual({ video: 75, phone: 35 });
});
