import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';

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

/** Most hops that are read: longer chains are forged. */
const MAX_HOPS = 20;

/**
 * Parses TRUSTED_PROXIES: IP addresses, CIDR ranges, `loopback` or `private`, comma-separated. A number of hops would be
 * wrong for requests that pass fewer proxies.
 * @throws {Error} if an item is invalid
 */
export function parseTrustedProxies(list: string): TrustedProxies {
  const proxies = new BlockList();
  for (const range of splitList(list).flatMap((item) => namedRanges[item] ?? [item])) {
    const [address = '', prefix, ...rest] = range.split('/');
    const family = isIP(address);
    if (family === 0 || rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) {
      throw new Error('not an IP address or CIDR range');
    }
    const widest = family === 4 ? 32 : 128;
    proxies.addSubnet(address, Number(prefix ?? widest), family === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

export const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The IP address of the peer or, behind trusted proxies, the last hop of `X-Forwarded-For` that is no trusted proxy. */
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

/** Whether an IP address is in a list. */
export function isTrusted(address: string, trustedProxies: TrustedProxies): boolean {
  const plain = toPlainAddress(address);
  return plain !== undefined && trustedProxies.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

/** The key by which limits count a client: an IPv4 address, or the /64 of an IPv6 address. */
export function toClientKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right];
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${prefix.join(':')}::/64`;
}

/** Removes ports, brackets, zones and the prefix of mapped IPv4 addresses. */
function toPlainAddress(written: string): string | undefined {
  const bare = written
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return isIP(bare) ? bare : undefined;
}
