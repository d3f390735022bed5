import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../../src/platform/time.ts';
import { asSystem } from '../as-system.ts';
import { at } from '../booking-makers.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { howMany } from '../long-run.ts';
import { sentOut } from '../payout-makers.ts';
import { aSubscription } from '../subscription-makers.ts';
import { TEST_START } from '../test-start.ts';
import { CouponModel } from './coupon-model.ts';
import { cancels, completes, earns, holds, marketCommands, starts, timePasses, withdraws } from './market-commands.ts';
import { addsMember, readsAbout, removesMember } from './market-family.ts';
import { pays, paysByCoupon, paysByCredit, paysLate } from './market-payments.ts';
import { PAYOUT_MANNERS, paysOut } from './market-payouts.ts';
import { VERDICTS, contests, endsCall, failsCall, judges } from './market-verdicts.ts';
import { owedBack } from './market-step.ts';
import type { Market } from './market-step.ts';
import { MarketModel } from './market-model.ts';

const PATIENTS = 2;
const DOCTORS = 2;
const TIMES = [
  [0, '10:00'],
  [0, '15:30'],
  [1, '10:00'],
] as const;
/**
 * Number of random walks. `MODEL_WALKS=300 npm test -- server/test/model` runs more. A failing walk prints the seed and
 * the path that repeat it.
 */
const WALKS = Number(process.env['MODEL_WALKS'] ?? howMany({ everyday: 6, long: 12 }));
const STEPS = 60;
/** Far more than a walk takes, and some for the people and for a machine that does other things. */
const LONGEST = (5 + WALKS) * MINUTE;

let product: TestProduct;
// Each test has a clock of its own. A walk that takes too long goes on after its test has failed, and turns its clock.
beforeEach(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterEach(() => product.close());

/** Creates new people and sets the clock to eight in the morning of a day that no earlier walk has reached. */
async function openMarket(): Promise<{ model: MarketModel; real: Market }> {
  const days = Math.ceil((product.clock.now().getTime() - TEST_START.getTime()) / 86_400_000) + 1;
  product.clock.set(new Date(TEST_START.getTime() + days * 86_400_000));
  await product.settle();
  const patients = [];
  for (let index = 0; index < PATIENTS; index += 1) patients.push(await product.patient());
  const doctors = [await aWorkingDoctor(product), await aWorkingDoctor(product, { specialty: 'general-practitioner' })];
  const coupons = [];
  for (const [index, patient] of patients.entries()) {
    const planId = index === 0 ? ('family' as const) : ('hypertension' as const);
    const { id, code } = await aSubscription(product, patient, { planId });
    const [row] = await asSystem<{ ends_at: Date }>(product, 'select ends_at from subscriptions where id = $1', [id]);
    coupons.push(new CouponModel({ code, endsAt: row!.ends_at.getTime(), planId }));
  }
  const slots = TIMES.map(([day, time]) => Date.parse(at(product, day, time)));
  return {
    model: new MarketModel({ now: product.clock.now().getTime(), coupons, doctors: DOCTORS }),
    real: { product, patients, doctors, slots, owedBefore: await owedBack(product) },
  };
}

test(
  'in any order of actions, the product does what the model says and no invariant breaks',
  { timeout: LONGEST },
  async () => {
    const commands = fc.commands(marketCommands({ patients: PATIENTS, doctors: DOCTORS, slots: TIMES.length }), {
      maxCommands: STEPS,
      size: 'max',
    });
    let walked = 0;
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        await fc.asyncModelRun(openMarket, steps);
        walked += 1;
      }),
      { numRuns: WALKS, endOnFailure: true },
    );
    expect(walked).toBe(WALKS);
  },
);

