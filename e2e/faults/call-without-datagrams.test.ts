import { describe, expect, test } from 'vitest';
import { lacks } from '../../server/test/needs.ts';
import { CallStage, SECOND, TOLERANCE, showBoth, voiceGoesOn } from '../call-stage.ts';
import { connected, pathOf } from '../call-side.ts';

// Some offices, hotels and mobile networks block UDP, or everything except TLS.
describe.skipIf(lacks('coturn'))('a call where the network blocks UDP (R-18)', { timeout: 120_000 }, () => {
  const stage = new CallStage({ ways: ['line', 'tcp', 'tls'] });
  const ways = async () => (await Promise.all(stage.sides.map(pathOf))).map(({ over }) => over);

  test('where only TCP gets through, it takes TCP', async () => {
    stage.line.set({ dark: true });
    // Where TLS gets through as well, the first of the two that answers is taken.
    stage.tls.freeze(true);
    await stage.both();
    await showBoth(stage);
    expect(await ways()).toEqual(['tcp', 'tcp']);
  });

  test('where only TLS gets through, it takes TLS', async () => {
    stage.line.set({ dark: true });
    stage.tcp.freeze(true);
    await stage.both();
    await showBoth(stage);
    expect(await ways()).toEqual(['tls', 'tls']);
  });

  test('where everything gets through, it takes UDP; when UDP is blocked during the call, media is back within ten seconds over TCP (R-18d)', async () => {
    await stage.both();
    // The first way that answers is taken at once; the browser changes to UDP as soon as that answers too.
    await expect.poll(ways, { timeout: 10 * SECOND, interval: 200 }).toEqual(['udp', 'udp']);
    stage.line.set({ dark: true });
    const overTcp = async () => (await ways()).every((way) => way === 'tcp' || way === 'tls');
    await expect.poll(overTcp, { timeout: 10 * SECOND + TOLERANCE, interval: 200 }).toBe(true);
    await voiceGoesOn(stage);
    await Promise.all(stage.sides.map(connected));
  });
});
