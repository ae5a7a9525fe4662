import { isHttpsOrPrivate } from '@agency/server/secure-url';

// Where clouds keep a machine's own keys.
const LINK_LOCAL = /^(?:169\.254\.|\[fe[89ab][0-9a-f]:|\[::ffff:a9fe:)/i;

/** Why nothing may be sent to an address, in plain words; nothing when it may. */
export function toAddressProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'An address begins with https://.';
  if (url.username || url.password) return 'Leave user and password out of the address.';
  if (LINK_LOCAL.test(url.hostname)) return 'Nothing is sent to link-local addresses.';
  return isHttpsOrPrivate(address)
    ? undefined
    : 'An address must be https unless it is on this machine or a private network.';
}
