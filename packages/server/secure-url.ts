import { isIP } from 'node:net';
import { isTrusted, parseTrustedProxies } from './client-address.ts';

const loopback = parseTrustedProxies('loopback');
const privateNetworks = parseTrustedProxies('private');

/** Whether a host name or IP address is this machine. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || isTrusted(host, loopback);

// A name without a dot belongs to the same network, such as that of a container.
const isPrivateHost = (host: string) =>
  isLocalHost(host) ||
  isTrusted(host, privateNetworks) ||
  (isIP(host) === 0 && (!host.includes('.') || /\.(?:internal|local|lan)$/.test(host)));

function isHttpsOr(isAllowedHost: (host: string) => boolean, text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol === 'https:') return true;
  return isAllowedHost(url.hostname.replace(/^\[|\]$/g, '').toLowerCase());
}

/** Whether data sent to a URL are encrypted or stay on this machine. */
export const isHttpsOrLocal = (url: string): boolean => isHttpsOr(isLocalHost, url);

/** Whether data sent to a URL are encrypted or stay in a private network. */
export const isHttpsOrPrivate = (url: string): boolean => isHttpsOr(isPrivateHost, url);
