import { expect, test } from 'vitest';
import { networksOf, turnOf } from './networks.ts';

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['not an address', ['not an address']],
])('%s stands for %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

test('whoever has many addresses of IPv6 has one turn; two of IPv4 have two', () => {
  expect(turnOf('2001:db8:1:2::7')).toBe(turnOf('2001:db8:1:9::7'));
  expect(turnOf('2001:db8:1::7')).not.toBe(turnOf('2001:db8:2::7'));
  expect(turnOf('192.0.2.7')).not.toBe(turnOf('192.0.2.8'));
});
