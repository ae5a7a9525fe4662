import { describe, expect, it } from 'vitest';
import { findClickId, toConversionUrl } from './conversion.ts';

describe('conversion', () => {
  it('has the value 1 EGP and the id of the message, and nothing else', () => {
    const address = new URL(toConversionUrl('AW-123/aB-c', 'C-7F3K'));
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

  it('names the click that led to the site', () => {
    const address = new URL(toConversionUrl('AW-123/aB-c', 'C-7F3K', 'Cj0K-_9'));
    expect(address.searchParams.get('gclaw')).toBe('Cj0K-_9');
  });
});

describe('a click', () => {
  it.each([
    ['?gclid=Cj0K-_9', 'Cj0K-_9'],
    ['https://nabra.example/?utm_source=x&gclid=abc#top', 'abc'],
    ['?fbclid=abc', undefined],
    ['?gclid=<script>', undefined],
    ['', undefined],
  ])('in %j is %j', (address, click) => {
    expect(findClickId(address)).toBe(click);
  });
});
