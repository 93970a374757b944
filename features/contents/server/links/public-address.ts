import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the public internet: not private, loopback, link-local (where clouds keep their
 * metadata), shared, multicast, reserved or translated. Of IPv6 only what is handed out, so that no other form of an
 * inner address gets by.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(handedOut);
}

const handedOut = ipaddr.parseCIDR('2000::/3');
