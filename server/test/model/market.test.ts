import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../booking-makers.ts';
import { aWorkingDoctor } from '../doctor-makers.ts';
import { openTestProduct } from '../harness.ts';
import type { TestProduct } from '../harness.ts';
import { sentOut } from '../payout-makers.ts';
import { TEST_START } from '../test-start.ts';
import { completes, earns, holds, marketCommands, starts, withdraws } from './market-commands.ts';
import { pays, paysByCredit } from './market-payments.ts';
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
const WALKS = Number(process.env['MODEL_WALKS'] ?? 12);
const STEPS = 60;

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct({ environment: { DATABASE_POOL: '20' } });
});
afterAll(() => product.close());

/** Creates new people and sets the clock to eight in the morning of a day that no earlier walk has reached. */
async function openMarket(): Promise<{ model: MarketModel; real: Market }> {
  const days = Math.ceil((product.clock.now().getTime() - TEST_START.getTime()) / 86_400_000) + 1;
  product.clock.set(new Date(TEST_START.getTime() + days * 86_400_000));
  await product.settle();
  const patients = [];
  for (let index = 0; index < PATIENTS; index += 1) patients.push(await product.patient());
  const doctors = [await aWorkingDoctor(product), await aWorkingDoctor(product, { specialty: 'general-practitioner' })];
  const slots = TIMES.map(([day, time]) => Date.parse(at(product, day, time)));
  return {
    model: new MarketModel({ now: product.clock.now().getTime(), patients: PATIENTS, doctors: DOCTORS }),
    real: { product, patients, doctors, slots, owedBefore: await owedBack(product) },
  };
}

test(
  'in any order of actions, the product does what the model says and no invariant breaks',
  { timeout: 40 * 60_000 },
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
      const contested = [...booked(0, 0), isProven ? endsCall(0) : completes(0), contests(0)];
      // What was paid out is owed, and the second appointment repays it; what was asked for is cancelled.
      const then = [judges([0, verdict]), ...booked(1, 1), endsCall(1), withdraws([0, 100]), contests(1)];
      const last = [judges([1, 'refund']), ...booked(2, 2), failsCall([2, 'new-appointment'])];
      await fc.asyncModelRun(() => Promise.resolve(market), [...contested, ...paidOut, ...then, ...last]);
      expect(market.model.bookings.map(({ verdict: given }) => given)).toEqual([verdict, 'refund', undefined]);
    }
  },
);
