import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideClientAddress, parseTrustedProxies, toClientKey } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('client address', () => {
  it.each([
    ['no proxy is trusted', '', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['the peer is not the proxy', '10.0.0.0/8', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['one proxy', '10.0.0.0/8', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a forged hop on the left', '10.0.0.0/8', '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['two proxies', '10.0.0.0/8', '10.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['a forged trusted hop', '10.0.0.0/8', '10.0.0.1', '10.9.9.9, 203.0.113.9', '203.0.113.9'],
    ['junk nearest to us', '10.0.0.0/8', '10.0.0.1', '203.0.113.9, junk', '10.0.0.1'],
    ['no header', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
    ['IPv4 mapped to IPv6', 'loopback', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a port', 'loopback', '::1', '203.0.113.9:5555', '203.0.113.9'],
    ['IPv6 with brackets', 'private', 'fd00::1', '[2001:db8::1]:443', '2001:db8::1'],
    ['a single address', '192.0.2.1', '192.0.2.1', '203.0.113.9', '203.0.113.9'],
  ])('with %s', (_name, trusted, peer, forwarded, expected) => {
    expect(decideClientAddress(from(peer, forwarded), parseTrustedProxies(trusted))).toBe(expected);
  });

  it('cannot be set by the client with any header', () => {
    const trusted = parseTrustedProxies('10.0.0.0/8');
    fc.assert(
      fc.property(fc.string(), (forged) => {
        const address = decideClientAddress(from('10.0.0.1', `${forged}, 203.0.113.9`), trusted);
        expect(address).toBe('203.0.113.9');
      }),
    );
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', 'any'])(
    'rejects %s as a proxy',
    (list) => {
      expect(() => parseTrustedProxies(list)).toThrowError();
    },
  );
});

describe('client key', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, key) => {
    expect(toClientKey(address)).toBe(key);
  });
});
