import { clientKey, plainAddress, truncateAddress } from '#src/server/http/clientKey.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1::/56'],
  ['2001:db8:1:ff:ffff::9', '2001:db8:1::/56'],
  ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['192.0.2.7:47011', '192.0.2.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1::/56'],
  ['[2001:db8:1:2::1]', '2001:db8:1::/56'],
  ['192.0.2.7:', 'unknown'],
  ['', 'unknown'],
  ['hello', 'unknown'],
  [undefined, 'unknown'],
])('%s is counted as %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key);
});

test('two IPv4 clients are two, also where they are mapped', () => {
  expect(clientKey('::ffff:192.0.2.7')).not.toBe(clientKey('::ffff:192.0.2.8'));
});

test.each([
  ['192.0.2.7', '192.0.2.0'],
  ['::ffff:192.0.2.7', '192.0.2.0'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  [undefined, 'unknown'],
])('%s is logged as %s', (ip, network) => {
  expect(truncateAddress(ip)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:47011', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['<script>alert(1)</script>', ''],
  [undefined, ''],
])('%s is the address %s', (ip, address) => {
  expect(plainAddress(ip)).toBe(address);
});
