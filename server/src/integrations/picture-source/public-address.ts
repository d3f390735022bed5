import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet: our own machine and network, and what is reserved (RFC 6890). */
const CLOSED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(network, prefix, 'ipv4');

/** The public part of IPv6; the parts of it that lead back to IPv4 or stand in books only are closed as well. */
const OPEN_IPV6 = new BlockList();
OPEN_IPV6.addSubnet('2000::', 3, 'ipv6');
const CLOSED_IPV6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_IPV6.addSubnet(network, prefix, 'ipv6');

/** Returns whether a numeric address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !CLOSED.check(address, 'ipv4');
  return kind === 6 && OPEN_IPV6.check(address, 'ipv6') && !CLOSED_IPV6.check(address, 'ipv6');
}
