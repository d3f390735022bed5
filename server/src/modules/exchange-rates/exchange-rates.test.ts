import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CurrencyRatesBody } from '@tabibu/contract/exchange-rates';
import { openTestProduct } from '../../../test/harness.ts';
import type { TestProduct } from '../../../test/harness.ts';
import { aMemberOfStaff } from '../../../test/staff-makers.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { DAY, HOUR, MINUTE, later } from '../../platform/time.ts';
import { convertMoney } from './index.ts';

let product: TestProduct;
let one: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await openTestProduct({ still: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(10 * MINUTE);
  one = await aMemberOfStaff(product, 'administrator');
  other = await aMemberOfStaff(product, 'administrator');
});

const ADDRESS = '/api/admin/exchange-rates';
const ratesOf = async (currency: string): Promise<CurrencyRatesBody> =>
  (await one.get(ADDRESS)).body.data.currencies.find((rates: CurrencyRatesBody) => rates.currency === currency);
const set = (by: Visitor, currency: string, rate: string, more: object) =>
  by.post(ADDRESS, { currency, rate, ...more });
const last = async (currency: string) => (await ratesOf(currency)).history[0]!.version;
const setNow = async (currency: string, rate: string) => set(one, currency, rate, { version: await last(currency) });
const worth = async (amount: number, currency: 'KES' | 'BIF', at = product.clock.now()) =>
  (await convertMoney(product.ctx(), { amount, currency }, { to: 'TZS', at }))?.money.amount;

describe('a fresh house', () => {
  test('has a rate for each currency; all but the shilling are drafts with their date (C18)', async () => {
    const { currencies } = (await one.get(ADDRESS)).body.data as { currencies: CurrencyRatesBody[] };
    expect(currencies.map(({ currency }) => currency)).toEqual(
      expect.arrayContaining(['TZS', 'KES', 'UGX', 'RWF', 'BIF', 'ZAR', 'USD']),
    );
    for (const { currency, current, is_fixed: isFixed } of currencies) {
      expect(current).toMatchObject({
        is_draft: currency !== 'TZS',
        set_by: null,
        begins_at: '2025-10-01T00:00:00.000Z',
      });
      expect([isFixed, Number(current.rate) > 0]).toEqual([currency === 'TZS', true]);
    }
  });
});

describe('a rate', () => {
  test('far from the one in force is asked about, and set only when it is confirmed', async () => {
    const now = await ratesOf('KES');
    const far = (more: object) => set(one, 'KES', '1000000', { version: now.current.version, ...more });
    const asked = await far({});
    expect([asked.status, asked.body.code]).toEqual([422, 'exchange-rate-far']);
    expect(asked.body.params).toEqual({ from: now.current.rate, to: '1000000' });
    expect(await ratesOf('KES')).toEqual(now);
    expect((await far({ confirmed: true })).status).toBe(201);
    const back = { version: now.current.version + 1, confirmed: true };
    expect((await set(one, 'KES', now.current.rate, back)).status).toBe(201);
  });

  test('is set with who and when, stands in the audit log, and the earlier one stays in the history', async () => {
    const before = await ratesOf('USD');
    const reply = await setNow('USD', '2512.75');
    expect(reply.status).toBe(201);
    const now = product.clock.now().toISOString();
    expect(reply.body.data.current).toEqual({
      version: before.current.version + 1,
      rate: '2512.75',
      begins_at: now,
      set_at: now,
      set_by: 'Rehema Kileo',
      is_draft: false,
    });
    expect(reply.body.data.history).toEqual([reply.body.data.current, ...before.history]);
    const { rows } = await product.db.pool.query(
      "select details from audit_log where action = 'exchange-rates.set-rate' and object_id like 'USD/%'",
    );
    expect(rows).toMatchObject([{ details: { from: '2450.000000', to: '2512.750000' } }]);
  });

  test('is taken back by setting the earlier value anew', async () => {
    await setNow('ZAR', '150');
    const [, earlier] = (await ratesOf('ZAR')).history;
    await setNow('ZAR', earlier!.rate);
    expect((await ratesOf('ZAR')).history.map(({ rate }) => rate)).toEqual(['142', '150', '142']);
  });

  test('set by two at once is set by one; the other is told and decides again', async () => {
    const version = await last('RWF');
    const replies = await Promise.all([set(one, 'RWF', '1.8', { version }), set(other, 'RWF', '1.9', { version })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('exchange-rate-changed');
    expect((await set(one, 'RWF', '1.9', { version })).body.code).toBe('exchange-rate-changed');
    expect((await set(one, 'RWF', '1.9', { version: version + 2 })).body.code).toBe('exchange-rate-changed');
  });

  test('takes a recent factor', async () => {
    product.clock.advance(6 * MINUTE);
    expect((await setNow('AED', '700')).body.code).toBe('step-up-required');
    expect((await ratesOf('AED')).current.rate).toBe('667');
  });

  test.each(['0', '-1', '2,450', '1000000.5', '1.2345678', 'abc', ''])('of %j is refused', async (rate) => {
    expect((await setNow('EUR', rate)).body.code).toBe('exchange-rate-invalid');
  });

  test('of the shilling is always 1', async () => {
    expect((await set(one, 'TZS', '2', { version: 1 })).status).toBe(422);
    const wrong = `insert into exchange_rates (id, currency, version, tzs_per_unit, begins_at, set_at, is_draft)
                   values (gen_random_uuid(), 'TZS', 2, 2, now(), now(), true)`;
    await expect(product.db.pool.query(wrong)).rejects.toThrow(/exchange_rates_shilling/);
  });

  test('that was set never changes and never goes', async () => {
    await expect(product.db.pool.query('update exchange_rates set tzs_per_unit = 5')).rejects.toThrow();
    await expect(product.db.pool.query('delete from exchange_rates')).rejects.toThrow();
  });
});

describe('a start', () => {
  test('in the past or more than a year ahead is refused', async () => {
    const now = product.clock.now();
    for (const start of [later(now, -MINUTE), later(now, 367 * DAY)])
      expect(
        (await set(one, 'GBP', '3400', { version: await last('GBP'), begins_at: start.toISOString() })).body.code,
      ).toBe('exchange-rate-start-invalid');
  });

  test('that is planned comes by itself, unless another rate is set before', async () => {
    const start = later(product.clock.now(), 2 * HOUR).toISOString();
    await set(one, 'KES', '20', { version: await last('KES'), begins_at: start });
    expect(await ratesOf('KES')).toMatchObject({ current: { rate: '19' }, planned: { rate: '20', begins_at: start } });
    expect(await worth(100, 'KES')).toBe(1900);
    expect(await worth(100, 'KES', later(product.clock.now(), 3 * HOUR))).toBe(2000);
    await setNow('KES', '18');
    expect(await ratesOf('KES')).toMatchObject({ current: { rate: '18' }, planned: null });
    expect(await worth(100, 'KES', later(product.clock.now(), 3 * HOUR))).toBe(1800);
  });
});

test('an amount is converted at the rate of its moment', async () => {
  const before = product.clock.now();
  product.clock.advance(MINUTE);
  await setNow('BIF', '0.9');
  expect([await worth(1000, 'BIF', before), await worth(1000, 'BIF')]).toEqual([83_000, 90_000]);
  expect(await worth(1000, 'BIF', new Date('2025-09-30T00:00:00Z'))).toBeUndefined();
});
