// A thread that sends hostile requests, and is the dashboard: the processor time of both is not that of the website.
import { parentPort } from 'node:worker_threads';
import fixture from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import {
  toDoc,
  toDocx,
  toPackedObjects,
  toPdf,
  toRelations,
} from '@agency/resumes/testing/documents';
import { type SentRequest, sendRequest } from '@agency/server/testing/send-request';
import { startFakeDashboard } from './fake-dashboard.ts';

/** First message of the thread. */
export interface Start {
  dashboardUrl: string;
  /** Its requests by name, with the expected status. */
  inputs: { name: string; status: number }[];
}

/** A task: send one of them to the website on a port. The reply is the status of the response. */
export interface Task {
  port: number;
  name: string;
}

const ORIGIN = 'https://nabra.example';
const BOUNDARY = 'nour-1f3a';
const MEGABYTE = 1024 * 1024;
const RESUME_BYTES = 5 * MEGABYTE;
const FORM_BYTES = 6.5 * MEGABYTE;
const TEXT_BYTES = 6.4 * MEGABYTE;

/** Node accepts two more bytes of headers. */
const HEADER_BYTES = 14 * 1024;
const TARGET_LENGTH = 7900;

const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length));
const { resume: _resume, resumeName: _name, resumeType: _type, ...typed } = fixture;

const post = (type: string, body: string | Buffer, accept = 'application/json'): SentRequest => ({
  path: '/forms/careers',
  headers: { 'Content-Type': type, Accept: accept, Origin: ORIGIN },
  body: Buffer.from(body as string),
});
const postText = (text: string) => post('application/x-www-form-urlencoded', text);
const postJson = (text: string) => post('application/json', text);
const postParts = (body: string | Buffer, accept?: string) =>
  post(`multipart/form-data; boundary=${BOUNDARY}`, body, accept);

