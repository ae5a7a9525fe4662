import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsePreviewToken, toPreviewToken } from './preview-token.ts';

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'payload-secret-of-the-tests-012345678';
});

const NOW = Date.parse('2026-11-23T10:20:00.000Z');
const END = Date.parse('2026-11-23T12:00:00.000Z');
const blog = { kind: 'blog', document: '12' } as const;
const make = () => toPreviewToken(blog, NOW);

describe('a preview link', () => {
  it('is valid until the end of the next hour, and the same within an hour', () => {
    expect(parsePreviewToken(make(), NOW)).toEqual(blog);
    expect(parsePreviewToken(make(), END - 1)).toEqual(blog);
    expect(parsePreviewToken(make(), END)).toBeUndefined();
    expect(toPreviewToken(blog, NOW + 60_000)).toBe(make());
  });
  it('contains only kind, document and expiry, in lower case', () => {
    expect(make()).toMatch(/^blog-12-\d{10}-[0-9a-f]{32}$/);
  });
  it('is valid for a content name with dashes', () => {
    const words = { kind: 'content', document: 'branding-development-and-management' } as const;
    expect(parsePreviewToken(toPreviewToken(words, NOW), NOW)).toEqual(words);
  });
});

describe('an invalid token', () => {
  it.each([
    ['another document', (token: string) => token.replace('-12-', '-13-')],
    ['another kind', (token: string) => token.replace('blog', 'content')],
    ['a later end', (token: string) => token.replace(/-(\d{10})-/, '-9999999999-')],
    [
      'another signature',
      (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ],
    ['no signature', (token: string) => token.replace(/-[0-9a-f]{32}$/, '-')],
    ['a shorter one', (token: string) => token.slice(0, -2)],
    ['capitals', (token: string) => token.toUpperCase()],
    ['a second line', (token: string) => `${token}\n`],
    ['something before it', (token: string) => `x${token}`],
    ['a name of the language', () => '__proto__'],
    ['nothing', () => ''],
  ])('%s', (_name, change) => {
    expect(parsePreviewToken(change(make()), NOW)).toBeUndefined();
  });

  it('may be a token of another installation', () => {
    const token = make();
    process.env.PAYLOAD_SECRET = 'another-secret-of-the-tests-0123456789';
    expect(parsePreviewToken(token, NOW)).toBeUndefined();
    process.env.PAYLOAD_SECRET = 'payload-secret-of-the-tests-012345678';
  });

  it('may be any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(parsePreviewToken(text, NOW)).toBeUndefined();
      }),
    );
  });

  it('is rejected quickly at any length', () => {
    const started = performance.now();
    expect(parsePreviewToken(`blog-${'1-'.repeat(5_000_000)}`, NOW)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(50);
  });
});
