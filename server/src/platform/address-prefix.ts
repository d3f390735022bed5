/**
 * Returns the part of a client's address that rate limits count as one client: the first 64 bits of an IPv6 address,
 * because one customer usually gets a whole /64, or the whole IPv4 address, also when it is written inside an IPv6
 * address.
 */
export function addressPrefix(ip: string): string {
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip.toLowerCase().replace(/%.*$/, ''));
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.');
  return groups.slice(0, 4).join(':');
}

/** Returns the eight groups of an IPv6 address without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const left = splitGroups(head);
  const right = splitGroups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

function splitGroups(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [group];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  });
}
