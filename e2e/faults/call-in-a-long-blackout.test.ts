import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { lacks } from '../../server/test/needs.ts';
import { CallStage, SECOND, TOLERANCE } from '../call-stage.ts';
import { connected } from '../call-side.ts';

// While the network is cut, two browsers wait and use almost no CPU, so other tests can run in parallel.
describe.skipIf(lacks('coturn'))('a call whose network is away for long (R-18)', { timeout: 240_000 }, () => {
  const stage = new CallStage();

  test('no network for two minutes: the call stays open and says so, the ordinary phone is offered, and media comes back (R-18b)', async () => {
    const [patient] = await stage.both();
    const dark = stage.blackout(120);
    await pause(45 * SECOND);
    for (const { page } of stage.sides) await page.locator('[data-phase=reconnecting]').waitFor();
    await patient.page.locator('.call-notices .doctor-phone').waitFor();
    expect(await patient.page.locator('.call-notices a[href^="tel:"]').count()).toBe(0);
    await patient.page.getByText(patient.t('room.stuck-hint', { phone: 'no' })).waitFor();
    await dark;
    // Signalling has to reconnect first, and after a failed attempt there is a pause.
    expect(await stage.untilBothHear()).toBeLessThan(20 * SECOND + TOLERANCE);
    await Promise.all(stage.sides.map(connected));
  });
});
