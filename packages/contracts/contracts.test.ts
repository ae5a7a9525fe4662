import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import blogPage from './fixtures/blog-page.json' with { type: 'json' };
import blogs from './fixtures/blogs.json' with { type: 'json' };
import emails from './fixtures/emails-with-invisible-characters.json' with { type: 'json' };
import openings from './fixtures/openings.json' with { type: 'json' };
import phones from './fixtures/phones-written-by-people.json' with { type: 'json' };
import teamMembers from './fixtures/team-members.json' with { type: 'json' };
import {
  careersSchema,
  contactSchema,
  defaultRetention,
  emailField,
  endpoints,
  enquirySchema,
  errorBodySchema,
  missingPathsSchema,
  phoneField,
  previewSchema,
  retentionPeriods,
  retentionSchema,
  slugSchema,
  textBlock,
  textLine,
  toCleanText,
  toErrorMessage,
} from './index.ts';

/** Schemas by the name of their fixture: endpoints, forms and others. */
const schemas = new Map<string, z.core.$ZodType>([
  ...Object.entries(endpoints).map(([name, { response }]) => [name, response] as const),
  ['preview', previewSchema],
  ['missing-paths', missingPathsSchema],
  ['error', errorBodySchema],
  ['contact', contactSchema],
  ['enquiry', enquirySchema],
  ['careers', careersSchema],
]);
const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/${name}.json`, 'utf8'));
const names = readdirSync(`${import.meta.dirname}/fixtures`).map((file) => basename(file, '.json'));
const toArabic = (records: object[]) => records.map((one) => ({ ...one, language: 'ar' }));

describe('fixtures', () => {
  it.each<readonly [string, unknown]>([
    ...names.filter((name) => schemas.has(name)).map((name) => [name, readFixture(name)] as const),
    ['category-page', blogPage],
    ['opening', { state: 'open', ...openings[0] }],
    ['opening', { state: 'closed' }],
    ['opening', { state: 'closed', language: 'ar' }],
    ['team-members', toArabic(teamMembers)],
    ['openings', toArabic(openings)],
  ])('%s is valid and is unchanged by its schema', (name, fixture) => {
    const schema = schemas.get(name);
    expect(schema && z.parse(schema, fixture)).toEqual(fixture);
  });
});

it('a page has a total, and the complete list has none', () => {
  expect(endpoints.blogs.response.safeParse(blogPage).success).toBe(true);
  expect(endpoints['blog-page'].response.safeParse(blogs).success).toBe(false);
  expect(endpoints['blog-addresses'].response.safeParse(blogs).success).toBe(false);
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
    '.@b.com',
    'a..b@c.com',
    'a.@b.com',
    'a@b..com',
    'a@.b.com',
  ])('rejects the address %j', (value) => {
    expect(emailField.safeParse(value).success).toBe(false);
  });
  it.each(['\u200b', '\u200e\u200f', '\u2060 \u00ad'])('treats %j as empty', (value) => {
    expect(textLine(100).safeParse(value).error?.issues[0]?.message).toBe('required');
    expect(textBlock(100).safeParse(value).error?.issues[0]?.message).toBe('required');
  });
  it('keeps characters that join or separate letters in a name', () => {
    expect(textLine(100).parse('می\u200cخواهم')).toBe('می\u200cخواهم');
  });
  it('reports an address that ends with @', () => {
    expect(emailField.safeParse('salma@').error?.issues[0]?.message).toBe('emailIncomplete');
  });
  it.each([
    '+20 100 123 4567',
    '(202) 555-0143',
    '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧',
    '۰۲۱-۸۸۸۸۱۲۳۴',
    '\u202A+20 100 123 4567\u202C',
    '\u200E+20\u00A0100\u202F123\u00A04567\u200F',
    ' 0100 123 4567 ',
    '(02) 2736 1234 ext. 12',
    '٠٢٢٧٣٦١٢٣٤ تحويلة ١٢',
    '0100123456 home',
    '19777',
    ...phones.values,
  ])('keeps the phone %j unchanged', (value) => {
    expect(phoneField.parse(value)).toBe(value);
  });
  it.each([
    '',
    '  ',
    '12',
    'call me',
    '+20<script>',
    'ext. 12',
    '1'.repeat(101),
    '0100123456\n7',
    '0100123456\0',
  ])('rejects the phone %j', (value) => {
    expect(phoneField.safeParse(value).success).toBe(false);
  });
  it.each([...emails.values, 'salma\u00AD@nile.example', '\uFEFFsalma@nile.example\u3164'])(
    'removes invisible characters from the address %j',
    (value) => {
      expect(emailField.parse(value)).toBe('salma@nile.example');
    },
  );
  it.each(['a', 'why-quiet-brands'])('accepts the slug %s', (value) => {
    expect(slugSchema.safeParse(value).success).toBe(true);
  });
  it.each(['', 'A', '../x', 'a--b', '-a', 'a b', 'a%00', 'a'.repeat(121)])(
    'rejects the slug %j',
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
      { numRuns: 2000 },
    );
  });
});

describe('retention', () => {
  it('accepts every default, and each bound', () => {
    expect(retentionSchema.parse(defaultRetention)).toEqual(defaultRetention);
    for (const [name, { min, max }] of Object.entries(retentionPeriods)) {
      for (const value of [min, max]) {
        const periods = { ...defaultRetention, [name]: value };
        expect(retentionSchema.safeParse(periods).success).toBe(true);
      }
    }
  });
  it.each([0, -1, 1.5, 121, '12', null])('rejects %j months for messages', (messages) => {
    expect(retentionSchema.safeParse({ ...defaultRetention, messages }).success).toBe(false);
  });
});

it('a resume is complete base64', async () => {
  const { default: application } = await import('./fixtures/careers.json', {
    with: { type: 'json' },
  });
  const file = { ...application, resumeName: 'a.pdf', resumeType: 'application/pdf' };
  const accepts = (resume: string) => careersSchema.safeParse({ ...file, resume }).success;
  expect(['JVBERi0=', 'JVBERi0', 'JVBE Ri0=', 'JV=ERi0='].map(accepts)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
