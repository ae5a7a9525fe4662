import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { defaultLanguage } from '@agency/content/languages';
import {
  type Blog,
  type BlogList,
  type Content,
  intakePaths,
  listedCaseStudySchema,
  type MessageMetadata,
  type Opening,
  OTHER_KEY_HEADER,
  type Retention,
  SENDER_HEADER,
  type TeamMember,
  type WireCaseStudy,
  wireCaseStudySchema,
} from '@agency/contracts';
import blogFixture from '@agency/contracts/fixtures/blog.json' with { type: 'json' };
import blogsFixture from '@agency/contracts/fixtures/blogs.json' with { type: 'json' };
import caseStudyFixture from '@agency/contracts/fixtures/case-study.json' with { type: 'json' };
import retentionFixture from '@agency/contracts/fixtures/retention.json' with { type: 'json' };
import teamFixture from '@agency/contracts/fixtures/team-members.json' with { type: 'json' };
import { parseRange } from '@agency/server/parse-range';
import { cutPage } from '../../src/content-client/blog-pages.ts';
import { type Fault, fail, sendJson } from './failures.ts';

export type { Fault } from './failures.ts';

/** A dashboard with the contract's fixtures whose failures a test can choose. */
export interface FakeDashboard {
  url: string;
  /** How every response fails from now on; undefined if none does. */
  fault: Fault | undefined;
  /** Responses wait for this. */
  hold: Promise<void> | undefined;
  /** Published blogs, newest first, with their bodies. */
  blogs: Blog[];
  /** Whether it has pages of the list, or sends the whole list for any query. */
  hasPages: boolean;
  /** Whether it filters by the requested language, or ignores the query. */
  hasLanguages: boolean;
  /** Whether it rejects every query. */
  refusesPages: boolean;
  /** Whether the list names the featured blog. */
  hasFeatured: boolean;
  /** Slugs of blogs that are listed, but respond with 404. */
  hidden: Set<string>;
  /** Members of all languages; those of other languages than the default one name theirs. */
  team: TeamMember[];
  /**
   * Overrides by the key of the content file, with the tag of a language other than the default one, as in `landing ar`;
   * undefined if the host has no such endpoint.
   */
  content: Map<string, Content> | undefined;
  /** Openings of all languages, as for the team; undefined if the host has no such endpoint. */
  openings: Opening[] | undefined;
  /** Closed openings, as above. */
  closed: Pick<Opening, 'slug' | 'language'>[];
  /** Whether it rejects applications because their opening has closed. */
  isClosed: boolean;
  /** The retention periods; undefined if the host has no such endpoint. */
  retention: Retention | undefined;
  /** Published case studies; undefined if the host has no such endpoints. */
  caseStudies: WireCaseStudy[] | undefined;
  /** Pictures and films by name. */
  media: Map<string, { type: string; bytes: Buffer }>;
  /** Method and path of every request so far. */
  calls: string[];
  /** Bytes of all bodies that were sent so far. */
  sentBytes: number;
  /** Most requests that were open at once. */
  maxConcurrentCalls: number;
  /** Messages stored, by idempotency key. */
  stored: Map<
    string,
    {
      reference: string;
      body: string;
      metadata?: MessageMetadata;
      authorization: string | undefined;
    }
  >;
  /** Seconds of `Retry-After` for a sender over the rate limit; undefined if there is none. */
  floodWait: number | undefined;
  /** Whether it sends tokens that withdraw applications. */
  isWithdrawable: boolean;
  close(): Promise<void>;
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts a dashboard on a free port, or on the one given. */
export async function startFakeDashboard(port = 0): Promise<FakeDashboard> {
  const body = blogFixture.html_content;
  let open = 0;
  const fake: FakeDashboard = {
    url: '',
    fault: undefined,
    hold: undefined,
    blogs: blogsFixture.all.map((blog) => ({ ...(blog as Blog), html_content: body })),
    hasPages: true,
    hasLanguages: true,
    refusesPages: false,
    hasFeatured: true,
    hidden: new Set(),
    team: teamFixture,
    content: new Map(),
    openings: [],
    closed: [],
    isClosed: false,
    retention: retentionFixture,
    caseStudies: [],
    media: new Map([['quiet-brands.avif', { type: 'image/png', bytes: onePixel }]]),
    calls: [],
    sentBytes: 0,
    maxConcurrentCalls: 0,
    stored: new Map(),
    floodWait: undefined,
    isWithdrawable: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const server = createServer(async (request, response) => {
    fake.calls.push(`${request.method} ${request.url}`);
    open += 1;
    fake.maxConcurrentCalls = Math.max(fake.maxConcurrentCalls, open);
    response.once('close', () => {
      open -= 1;
    });
    await fake.hold;
    if (fake.fault) return fail(fake.fault, response);
    if (request.method === 'POST') return takeSubmission(fake, request, response);
    respondToRead(fake, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  fake.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  return fake;
}

function respondToRead(
  fake: FakeDashboard,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const language = searchParams.get('language') ?? defaultLanguage.tag;
  const blogs = fake.blogs.filter(
    (one) => !fake.hasLanguages || (one.language ?? defaultLanguage.tag) === language,
  );
  const listed = blogs.map(({ html_content: _body, ...blog }) => blog);
  const [, folder, resource = '', key = ''] = pathname.split('/').map(decodeURIComponent);
  const picture = fake.media.get(resource);
  if (folder === 'media' && picture) {
    sendMedia(request, response, picture);
    return;
  }
  if (fake.refusesPages && searchParams.size > 0) {
    sendJson(response, 400, { message: 'This address takes no parameters.' });
    return;
  }
  const blog = blogs.find(({ slug, id }) => slug === key || String(id) === key);
  const related = listed.filter(
    ({ id, category }) => category?.name === blog?.category?.name && id !== blog?.id,
  );
  const isPaged = fake.hasPages && searchParams.has('page');
  const whole = { featured: (fake.hasFeatured && listed[0]) || null, all: listed };
  const responses: Record<string, unknown> = {
    blogs: isPaged ? toPage(whole, searchParams) : whole,
    'featured-blogs': listed.slice(0, 1),
    'blog-slug': fake.hidden.has(key) ? undefined : blog,
    'related-blogs': blog && related,
    'category-blogs': listed.filter(({ category }) => category?.name === key),
    'team-members': ofLanguage(fake, fake.team, searchParams.get('language')),
    retention: fake.retention,
    openings: toOpenings(fake, key, searchParams.get('language')),
    content: fake.content && toContent(fake, key, searchParams.get('language')),
    'case-studies': toStudies(fake, key, searchParams.get('language')),
  };
  const received = responses[resource];
  if (!received) {
    sendJson(response, 404, { message: 'Blog Does not exist.' });
    return;
  }
  const text = JSON.stringify(received);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  fake.sentBytes += text.length;
  sendJson(response, 200, received);
}

function toContent({ content, hasLanguages }: FakeDashboard, key: string, tag: string | null) {
  const isOther = hasLanguages && tag !== null;
  const found = content?.get(isOther ? `${key} ${tag}` : key) ?? { fields: {} };
  return isOther ? { ...found, language: tag } : found;
}

/** The records of a language; those of other languages than the default one name theirs. */
function ofLanguage<Item extends { language?: string | undefined }>(
  { hasLanguages }: FakeDashboard,
  all: readonly Item[],
  tag: string | null,
): Item[] {
  const requested = hasLanguages ? (tag ?? undefined) : undefined;
  return all.filter(({ language }) => language === requested);
}

/** Case studies of a language, or one of them. */
function toStudies(fake: FakeDashboard, key: string, tag: string | null) {
  const studies = fake.caseStudies && ofLanguage(fake, fake.caseStudies, tag);
  return key ? studies?.find(({ name }) => name === key) : studies?.map(toListed);
}

/** The openings of a language, or one by its path. */
function toOpenings(fake: FakeDashboard, key: string, tag: string | null) {
  const open = fake.openings && ofLanguage(fake, fake.openings, tag);
  if (key === '') return open;
  const one = open?.find(({ slug }) => slug === key);
  if (one) return { state: 'open', ...one };
  const closed = ofLanguage(fake, fake.closed, tag).find(({ slug }) => slug === key);
  return closed && { state: 'closed', language: closed.language };
}

// Unchanged, because a test may have made it invalid on purpose.
const toListed = (study: WireCaseStudy) => listedCaseStudySchema.safeParse(study).data ?? study;

/** A case study of the dashboard, made of the contract's fixture. */
export function createCaseStudy(changes: Partial<WireCaseStudy> = {}): WireCaseStudy {
  return { ...wireCaseStudySchema.parse(caseStudyFixture), ...changes };
}

/** The complete file, or the requested range. */
function sendMedia(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { type, bytes }: { type: string; bytes: Buffer },
): void {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const size = bytes.length;
  response.setHeader('ETag', etag).setHeader('Content-Type', type);
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame && type.startsWith('video/') ? parseRange(headers.range, size) : undefined;
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
  } else if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  } else {
    const { start, end } = range ?? { start: 0, end: size - 1 };
    response
      .writeHead(range ? 206 : 200, {
        'Content-Length': end - start + 1,
        ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
      })
      .end(bytes.subarray(start, end + 1));
  }
}

function toPage(list: BlogList, query: URLSearchParams) {
  const page = Number(query.get('page'));
  const name = query.get('category') ?? undefined;
  if (query.get('fields') === 'address') return cutPage(list, 'blog-addresses', { page });
  return cutPage(list, name === undefined ? 'blog-page' : 'category-page', {
    page,
    ...(name !== undefined && { name }),
  });
}

async function takeSubmission(
  fake: FakeDashboard,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { body, metadata } = splitMetadata(Buffer.concat(chunks).toString('utf8'));
  const { [OTHER_KEY_HEADER.toLowerCase()]: otherKey } = request.headers;
  const key = fake.stored.has(String(otherKey))
    ? String(otherKey)
    : String(request.headers['idempotency-key']);
  const isForm = (Object.values(intakePaths) as string[]).includes(request.url ?? '');
  if (!isForm) return sendJson(response, 404, { message: 'No such form.' });
  if (fake.isClosed && /name="opening"/.test(body)) {
    return sendJson(response, 410, { message: 'This position is closed.' });
  }
  if (fake.floodWait !== undefined && request.headers[SENDER_HEADER.toLowerCase()]) {
    response.setHeader('Retry-After', fake.floodWait);
    return sendJson(response, 429, { message: 'Too many messages.' });
  }
  const earlier = fake.stored.get(key);
  if (earlier && toPlain(earlier.body) !== toPlain(body)) {
    return sendJson(response, 409, { message: 'This id was used for another message.' });
  }
  const reference = earlier?.reference ?? randomUUID().slice(0, 8).toUpperCase();
  const { authorization } = request.headers;
  fake.stored.set(key, { reference, body, authorization, ...(metadata && { metadata }) });
  const withdraw = fake.isWithdrawable && 'w'.repeat(43);
  sendJson(response, earlier ? 200 : 201, { ok: true, reference, ...(withdraw && { withdraw }) });
}

/** The message without the boundary, which differs each time, and without the metadata of the website. */
const toPlain = (body: string): string => {
  const [boundary] = /^--\S+/.exec(body) ?? [];
  if (!boundary) return body;
  const isTyped = (part: string) => !/name="(?:spam|context|marketing)"/.test(part);
  return body.split(boundary).filter(isTyped).join('');
};

/** Separates the metadata from a message. A multipart message stays unchanged. */
function splitMetadata(text: string): { body: string; metadata?: MessageMetadata } {
  try {
    const { spam, context, marketing, ...fields } = JSON.parse(text);
    const metadata = { spam, context, ...(marketing && { marketing }) };
    return { body: JSON.stringify(fields), metadata };
  } catch {
    return { body: text };
  }
}

if (import.meta.main) await startFakeDashboard(Number(process.argv[2] ?? 3000));