test(
  'however the gateway treats a payout, it is paid once or back on the balance',
  { timeout: 5 * 60_000 },
  async () => {
    const DOCTOR = 0;
    const earned = [holds([0, DOCTOR, 0]), pays([0, 'at once']), earns(0)];
    const paidOut = PAYOUT_MANNERS.flatMap((manner) =>
      [true, false].flatMap((isFound) => [withdraws([DOCTOR, 5]), paysOut([DOCTOR, manner, isFound])]),
    );
    const opened = await openMarket();
    await fc.asyncModelRun(() => Promise.resolve(opened), [...earned, ...paidOut]);
    // A command whose moment has not come is left out, so this counts them.
    const told = await sentOut(product, opened.real.doctors[DOCTOR]!.phone);
    expect(told).toHaveLength(2 * PAYOUT_MANNERS.length);
  },
);

test(
  'however a contest or a failed call is decided, the money is where the model says',
  { timeout: 5 * 60_000 },
  async () => {
    const opened = await openMarket();
    const booked = (index: number, slot: number) => [
      holds([0, 0, slot]),
      pays([index, 'at once']),
      paysByCredit(index),
      starts(index),
    ];
    const paidOut = [withdraws([0, 100]), paysOut([0, 'pays', false])];
    for (const [place, verdict] of VERDICTS.entries()) {
      const isProven = verdict !== 'keep';
      const market = place === 0 ? opened : await openMarket();
      const ended = isProven ? [endsCall(0)] : [timePasses([10, 10]), completes(0)];
      const contested = [...booked(0, 0), ...ended, contests(0)];
      // What was paid out is owed, and the second appointment repays it; what was asked for is cancelled.
      const then = [judges([0, verdict]), ...booked(1, 1), endsCall(1), withdraws([0, 100]), contests(1)];
      const last = [judges([1, 'refund']), ...booked(2, 2), failsCall([2, 'new-appointment'])];
      await fc.asyncModelRun(() => Promise.resolve(market), [...contested, ...paidOut, ...then, ...last]);
      expect(market.model.bookings.map(({ verdict: given }) => given)).toEqual([verdict, 'refund', undefined]);
    }
  },
);

test(
  'however a booking that a coupon pays ends, its call and the money are where the model says',
  { timeout: 5 * 60_000 },
  async () => {
    const opened = await openMarket();
    const booked = (index: number, slot: number) => [holds([0, 1, slot]), paysByCoupon(index), starts(index)];
    const proven = [...booked(0, 0), endsCall(0), contests(0), judges([0, 'refund'])];
    const failed = [...booked(1, 1), failsCall([1, 'new-appointment'])];
    const earned = [holds([0, 1, 2]), paysByCoupon(2), paysByCoupon(2), earns(2)];
    const refused = [holds([0, 0, 2]), paysByCoupon(3)];
    await fc.asyncModelRun(() => Promise.resolve(opened), [...proven, ...failed, ...earned, ...refused]);
    expect(opened.model.coupons[0]!.left).toBe(16);
  },
);

test(
  'a plan for three pays for three, a removed person keeps the place, and late money for one who was removed goes back',
  { timeout: 5 * 60_000 },
  async () => {
    const PAYER = 1;
    const opened = await openMarket();
    const added = Array.from({ length: 3 }, () => addsMember([PAYER, true]));
    const used = (who: number, slot: number, index: number) => [holds([PAYER, 1, slot, who]), paysByCoupon(index)];
    const shared = [...used(1, 0, 0), ...used(2, 1, 1), ...used(3, 2, 2), cancels([0, 'patient'])];
    const removed = [removesMember([PAYER, 1]), removesMember([PAYER, 1]), readsAbout([PAYER, PAYER, 1])];
    const late = [paysLate([2, 12]), timePasses([11, 1]), removesMember([PAYER, 0]), timePasses([30, 1])];
    await fc.asyncModelRun(() => Promise.resolve(opened), [...added, ...shared, ...removed, ...late]);
    const { bookings, coupons, families } = opened.model;
    expect(bookings.map(({ money }) => money)).toEqual(['none', 'call', 'owed-back']);
    expect([coupons[PAYER]!.sharing.size, families[PAYER]!.standing.length]).toEqual([2, 1]);
  },
);
