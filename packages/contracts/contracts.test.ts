import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import blog from './fixtures/blog.json' with { type: 'json' };
import blogs from './fixtures/blogs.json' with { type: 'json' };
import careers from './fixtures/careers.json' with { type: 'json' };
import contact from './fixtures/contact.json' with { type: 'json' };
import enquiry from './fixtures/enquiry.json' with { type: 'json' };
import error from './fixtures/error.json' with { type: 'json' };
import teamMembers from './fixtures/team-members.json' with { type: 'json' };
import {
  careersSchema,
  contactSchema,
  emailField,
  endpoints,
  enquirySchema,
  errorBodySchema,
  phoneField,
  slugSchema,
  toCleanText,
  toErrorMessage,
} from './index.ts';

describe('fixtures', () => {
  it.each([
    ['blogs', endpoints.blogs.answer, blogs],
    ['blog', endpoints.blogBySlug.answer, blog],
    ['team members', endpoints.teamMembers.answer, teamMembers],
    ['error', errorBodySchema, error],
    ['contact', contactSchema, contact],
    ['enquiry', enquirySchema, enquiry],
    ['careers', careersSchema, careers],
  ])('%s fits its schema and comes out as it went in', (_name, schema, fixture) => {
    expect(schema.parse(fixture)).toEqual(fixture);
  });
});

describe('error message', () => {
  it.each([
    [{ message: 'a', error: 'b' }, 'a'],
    [{ error: 'b' }, 'b'],
    [{ message: 7, error: 'b' }, 'b'],
    [{ message: '' }, 'Unknown error'],
    [null, 'Unknown error'],
    ['<html>', 'Unknown error'],
  ])('of %j is %s', (body, expected) => {
    expect(toErrorMessage(body)).toBe(expected);
  });
});

describe('fields', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'سلمى@مثال.مصر'])(
    'accepts the address %s',
    (value) => {
      expect(emailField.parse(value)).toBe(value);
    },
  );
  it.each([
    'salma',
    'a@b',
    'a@@b.co',
    'a,b@c.de',
    'a@b.co\r\nBcc: x@y.zz',
    '"a b"@c.de',
    '<a@b.co>',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses the address %j', (value) => {
    expect(emailField.safeParse(value).success).toBe(false);
  });
  it('says that an address stops after the @', () => {
    expect(emailField.safeParse('salma@').error?.issues[0]?.message).toBe('emailIncomplete');
  });
  it.each(['+20 100 123 4567', '01001234567', '(202) 555-0143', '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧'])(
    'accepts the phone %s',
    (value) => {
      expect(phoneField.parse(value)).toBe(value);
    },
  );
  it.each(['', '12', 'call me', '+20<script>', '1'.repeat(21)])('refuses the phone %j', (value) => {
    expect(phoneField.safeParse(value).success).toBe(false);
  });
  it.each(['a', 'why-quiet-brands'])('accepts the slug %s', (value) => {
    expect(slugSchema.safeParse(value).success).toBe(true);
  });
  it.each(['', 'A', '../x', 'a--b', '-a', 'a b', 'a%00', 'a'.repeat(121)])(
    'refuses the slug %j',
    (value) => {
      expect(slugSchema.safeParse(value).success).toBe(false);
    },
  );
  it('cleans any text to well-formed NFC without control characters, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const clean = toCleanText(value);
        expect(clean.isWellFormed()).toBe(true);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: looking for them is the test
        expect(clean).not.toMatch(/[\u0000-\u0008\u007F\u202E]/);
        expect(toCleanText(clean)).toBe(clean);
      }),
    );
  });
});
