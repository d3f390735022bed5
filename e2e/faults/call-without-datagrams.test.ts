import { describe, expect, test } from 'vitest';
import { relayProgram } from '../../server/test/relay/coturn.ts';
import { CallStage, SECOND, TOLERANCE, showBoth, voiceGoesOn } from '../call-stage.ts';
import { connected, pathOf } from '../call-side.ts';

// Offices, hotels and some mobile networks let no datagrams through, or nothing but what looks like the web.
describe.skipIf(relayProgram() === undefined)('a call where the network lets no datagrams through (R-18)', { timeout: 120_000 }, () => {
  const stage = new CallStage({ ways: ['line', 'tcp', 'tls'] });
  const ways = async () => (await Promise.all(stage.sides.map(pathOf))).map(({ over }) => over);

  test('it takes TCP', async () => {
    stage.line.set({ dark: true });
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

  test('where all get through, it takes datagrams; on a network without them in mid-call, media is back within ten seconds over TCP (R-18d)', async () => {
    await stage.both();
    expect(await ways()).toEqual(['udp', 'udp']);
    stage.line.set({ dark: true });
    await expect.poll(ways, { timeout: 10 * SECOND + TOLERANCE, interval: 200 }).toEqual(['tcp', 'tcp']);
    await voiceGoesOn(stage);
    await Promise.all(stage.sides.map(connected));
  });
});
