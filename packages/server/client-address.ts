import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** The proxies whose `X-Forwarded-For` is believed. */
export type TrustedProxies = BlockList;

const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: [
    '127.0.0.0/8',
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '169.254.0.0/16',
    '::1/128',
    'fc00::/7',
    'fe80::/10',
  ],
};

// A chain longer than this was made up; the nearest hops are all that can be trusted anyway.
const MAX_HOPS = 20;

/**
 * Reads TRUSTED_PROXIES: addresses and CIDR ranges, comma-separated, or the names `loopback` and `private`.
 * Ranges and not a number of hops: a number is wrong as soon as one request takes another way in.
 * @throws {Error} when an item is none of these
 */
export function parseTrustedProxies(list: string): TrustedProxies {
  const proxies = new BlockList();
  const items = list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  for (const range of items.flatMap((item) => namedRanges[item] ?? [item])) {
    const [address = '', prefix, ...rest] = range.split('/');
    const family = isIP(address);
    if (family === 0 || rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) {
      throw new Error('not an address or CIDR range');
    }
    const widest = family === 4 ? 32 : 128;
    proxies.addSubnet(address, Number(prefix ?? widest), family === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

/**
 * The address a request came from: the socket's, unless that is a trusted proxy; then the right-most hop of
 * `X-Forwarded-For` that is not one. Everything left of that hop was written by the client and is ignored.
 */
export function decideClientAddress(
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: TrustedProxies,
): string {
  let address = toPlainAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const hops = forwarded.split(',').slice(-MAX_HOPS);
  while (isTrusted(address, trustedProxies)) {
    const hop = toPlainAddress(hops.pop()?.trim() ?? '');
    if (!hop) break;
    address = hop;
  }
  return address;
}

/** True when the peer at the other end of the socket is a trusted proxy. */
export function isTrusted(address: string, trustedProxies: TrustedProxies): boolean {
  const plain = toPlainAddress(address);
  return plain !== undefined && trustedProxies.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** What a limit counts by: an IPv4 address whole, an IPv6 address by its /64, which is what one client owns. */
export function toClientKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

// Proxies also write ports, brackets, zones and IPv4 addresses mapped to IPv6.
function toPlainAddress(written: string): string | undefined {
  const bare = written
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) ? bare : undefined;
}
