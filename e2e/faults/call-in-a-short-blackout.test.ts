import { describe, expect, test } from 'vitest';
import { lacks } from '../../server/test/needs.ts';
import { CallStage, SECOND, TOLERANCE } from '../call-stage.ts';
import { connected } from '../call-side.ts';

// While the network is cut, two browsers wait and use almost no CPU, so other tests can run in parallel.
describe.skipIf(lacks('coturn'))('a call whose network is away for half a minute (R-18)', { timeout: 240_000 }, () => {
  const stage = new CallStage();

  test('no network for 30 seconds: media is back within 10 seconds of its return, without a tap (R-18b)', async () => {
    await stage.both();
    await stage.blackout(30);
    expect(await stage.untilBothHear()).toBeLessThan(10 * SECOND + TOLERANCE);
    await Promise.all(stage.sides.map(connected));
  });
});
