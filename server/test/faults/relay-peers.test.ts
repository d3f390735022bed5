import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iceSettings } from '../../src/modules/calls/ice-settings.ts';
import { lacks } from '../needs.ts';
import { RELAY_SECRET, hasIpv6, startRelay } from '../relay/coturn.ts';
import type { Relay } from '../relay/coturn.ts';
import { TurnClient } from '../relay/turn-client.ts';

const [UNAUTHORIZED, FORBIDDEN, OTHER_FAMILY, QUOTA] = [401, 403, 443, 486];
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Addresses that the relay must never reach: this machine, private networks, the metadata service, multicast. */
const DENIED_4 = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.250',
  '255.255.255.255',
];
const DENIED_6 = [
  '::1',
  '::',
  'fc00::1',
  'fdff:ffff::1',
  'fd00:ec2::254',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::1',
  '2002:a00:1::1',
  '2001:0:7f00:1::1',
  '2001:db8::1',
  '100::1',
];

let users = 0;

/**
 * Returns relay credentials as the product gives them to a browser. Each call is for another booking unless one is
 * given.
 */
function aUser({
  secret = RELAY_SECRET,
  now = new Date(),
  booking = `0190-${String((users += 1)).padStart(12, '0')}`,
} = {}): { username: string; password: string } {
  const {
    servers: [server],
  } = iceSettings(
    { turnUrls: ['turn:relay.example'], turnSecret: secret, stunUrls: [] },
    { bookingId: booking, side: 'patient' },
    now,
  );
  return { username: server!.username!, password: server!.credential! };
}

describe.skipIf(lacks('coturn'))('the relay with the settings of production (K-04)', () => {
  let relay: Relay;
  const open: TurnClient[] = [];
  const client = async (user = aUser(), over: 'udp' | 'tcp' = 'udp') => {
    const one = await TurnClient.open(relay.port, user, over);
    open.push(one);
    return one;
  };

  beforeAll(async () => {
    relay = await startRelay({ mayLoop: false });
  });
  // All stay open until the end: a later client on the port of a closed one would meet its allocation (437).
  afterAll(async () => {
    for (const one of open) one.close();
    await relay.close();
  });

  test('coturn accepts every line of the settings', () => {
    expect(relay.output()).not.toMatch(/bad configuration|unknown|unrecognized|invalid|wrong/i);
  });

  test('admits a user that the product has created, and relays to a public address', async () => {
    const one = await client();
    expect(await one.allocate()).toBe(0);
    expect(await one.permit({ address: '8.8.8.8' })).toBe(0);
  });

  test('refuses private, loopback, link-local, metadata and multicast addresses', async () => {
    const one = await client();
    expect(await one.allocate()).toBe(0);
    for (const address of DENIED_4)
      expect([address, await one.permit({ address }), await one.bind({ address })]).toEqual([
        address,
        FORBIDDEN,
        FORBIDDEN,
      ]);
  });

  test('refuses such addresses in IPv6 too, in every form in which IPv6 embeds IPv4', async () => {
    const one = await client();
    expect(await one.allocate({ family: hasIpv6() ? 6 : 4 })).toBe(0);
    // On a machine without IPv6 the relay has no such address to send from and answers with another code.
    const refusal = hasIpv6() ? FORBIDDEN : OTHER_FAMILY;
    for (const address of DENIED_6)
      expect([address, await one.permit({ address }), await one.bind({ address })]).toEqual([
        address,
        refusal,
        refusal,
      ]);
  });

  test('delivers nothing that is sent to a denied peer without permission', async () => {
    const service = createSocket('udp4').bind(0, '127.0.0.1');
    await once(service, 'listening');
    const heard: string[] = [];
    service.on('message', (bytes) => heard.push(bytes.toString()));
    const { port } = service.address();
    const one = await client();
    expect(await one.allocate()).toBe(0);
    expect(await one.permit({ address: '127.0.0.1', port })).toBe(FORBIDDEN);
    for (let times = 0; times < 5; times += 1) one.send({ address: '127.0.0.1', port }, 'through the relay');
    await pause(500);
    service.close();
    expect(heard).toEqual([]);
  });

  test('relays datagrams only and opens no TCP connection', async () => {
    expect(await (await client(aUser(), 'tcp')).allocate()).toBe(0);
    expect(await (await client(aUser(), 'tcp')).allocate({ transport: 'tcp' })).not.toBe(0);
  });

  test.each([
    ['credentials that have expired', () => aUser({ now: new Date(Date.now() - 11 * MINUTE) })],
    ['credentials made with another secret', () => aUser({ secret: 'a-secret-of-somebody-else-entirely-0001' })],
    [
      'credentials whose expiry was extended',
      () => ({ ...aUser(), username: `${Math.floor(Date.now() / 1000) + 86_400}:000000000001:p` }),
    ],
    ['the user name of another call', () => ({ ...aUser(), username: aUser().username })],
    ['empty credentials', () => ({ username: '', password: '' })],
  ])('refuses %s', async (_, user) => {
    expect(await (await client(user())).allocate()).toBe(UNAUTHORIZED);
  });

  test('gives a user name four allocations at a time; five seconds later a person gets another name', async () => {
    const booking = '0190-00000000abcd';
    const now = Date.now() - 120 * SECOND;
    const first = aUser({ booking, now: new Date(now) });
    const codes: number[] = [];
    for (let wish = 0; wish < 5; wish += 1) codes.push(await (await client(first)).allocate());
    expect(codes).toEqual([0, 0, 0, 0, QUOTA]);
    expect(await (await client(aUser({ booking, now: new Date(now + 5 * SECOND) }))).allocate()).toBe(0);
  });

  test('counts the allocations by user name, not by its expiry time', async () => {
    const [start, booking] = [Math.floor(Date.now() / (5 * SECOND)) * 5 * SECOND, '0190-00000000abce'];
    const codes: number[] = [];
    for (let wish = 0; wish < 5; wish += 1)
      codes.push(await (await client(aUser({ booking, now: new Date(start + wish * SECOND) }))).allocate());
    expect(codes).toEqual([0, 0, 0, 0, QUOTA]);
  });
});
