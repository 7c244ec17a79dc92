import { isIPv4, isIPv6 } from 'node:net';

/** The first half of an IPv6 address: the network of one subscriber, who may use any address in it. */
const network = (address: string): string => {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  return [...(before ?? []), ...gap, ...(after ?? [])].slice(0, 4).join(':');
};

/**
 * The address whose requests are counted together: an IPv4 address, or the network of an IPv6 address. Some proxies append a port (`192.0.2.7:50123`,
 * `[2001:db8::7]:50123`) that differs for each connection, so it is cut off. Anything else is counted unchanged.
 */
export const countedAs = (text: string): string => {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([^:]*):\d+$/.exec(text)?.[1] ?? text;
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  if (isIPv4(address)) return address;
  return isIPv6(address) && !address.includes('%') ? network(address) : text.toLowerCase();
};
