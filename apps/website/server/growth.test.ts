import type { IncomingMessage } from 'node:http';
import { defaultLanguage } from '@agency/content/languages';
import { careersFieldsSchema, contactSchema, enquirySchema } from '@agency/contracts';
import { MAX_TARGET_LENGTH } from '@agency/server/request-target';
import { describeParsers } from '@agency/server/testing/describe-parsers';
import type { GrowthCase } from '@agency/server/testing/growth';
import * as z from 'zod';
import { isCleanable, MAX_BODY_LENGTH, toCleanHtml } from '../src/content-client/clean-html.ts';
import { toMediaUrl } from '../src/content-client/to-media-url.ts';
import { toArticleBody } from '../src/features/blog/article.ts';
import { toErrorExcerpt } from '../src/forms/server/error-excerpt.ts';
import { toContext } from '../src/forms/server/message-metadata.ts';
import { parseFields, parseFirstFields } from '../src/forms/server/parse-fields.ts';
import { findContentReasons } from '../src/forms/server/spam/spam-filter.ts';
import { page, SITE_URL } from '../src/forms/server/testing/form-basics.ts';
import { toReferrerHost } from './document-navigation.ts';
import { isBot } from './features/page-views/page-views.ts';
import { inlineStyles } from './inline-styles.ts';
import { toLoggedPath } from './logged-path.ts';
import { encodePath, removeTrailingSlashes } from './page-paths.ts';

const kilobyte = 1024;
const form = 64 * kilobyte;
const upload = 2000 * kilobyte;
/** Node's limit of all headers of a request. */
const headers = 16 * kilobyte;

const names = ['a', 'message'];
const parseAs = (type: string, toBody = (text: string) => text) => ({
  limit: form,
  parse: (text: string) => parseFields(new Uint8Array(Buffer.from(toBody(text))), type, names, 'f'),
});
const multipart = 'multipart/form-data; boundary=b';
const parseMultipart = (toBody: (text: string) => string, type = multipart): GrowthCase => ({
  ...parseAs(type, toBody),
  limit: upload,
});
const partHead = '--b\r\nContent-Disposition: form-data; name="a"';
const parseAll = (schema: z.core.$ZodObject) => (text: string) =>
  z.safeParse(
    schema,
    Object.fromEntries(Object.keys(schema._zod.def.shape).map((key) => [key, text])),
  );
/** Longest header that is read: headers of other shapes are rejected earlier. */
const toRequestFrom = (text: string) =>
  ({ headers: { get: () => `${SITE_URL}/${text}` } }) as unknown as Request;
/** Every parser of untrusted text. A new parser needs a line here. */
const parsers: Record<string, GrowthCase> = {
  'what a program calls itself': {
    limit: headers,
    parse: (text) => isBot({ headers: { 'user-agent': text } }),
  },
  'the start of what a program calls itself': {
    limit: headers,
    parse: (text) => isBot({ headers: { 'user-agent': text.slice(0, 512) } }),
  },
  'the page that led here': {
    limit: headers,
    parse: (text) => toReferrerHost({ headers: { referer: `https://${text}` } } as IncomingMessage),
  },
  'a urlencoded form': parseAs('application/x-www-form-urlencoded'),
  'a JSON form': parseAs('application/json'),
  'a JSON form’s field': parseAs('application/json', (text) => JSON.stringify({ a: text })),
  'a multipart form': parseMultipart((text) => `--b\r\n${text}`),
  'a header of a part': parseMultipart((text) => `${partHead}${text}\r\n\r\n\r\n--b--\r\n`),
  'a field of a multipart form': parseMultipart(
    (text) => `${partHead}\r\n\r\n${text}\r\n--b--\r\n`,
  ),
  'a file of a multipart form': parseMultipart(
    (text) => `${partHead}; filename="a"\r\n\r\n${text}\r\n--b--\r\n`,
  ),
  'a boundary that is nearly everywhere': parseMultipart(
    (text) => `${partHead}\r\n\r\n${text}`,
    `multipart/form-data; boundary=${'a'.repeat(69)}b`,
  ),
  'the beginning of a multipart form': {
    limit: form,
    parse: (text) =>
      parseFirstFields(new Uint8Array(Buffer.from(`${partHead}\r\n\r\n${text}`)), multipart, names),
  },
  'a content type': {
    limit: headers,
    parse: (text) => parseFields(new Uint8Array(9), `${multipart};${text}`, names),
  },
  'a contact message': { limit: form, parse: parseAll(contactSchema) },
  'an enquiry': { limit: form, parse: parseAll(enquirySchema) },
  'an application': { limit: form, parse: parseAll(careersFieldsSchema) },
  'a path with slashes at its end': {
    limit: MAX_TARGET_LENGTH,
    parse: (text) => removeTrailingSlashes(`/a${text}b`),
  },
  'a path as it is logged': { limit: MAX_TARGET_LENGTH, parse: toLoggedPath },
  'a path in another spelling': {
    limit: MAX_TARGET_LENGTH,
    parse: (text) => encodePath(`/${text}`),
  },
  'a Referer': {
    limit: headers,
    parse: (text) => toContext(toRequestFrom(text), SITE_URL, page, text),
  },
  'a message that is judged': {
    limit: form,
    parse: (text) => findContentReasons({ firstName: text, message: text, email: text }),
  },
  'what an endpoint says of its failure': {
    limit: 64 * 1024,
    parse: (text) => toErrorExcerpt(text, { message: text.slice(0, 5000), email: 'a@b.co' }),
  },
  'the address of a picture': {
    limit: MAX_BODY_LENGTH,
    parse: (text) => toMediaUrl(text, { baseUrl: SITE_URL, hosts: [SITE_URL] }),
  },
  'a blog’s body': {
    limit: MAX_BODY_LENGTH,
    parse: (text) =>
      isCleanable(text) && toArticleBody(toCleanHtml(text), 'Table', defaultLanguage),
  },
  'a page’s text and attributes, for the styles it needs': {
    limit: MAX_BODY_LENGTH,
    parse: (text) => {
      const escaped = text.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      const rules = [{ attribute: 'data-a="b"', css: 'p{}' }];
      return inlineStyles(`<p data-a="${escaped}">${escaped}</p>`, new Map(), rules).html;
    },
  },
};

describeParsers(parsers);
