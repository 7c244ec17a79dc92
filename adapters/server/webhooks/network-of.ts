import { BlockList, isIPv6 } from 'node:net';
import type { Network } from '../../../domain/webhooks/receiver-address';

/** A range as `10.0.0.0/8`. */
const listOfRanges = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list;
};

/** Loopback, private networks (RFC 1918, RFC 4193) and what providers share between their customers (RFC 6598). */
const privateRanges = listOfRanges([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
  ...['::1/128', 'fc00::/7'],
]);

/**
 * The other special ranges of the IANA's registries: this host, link-local, protocols, documentation, benchmarks, multicast, reserved; and the IPv6 ranges that stand for IPv4 addresses by way
 * of a gateway, behind which a private one could be.
 */
const unusableRanges = listOfRanges([
  ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...[
    '::/96',
    '::ffff:0:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
  ],
  ...['5f00::/16', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]);

/** Where clouds serve the credentials of a machine, whether the range around it is private or public: Alibaba, Azure, AWS, Google, Oracle. */
const secretRanges = listOfRanges([
  ...['100.100.100.200/32', '168.63.129.16/32'],
  ...['fd00:ec2::/32', 'fd20:ce::254/128', 'fd00:c1::a9fe:a9fe/128'],
]);

/** Where an address is; one of IPv4 in the form of IPv6 (`::ffff:127.0.0.1`) is where the IPv4 address is. */
export const networkOf = (address: string): Network => {
  const [bare = ''] = address.split('%');
  const family = isIPv6(bare) ? 'ipv6' : 'ipv4';
  if (secretRanges.check(bare, family)) return 'unusable';
  if (privateRanges.check(bare, family)) return 'private';
  return unusableRanges.check(bare, family) ? 'unusable' : 'public';
};
