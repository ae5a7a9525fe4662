import { describe, expect, it } from 'vitest';
import { toConversionAddress } from './conversion.ts';

describe('conversion', () => {
  it('is worth 1 EGP, counts a message once and carries nothing else', () => {
    const address = new URL(toConversionAddress('AW-123/aB-c', 'C-7F3K'));
    expect(address.origin + address.pathname).toBe(
      'https://www.googleadservices.com/pagead/conversion/123/',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      value: '1',
      currency_code: 'EGP',
      label: 'aB-c',
      oid: 'C-7F3K',
      guid: 'ON',
      script: '0',
    });
  });
});
