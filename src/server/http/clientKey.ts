import ipaddr from 'ipaddr.js';

const IPV6_BYTES = 7;
const UNKNOWN = 'unknown';

/**
 * @param ip `req.ip`
 * @returns whom a rate limit counts: the address for IPv4, however it is written, and the /56 for IPv6, as a household or a
 *   server has at least so many addresses to itself
 */
export function clientKey(ip: string | undefined): string {
  const address = parse(ip);
  if (!address) return UNKNOWN;
  return address.kind() === 'ipv4' ? address.toString() : prefixOf(address, IPV6_BYTES);
}

/** @returns an address for a log: IPv4 without its last byte, IPv6 its /48 */
export function truncateAddress(ip: string | undefined): string {
  const address = parse(ip);
  if (!address) return UNKNOWN;
  return address.kind() === 'ipv4' ? `${address.toByteArray().slice(0, 3).join('.')}.0` : prefixOf(address, 6);
}

/** @returns an address as it is written plainly; '' where it is none, as a header that nobody has checked may say anything */
export function plainAddress(ip: string | undefined): string {
  return parse(ip)?.toString() ?? '';
}

/** Some balancers write the port, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** Unmapped: `::ffff:192.0.2.1` is 192.0.2.1, else all IPv4 clients would share one prefix. */
function parse(ip = '') {
  const [, v6, v4] = WITH_PORT.exec(ip) ?? [];
  const bare = (v6 ?? v4 ?? ip).replace(/%.*$/, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, bytes: number): string {
  const kept = address.toByteArray().map((byte, index) => (index < bytes ? byte : 0));
  return `${ipaddr.fromByteArray(kept).toString()}/${String(bytes * 8)}`;
}
