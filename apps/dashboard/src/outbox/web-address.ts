import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { isHttpsOrPrivate } from '@agency/server/secure-url';
import { createReason, type Reason } from '../panel/language/errors.ts';

// Where clouds keep a machine's own keys, also as an address of IPv6 says it.
const closed = new BlockList();
closed.addSubnet('169.254.0.0', 16);
closed.addAddress('100.100.100.200');
closed.addSubnet('fe80::', 10, 'ipv6');
closed.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');
closed.addAddress('fd00:ec2::254', 'ipv6');

const closedAddress = createReason(({ settings }) => settings.closed);

const isClosed = (ip: string) => closed.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Why nothing may be sent to an address, in plain words, as far as it says itself; nothing when it may. */
export function toAddressProblem(address: string): Reason | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return createReason(({ settings }) => settings.https);
  if (url.username || url.password) return createReason(({ settings }) => settings.plainAddress);
  if (isClosed(toHost(url))) return closedAddress;
  return isHttpsOrPrivate(address) ? undefined : createReason(({ settings }) => settings.httpsOnly);
}

/** The addresses of a name. */
type Resolve = (name: string) => Promise<{ address: string }[]>;

const resolveAll: Resolve = (name) => lookup(name, { all: true });

/** The same, with what the name means at this moment; a name that nobody knows is for whoever calls it to tell. */
export async function findAddressProblem(
  address: string,
  resolve = resolveAll,
): Promise<Reason | undefined> {
  const problem = toAddressProblem(address);
  if (problem) return problem;
  const found = await resolve(toHost(new URL(address))).catch(() => []);
  return found.some(({ address: ip }) => isClosed(ip)) ? closedAddress : undefined;
}

const toHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
