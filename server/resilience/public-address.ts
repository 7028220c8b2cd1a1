import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses of IPv4 that lead into a network of somebody's own, to this machine, to many at once, or nowhere (IANA, RFC 6890). */
const INSIDE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Clouds tell what a machine may do at 169.254.169.254.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 this alone is the public net: all that maps, translates or tunnels IPv4 otherwise lies outside of it. */
const PUBLIC_V6 = ['2000::/3'];
/** But for special uses (Teredo and its like, examples) and 6to4, which carries an address of IPv4. */
const INSIDE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const insideV4 = listOf(INSIDE_V4, 'ipv4');
const publicV6 = listOf(PUBLIC_V6, 'ipv6');
const insideV6 = listOf(INSIDE_V6, 'ipv6');

/** Whether an address is one of the public net, by which the server may be sent somewhere by a stranger. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !insideV4.check(address, 'ipv4');
  // A zone (`%eth0`) belongs to a link of this machine.
  if (!isIPv6(address) || address.includes('%')) return false;
  return publicV6.check(address, 'ipv6') && !insideV6.check(address, 'ipv6');
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
