import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Currency } from '@tabibu/contract/currencies';
import { raisePaymentStage } from '../../../test/payment-stage.ts';
import type { PaymentStage } from '../../../test/payment-stage.ts';
import { HOUR } from '../../platform/time.ts';
import { findPayment, jobs, markRefundDue, settlePayment } from '../payments/index.ts';
import { readRevenue } from './read-revenue.ts';
import { PLAN_PURPOSE } from './rules.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await raisePaymentStage();
});
afterAll(() => stage.close());

const COUNTRIES = {
  TZ: { currency: 'TZS', phone: '+255754000000' },
  KE: { currency: 'KES', phone: '+254712000000' },
} as const;

/** A moment of a history: time passes, money comes, money is refused and comes after all, or is owed back. */
const step = fc.oneof(
  fc.record({ what: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 * 24 }) }),
  fc.record({
    what: fc.constantFrom('pay' as const, 'pay-late' as const),
    country: fc.constantFrom('TZ' as const, 'KE' as const),
    kind: fc.constantFrom('booking', PLAN_PURPOSE),
    amount: fc.integer({ min: 1, max: 9_999_999 }),
  }),
  fc.record({ what: fc.constant('refund' as const), which: fc.nat(100) }),
  fc.record({ what: fc.constant('rate' as const), rate: fc.integer({ min: 1, max: 99 }) }),
  // The sums of the days that are over are kept; what happens later must not count twice, or not at all.
  fc.record({ what: fc.constant('keep' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Payments that settled and are not owed back. */
const standing: string[] = [];

async function perform(one: Step): Promise<void> {
  if (one.what === 'wait') stage.clock.advance(one.hours * HOUR);
  else if (one.what === 'rate') await setRate(one.rate);
  else if (one.what === 'keep') await jobs['payments.keep-days'](stage.ctx());
  else if (one.what === 'refund') {
    const [id] = standing.splice(one.which % (standing.length || 1), 1);
    if (id !== undefined) await markRefundDue(stage.ctx(), id, 'slot-gone');
  } else {
    const { country, kind, amount } = one;
    const { currency, phone } = COUNTRIES[country];
    const { id } = await stage.open({
      country,
      phone,
      purpose: { kind, id: randomUUID() },
      price: { amount, currency },
    });
    await stage.rows("update payments set provider = 'azampay' where id = $1", [id]);
    if (one.what === 'pay-late') {
      await stage.rows("update payments set state = 'refused', refusal_reason = 'declined' where id = $1", [id]);
      stage.clock.advance(30 * HOUR);
    }
    const facts = { amount, currency, payee: null, transactionId: null };
    const payment = (await findPayment(stage.ctx(), { id }))!;
    await settlePayment(stage.ctx(), payment, { facts, payee: 'demo', by: 'status' } as never);
    standing.push(id);
  }
}

const setRate = (rate: number) =>
  stage.rows(
    `insert into exchange_rates (id, currency, version, tzs_per_unit, begins_at, set_at, is_draft)
     select gen_random_uuid(), 'KES', max(version) + 1, $1, $2, $2, true from exchange_rates where currency = 'KES'`,
    [rate, stage.clock.now()],
  );

/**
 * What the ledger says came to be kept for patients, less what was moved from there to what is owed back, by day of
 * Dar es Salaam. Knows nothing of the table of payments.
 */
const ledgerDays = () =>
  stage.rows<{ day: string; currency: Currency; amount: string }>(
    `select to_char(j.created_at at time zone 'Africa/Dar_es_Salaam', 'YYYY-MM-DD') as day, e.currency, sum(e.amount)::bigint as amount
       from ledger_journals j join ledger_entries e on e.journal_id = j.id
      where j.kind in ('capture', 'refund-due') and e.account = 'held:' || e.currency group by 1, 2 order by 1, 2`,
  );

test('any history of payments, late payments and refunds in two countries is reported to the unit (C18, C99, I-08)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (history) => {
      for (const one of history) await perform(one);
      const daily = await readRevenue(stage.ctx(), { period: 'daily' });
      const reported = Object.entries(daily.byPeriod).flatMap(([day, { original }]) =>
        original.map(({ currency, amount }) => ({ day, currency, amount })),
      );
      expect(reported).toEqual((await ledgerDays()).map((row) => ({ ...row, amount: Number(row.amount) })));
      const [kept] = await stage.rows<{ total: string; plans: string }>(
        `select coalesce(sum(p.amount_tzs), 0)::bigint as total, coalesce(sum(p.amount_tzs) filter (where p.purpose_kind = $1), 0)::bigint as plans
           from payments p where p.id = any($2::uuid[])`,
        [PLAN_PURPOSE, standing],
      );
      expect([daily.totalRevenue, daily.subscriptions, daily.unrated]).toEqual([
        Number(kept!.total),
        Number(kept!.plans),
        0,
      ]);
      for (const period of ['monthly', 'yearly'] as const) {
        const { byPeriod, byCountry, totalRevenue } = await readRevenue(stage.ctx(), { period });
        const sum = (parts: Record<string, { total: number }>) =>
          Object.values(parts).reduce((all, { total }) => all + total, 0);
        expect([totalRevenue, sum(byPeriod), sum(byCountry)]).toEqual(Array(3).fill(daily.totalRevenue));
      }
      expect(await stage.brokenInvariants()).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('ranges and countries divide the whole: their sums are the sums of the report without them (ADM-REV-03, C84)', async () => {
  const whole = await readRevenue(stage.ctx(), { period: 'daily' });
  const days = Object.keys(whole.byPeriod);
  const middle = days[Math.floor(days.length / 2)]!;
  const before = await readRevenue(stage.ctx(), { end_date: middle });
  const day = await readRevenue(stage.ctx(), { start_date: middle, end_date: middle });
  const after = await readRevenue(stage.ctx(), { start_date: middle });
  expect(day.totalRevenue).toBe(whole.byPeriod[middle]!.total);
  expect(before.totalRevenue + after.totalRevenue - day.totalRevenue).toBe(whole.totalRevenue);
  const [tz, ke] = [
    await readRevenue(stage.ctx(), { country: 'TZ' }),
    await readRevenue(stage.ctx(), { country: 'KE' }),
  ];
  expect(tz.totalRevenue + ke.totalRevenue).toBe(whole.totalRevenue);
  expect(Object.keys(ke.byCountry)).toEqual(['KE']);
  expect(tz.rates).toEqual([]);
  expect(ke.rates.length).toBeGreaterThan(0);
});

test('money of a kept day that becomes due to go back later is part of the report at once', async () => {
  stage.clock.advance(96 * HOUR);
  await perform({ what: 'pay', country: 'TZ', kind: 'booking', amount: 700_000 });
  const id = standing.at(-1)!;
  const paidAt = stage.clock.now();
  stage.clock.advance(96 * HOUR);
  await jobs['payments.keep-days'](stage.ctx());
  const before = await readRevenue(stage.ctx(), { period: 'daily' });
  // Nothing in the product dates a move back; a correction by hand would.
  await stage.rows(
    "insert into payment_history (payment_id, from_state, to_state, at) values ($1, 'settled', 'refund-due', $2)",
    [id, paidAt],
  );
  const after = await readRevenue(stage.ctx(), { period: 'daily' });
  expect(before.totalRevenue - after.totalRevenue).toBe(700_000);
  await jobs['payments.keep-days'](stage.ctx());
  expect(await readRevenue(stage.ctx(), { period: 'daily' })).toEqual(after);
});
