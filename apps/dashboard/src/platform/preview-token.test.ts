import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_ROUND, PREVIEW_TIME, parsePreviewToken, toPreviewToken } from './preview-token.ts';

beforeAll(() => {
  process.env.PAYLOAD_SECRET = 'payload-secret-of-the-tests-012345678';
});

const NOW = Date.parse('2026-11-23T10:00:00.000Z');
const blog = { kind: 'blog', document: '12' } as const;
const make = () => toPreviewToken(blog, FIRST_ROUND, NOW).token;

describe('a preview link', () => {
  it('opens its document for an hour, to the second', () => {
    const { token, until } = toPreviewToken(blog, FIRST_ROUND, NOW);
    expect(until).toBe('2026-11-23T11:00:00.000Z');
    expect(parsePreviewToken(token, NOW)).toEqual({ ...blog, round: FIRST_ROUND });
    expect(parsePreviewToken(token, NOW + PREVIEW_TIME * 1000 - 1)).toMatchObject(blog);
    expect(parsePreviewToken(token, NOW + PREVIEW_TIME * 1000)).toBeUndefined();
  });
  it('contains only kind, document, revision and expiry, in lower case', () => {
    expect(make()).toMatch(/^blog-12-0{8}-\d{10}-[0-9a-f]{32}$/);
  });
  it('opens content whose name has dashes', () => {
    const words = { kind: 'content', document: 'branding-development-and-management' } as const;
    const { token } = toPreviewToken(words, 'deadbeef', NOW);
    expect(parsePreviewToken(token, NOW)).toEqual({ ...words, round: 'deadbeef' });
  });
});

describe('an invalid token', () => {
  it.each([
    ['another document', (token: string) => token.replace('-12-', '-13-')],
    ['another kind', (token: string) => token.replace('blog', 'content')],
    ['another round', (token: string) => token.replace('-00000000-', '-00000001-')],
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

  it('is a token of another installation', () => {
    const token = make();
    process.env.PAYLOAD_SECRET = 'another-secret-of-the-tests-0123456789';
    expect(parsePreviewToken(token, NOW)).toBeUndefined();
    process.env.PAYLOAD_SECRET = 'payload-secret-of-the-tests-012345678';
  });

  it('is any other text', () => {
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
