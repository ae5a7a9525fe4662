import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { isHttpsOrPrivate } from '@agency/server/secure-url';
import { createReason, type Reason } from '../platform/language/errors.ts';

// Metadata services of clouds, which hold credentials, also as IPv6.
const blocked = new BlockList();
blocked.addSubnet('169.254.0.0', 16);
blocked.addAddress('100.100.100.200');
blocked.addSubnet('fe80::', 10, 'ipv6');
blocked.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');
blocked.addAddress('fd00:ec2::254', 'ipv6');

const blockedProblem = createReason(({ settings }) => settings.closed);

const isBlocked = (ip: string) => blocked.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Why a URL is not allowed, without a DNS lookup. */
export function findUrlProblem(address: string): Reason | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    return createReason(({ settings }) => settings.https);
  if (url.username || url.password) return createReason(({ settings }) => settings.plainAddress);
  if (isBlocked(toHost(url))) return blockedProblem;
  return isHttpsOrPrivate(address) ? undefined : createReason(({ settings }) => settings.httpsOnly);
}

type Resolve = (name: string) => Promise<{ address: string }[]>;

const resolveAll: Resolve = (name) => lookup(name, { all: true });

/** Why a URL is not allowed, with a DNS lookup. A name that does not resolve is left to the caller. */
export async function findResolvedUrlProblem(
  address: string,
  resolve = resolveAll,
): Promise<Reason | undefined> {
  const problem = findUrlProblem(address);
  if (problem) return problem;
  const found = await resolve(toHost(new URL(address))).catch(() => []);
  return found.some(({ address: ip }) => isBlocked(ip)) ? blockedProblem : undefined;
}

const toHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
