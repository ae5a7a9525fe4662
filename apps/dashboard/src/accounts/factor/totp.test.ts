import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { createSecret, findStep, toUri } from './totp.ts';

const now = new Date('2026-11-22T12:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const secret = createSecret();
const toCode = (steps: number) =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * 30_000 });

it.each([-1, 0, 1])('accepts a code that is %i steps off, and returns its step', (steps) => {
  expect(findStep(secret, toCode(steps), now)).toBe(step + steps);
});

it.each([-2, 2, 100])('rejects a code that is %i steps off', (steps) => {
  expect(findStep(secret, toCode(steps), now)).toBeUndefined();
});

it('accepts six digits of any script with or without a space, and nothing else', () => {
  const code = toCode(0);
  const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  for (const typed of [`${code.slice(0, 3)} ${code.slice(3)}`, arabic, `\u200F${arabic}`]) {
    expect(findStep(secret, typed, now)).toBe(step);
  }
  for (const other of ['', '0', `${code}0`, 'abcdef', '-12345', '1e5', '٠١٢٣٤']) {
    expect(findStep(secret, other, now)).toBeUndefined();
  }
});

it('creates Base32 secrets of 160 bits', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createSecret()).not.toBe(secret);
  const uri = new URL(toUri(secret, 'Brand dashboard', 'mona@example.com'));
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Brand dashboard');
});