const toPart = (head: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
const toField = (name: string, value: string) => toPart(`name="${name}"`, value);
const END = `--${BOUNDARY}--\r\n`;

function apply(
  name: string,
  file: Buffer,
  { email = typed.email, accept = 'application/json' } = {},
) {
  const fields = Object.entries({ ...typed, email, submissionId: crypto.randomUUID() });
  const head = fields.map(([field, value]) => toField(field, value)).join('');
  const [before = '', after = ''] = toPart(`name="resume"; filename="${name}"`, '\0').split('\0');
  return postParts(
    Buffer.concat([Buffer.from(head + before), file, Buffer.from(after + END)]),
    accept,
  );
}

const applyWithRelations = (content: string) =>
  apply('a.docx', toDocx([{ name: 'word/_rels/document.xml.rels', content }]));
const applyWithPdf = (extra: string, options = {}) => apply('a.pdf', toPdf({ extra }), options);
const largestPdf = `% ${fill('a', RESUME_BYTES - 2000)}\n`;

const get = (path: string, headers: Record<string, string> = {}): SentRequest => ({
  path,
  headers,
});

/** As long as a chapter of a book, with as many tags. Editors write these, with limits that are ten times higher. */
const ARTICLE_LENGTH = 100_000;
const ARTICLE_TAGS = 1000;
const articles: Record<string, string> = {
  paragraphs: fill(
    `<p>${fill('We build brands. ', 400)}<b>a</b> &amp; <a href="https://a.example/">b</a></p>`,
    ARTICLE_LENGTH,
  ),
  headings: '<h2>a</h2>'.repeat(ARTICLE_TAGS / 2),
  pictures: '<img src="/a.jpg" alt="a" width="9" height="9">'.repeat(ARTICLE_TAGS),
};

/** The most expensive request of each kind, at its limit. */
const inputs: Record<string, [status: number, toSent: () => SentRequest]> = {
  'a .docx with a long name in its relations': [
    422,
    () => applyWithRelations(`<${fill('a', MEGABYTE)}`),
  ],
  'a .docx with many relations': [
    200,
    () =>
      applyWithRelations(
        toRelations(
          Array.from({ length: 1500 }, () => ({
            type: 'hyperlink',
            target: 'https://a.example/',
            external: true,
          })),
        ),
      ),
  ],
  'a .docx of 40,000 parts': [
    422,
    () => {
      const toEmpty = (_: unknown, at: number) => ({ name: `w/${at}`, content: '', stored: true });
      return apply('a.docx', toDocx(Array.from({ length: 40_000 }, toEmpty)));
    },
  ],
  'a .docx with a part of 5 MB': [
    200,
    () => {
      const content = fill('<a b="', RESUME_BYTES - 2000);
      return apply('a.docx', toDocx([{ name: 'word/a.xml', content, stored: true }]));
    },
  ],
  'a .docx that unpacks to 50 MB': [
    422,
    () => apply('a.docx', toDocx([{ name: 'word/a.xml', content: Buffer.alloc(50 * MEGABYTE) }])),
  ],
  'a .pdf of streams without an end': [
    200,
    () => applyWithPdf(fill('stream\n', RESUME_BYTES - 2000)),
  ],
  'a .pdf of packed objects': [
    422,
    () => applyWithPdf(toPackedObjects(fill('/JS(', 20 * MEGABYTE))),
  ],
  'a .doc whose sectors follow themselves': [
    422,
    () => {
      const sectors = Buffer.from(fill('\u0001\0\0\0', RESUME_BYTES - 1000));
      return apply('a.doc', Buffer.concat([toDoc().subarray(0, 512), sectors]));
    },
  ],
  'a resume of 5 MB that is stored': [200, () => applyWithPdf(largestPdf)],
  'a resume of 5 MB that is kept for a page': [
    422,
    () => applyWithPdf(largestPdf, { email: 'nobody', accept: 'text/html' }),
  ],
  'an application of 100,000 parts': [400, () => postParts(fill(toField('', ''), FORM_BYTES))],
  'fields that are no text, beside a file': [
    400,
    () => {
      const broken = Buffer.from(fill(toField('a', '\u00ff'), 60 * 1024), 'latin1');
      const file = Buffer.from(toPart('name="resume"; filename="a"', fill('a', 5 * MEGABYTE)));
      return postParts(Buffer.concat([broken, file, Buffer.from(END)]));
    },
  ],
  'a message of 6.4 MB': [413, () => postParts(toField('message', fill('a b ', TEXT_BYTES)) + END)],
  'marks on a letter for 6.4 MB': [
    413,
    () => postParts(toField('phone', fill('\u0301', TEXT_BYTES / 2)) + END),
  ],
  'a header of a part of 6.4 MB': [
    400,
    () => postParts(toPart(`name="${fill('a', TEXT_BYTES)}"`, '')),
  ],
  'a file of boundaries that break off': [
    413,
    () =>
      postParts(
        toPart('name="resume"; filename="a"', fill(`\r\n--${BOUNDARY.slice(0, -1)}`, TEXT_BYTES)) +
          END,
      ),
  ],
  'an urlencoded application of 6.5 MB': [413, () => postText(fill('%41', FORM_BYTES))],
  'an urlencoded application of 64 kB': [422, () => postText(fill('a=b&', 64 * 1024))],
  'an urlencoded message of 64 kB': [422, () => postText(`message=${fill('%41', 64 * 1000)}`)],
  'a JSON application of 6.5 MB': [413, () => postJson(fill('[', FORM_BYTES))],
  'a JSON application that nests': [400, () => postJson(`{"a":${fill('[', 64 * 1000)}`)],
  'a JSON application of many fields': [
    422,
    () =>
      postJson(
        JSON.stringify(Object.fromEntries(Array.from({ length: 5500 }, (_, at) => [at, 1]))),
      ),
  ],
  'a path of slashes': [400, () => get(fill('/', TARGET_LENGTH))],
  'a path with slashes at its end': [308, () => get(`/a${fill('/', TARGET_LENGTH)}`)],
  'a path of slashes in percent signs': [400, () => get(`/${fill('%2F', TARGET_LENGTH)}`)],
  'a query of 8 kB': [200, () => get(`/?${fill('a=b&', TARGET_LENGTH)}`)],
  'a category of 8 kB': [404, () => get(`/category/${fill('%D9%A0', TARGET_LENGTH)}`)],
  cookies: [200, () => get('/', { Cookie: fill('a=%;', HEADER_BYTES) })],
  ranges: [200, () => get('/film.mp4', { Range: `bytes=${fill('0-1,', HEADER_BYTES)}2-3` })],
  encodings: [200, () => get('/', { 'Accept-Encoding': fill('a;q=1,', HEADER_BYTES) })],
  'tags of a page': [200, () => get('/', { 'If-None-Match': fill('"a",', HEADER_BYTES) })],
  proxies: [200, () => get('/', { 'X-Forwarded-For': fill('1.1.1.1, ', HEADER_BYTES) })],
  'the page that led here': [
    200,
    () => get('/', { Referer: `https://${fill('a.', HEADER_BYTES)}` }),
  ],
};

const fake = await startFakeDashboard();
for (const [name, html_content] of Object.entries(articles)) {
  // Different each time, because the website caches cleaned bodies.
  inputs[`an article of ${name}`] = [
    200,
    () => {
      const slug = crypto.randomUUID();
      fake.blogs = fake.blogs.slice(0, 1).map((blog) => ({ ...blog, slug, html_content }));
      return get(`/blogs/${slug}`);
    },
  ];
}

parentPort?.on('message', async ({ port, name }: Task) => {
  const input = inputs[name];
  if (!input) throw new Error(`nothing is called ${name}`);
  parentPort?.postMessage(await sendRequest(port, input[1]()));
});
const start: Start = {
  dashboardUrl: fake.url,
  inputs: Object.entries(inputs).map(([name, [status]]) => ({ name, status })),
};
parentPort?.postMessage(start);
