import { expect, it } from 'vitest';
import { toTestEnvironment } from '../testing/open-test-dashboard.ts';
import { decryptForAccount, encryptForAccount, sign } from './keys.ts';

Object.assign(process.env, toTestEnvironment('/tmp'));

it('encrypts a secret for one account, with a new IV each time', () => {
  const sealed = encryptForAccount(7, 'JBSWY3DPEHPK3PXP');
  expect(decryptForAccount(7, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(encryptForAccount(7, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(sealed).not.toContain('JBSW');
  expect(decryptForAccount(8, sealed)).toBeUndefined();
});

it('rejects a ciphertext that was changed, truncated or encrypted with another secret', () => {
  const sealed = Buffer.from(encryptForAccount(7, 'JBSWY3DPEHPK3PXP'), 'base64');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decryptForAccount(7, changed.toString('base64'))).toBeUndefined();
    expect(decryptForAccount(7, sealed.subarray(0, at).toString('base64'))).toBeUndefined();
  }
  const before = process.env.PAYLOAD_SECRET;
  process.env.PAYLOAD_SECRET = 'another-secret-of-the-tests-0123456789';
  expect(decryptForAccount(7, sealed.toString('base64'))).toBeUndefined();
  process.env.PAYLOAD_SECRET = before;
});

it('creates signatures that are valid for one purpose', () => {
  expect(sign('account link', 'x')).toBe(sign('account link', 'x'));
  expect(sign('account link', 'x')).not.toBe(sign('recovery code', 'x'));
});
