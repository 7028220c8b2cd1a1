import { isIPv6 } from 'node:net';

/**
 * The networks that an address is counted with, the narrowest first. A visitor with one address of IPv6 has a whole /64, and
 * often a /48, so those are counted. An address of IPv4, also one written as `::ffff:192.0.2.1`, is counted by itself.
 */
export function networksOf(address: string): [narrowest: string, ...wider: string[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return [mapped ?? address];
  const groups = groupsOf(address);
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

/** Whose turn it is where few can be served at once: the widest network, since nobody has turns without end. */
export function turnOf(address: string): string {
  return networksOf(address).at(-1) ?? address;
}

/** The eight groups without leading zeros; a zone (`%eth0`) belongs to this machine only. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const [head, tail] = [before, after ?? ''].map(part => part.split(':').filter(group => group !== ''));
  const missing = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  return [...(head ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? [])].map(group =>
    group.replace(/^0+(?=.)/, ''),
  );
}
