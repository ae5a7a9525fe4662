import { describeParsers } from '@agency/server/testing/describe-parsers';
import type { GrowthCase } from '@agency/server/testing/growth';
import { type Payload, parseCookies } from 'payload';
import { toLines, toParagraphs } from '../collections/case-studies/validators.ts';
import { validateCaptions } from '../collections/films/captions.ts';
import { parseForm } from '../submissions/intake/careers.ts';
import { toSearchText } from '../submissions/search-text.ts';
import { getBlogBySlug, getCategoryBlogs, getRelatedBlogs } from './blogs.ts';
import { getCaseStudy } from './case-studies.ts';

const kilobyte = 1024;
/** Node's limit for all headers of a request. */
const headers = 16 * kilobyte;

// Finds nothing quickly, because the code before the database is measured.
const payload = { find: async () => ({ docs: [] }) } as unknown as Payload;
const part = '--b\r\nContent-Disposition: form-data; name="resume"';
const parse = (body: string) =>
  parseForm(new Uint8Array(Buffer.from(body)), 'multipart/form-data; boundary=b');

/** All parsers of the public API for untrusted input. Add a line for a new parser. */
const parsers: Record<string, GrowthCase> = {
  'a form': { limit: 2000 * kilobyte, parse: (text) => parse(`--b\r\n${text}`) },
  'a field of a form': {
    limit: 2000 * kilobyte,
    parse: (text) => parse(`${part}\r\n\r\n${text}\r\n--b--\r\n`),
  },
  'a header of a field': {
    limit: 2000 * kilobyte,
    parse: (text) => parse(`${part}${text}\r\n\r\n\r\n--b--\r\n`),
  },
  cookies: {
    limit: headers,
    parse: (text) => parseCookies({ get: () => text } as unknown as Headers),
  },
  'a category’s name': {
    limit: headers,
    parse: (text) => getCategoryBlogs(payload, { parameter: text }),
  },
  'a slug': { limit: headers, parse: (text) => getBlogBySlug(payload, { parameter: text }) },
  'a blog’s id': { limit: headers, parse: (text) => getRelatedBlogs(payload, { parameter: text }) },
  'a case study’s name': {
    limit: headers,
    parse: (text) => getCaseStudy(payload, { parameter: text }),
  },
  captions: { limit: 4000 * kilobyte, parse: (text) => validateCaptions(`WEBVTT\n${text}`) },
  paragraphs: { limit: 4000 * kilobyte, parse: toParagraphs },
  lines: { limit: 4000 * kilobyte, parse: toLines },
  'what is normalised for searching': {
    limit: 32 * kilobyte,
    parse: (text) => toSearchText({ message: text, phone: text.slice(0, 60) }),
  },
};

describeParsers(parsers);
