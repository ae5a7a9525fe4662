import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isIn = (list: BlockList, host: string) =>
  isIP(host) !== 0 && list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');

const toHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** Whether a name or address is this machine itself. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isIn(loopback, host);

// A name without a dot is one of the same network, such as that of a container.
const isPrivateHost = (host: string) =>
  isLocalHost(host) ||
  isIn(privateNetworks, host) ||
  (isIP(host) === 0 && (!host.includes('.') || /\.(?:internal|local|lan)$/.test(host)));

/** Whether what is sent to an address is encrypted or stays on this machine. */
export function isHttpsOrLocal(address: string): boolean {
  const url = URL.parse(address);
  return url === null || url.protocol === 'https:' || isLocalHost(toHost(url));
}

/** Whether what is sent to an address is encrypted or stays within a private network. */
export function isHttpsOrPrivate(address: string): boolean {
  const url = URL.parse(address);
  return url === null || url.protocol === 'https:' || isPrivateHost(toHost(url));
}
