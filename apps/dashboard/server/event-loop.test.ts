import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { intakePaths } from '@agency/contracts';
import careers from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import { toDocx, toPdf } from '@agency/resumes/testing/documents';
import { createLogger } from '@agency/server/logger';
import { parseSettings } from '@agency/server/settings';
import { findLongestTurn, LONGEST_TURN } from '@agency/server/testing/longest-turn';
import type { SentRequest } from '@agency/server/testing/send-request';
import { handleEndpoints } from 'payload';
import { afterAll, expect, it } from 'vitest';
import { dashboardSettings } from '../src/platform/settings.ts';
import { openTestDashboard, TEST_INTAKE_SECRET } from '../src/testing/open-test-dashboard.ts';

const opened = await openTestDashboard();
const { handleApiRequest: handleApi } = await import('../src/api/handle-api.ts');
const { default: config } = await import('../src/payload.config.ts');
const { createDashboard } = await import('./dashboard.ts');
const { createPublicReads } = await import('./public-reads.ts');

// Like the routes of Next, without the panel.
async function next(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url, headers } = incoming;
  const posted = { body: Readable.toWeb(incoming), duplex: 'half' } as RequestInit;
  const request = new Request(`http://localhost:3000${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ...(method === 'POST' && posted),
  });
  const received = url?.startsWith('/api/')
    ? await handleApi(request, opened.payload)
    : await handleEndpoints({ config, request });
  response.writeHead(received.status).end(Buffer.from(await received.arrayBuffer()));
}

const dashboard = createDashboard({
  settings: parseSettings(dashboardSettings, { NODE_ENV: 'test', DATA_DIR: opened.folder }),
  logger: createLogger('dashboard', 'silent'),
  payload: opened.payload,
  next,
  reads: createPublicReads(opened.payload),
  isReady: async () => true,
});
const port = await dashboard.listen(0, '127.0.0.1');
const sender = new Worker(new URL(import.meta.resolve('@agency/server/testing/sender')));

afterAll(async () => {
  await dashboard.drain(0);
  await sender.terminate();
  await opened.close();
});

const MEGABYTE = 1024 * 1024;
/** Node accepts two more bytes of headers. */
const HEADER_BYTES = 14 * 1024;
const TARGET_LENGTH = 7900;
/** Maximum body of an anonymous request. */
const STRANGERS_BYTES = 16 * 1024;
/** Maximum body of a signed-in request. */
const EDITORS_BYTES = 4 * MEGABYTE;

const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length));
const largestPdf = toPdf({ extra: `% ${fill('a', 5 * MEGABYTE - 2000)}\n` });
const longRelations = toDocx([
  { name: 'word/_rels/document.xml.rels', content: `<${fill('a', MEGABYTE)}` },
]);

const get = (path: string, headers = {}): SentRequest => ({ path, headers });
const post = (path: string, type: string, body: string, headers = {}): SentRequest => ({
  path,
  headers: { 'Content-Type': type, ...headers },
  body: Buffer.from(body),
});
const postJson = (path: string, body: string, headers = {}) =>
  post(path, 'application/json', body, headers);
const signIn = (body: string) => postJson('/cms-api/users/login', body);
const postQuery = (body: string) =>
  post('/cms-api/blogs', 'application/x-www-form-urlencoded', body, {
    'X-Payload-HTTP-Method-Override': 'GET',
  });

// The website forwards what visitors send.
const fromWebsite = () => ({
  Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
  'Idempotency-Key': crypto.randomUUID(),
});
function apply(resumeName: string, file: Buffer): SentRequest {
  const fields = Object.entries({ ...careers, resume: file.toString('base64'), resumeName });
  const parts = fields.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--b--\r\n`;
  return post(intakePaths.careers, 'multipart/form-data; boundary=b', body, fromWebsite());
}
const contact = (body: string) => postJson(intakePaths.contact, body, fromWebsite());

/** The most expensive input of each kind, at its limit. */
const inputs: [name: string, status: number, toRequest: () => SentRequest][] = [
  ['a resume of 5 MB', 201, () => apply('a.pdf', largestPdf)],
  ['a .docx with a long name', 422, () => apply('a.docx', longRelations)],
  ['a message that nests', 400, () => contact(`{"a":${fill('[', 64 * 1000)}`)],
  ['a message of many fields', 422, () => contact(`{${fill('"a":1,', 64 * 1000)}"b":1}`)],
  ['a sign-in that nests', 400, () => signIn(fill('[', STRANGERS_BYTES))],
  ['a sign-in of many objects', 400, () => signIn(`{"a":[${fill('{},', STRANGERS_BYTES - 9)}1]}`)],
  ['a sign-in of 4 MB', 401, () => signIn(fill('[', EDITORS_BYTES))],
  [
    'a post of many objects',
    401,
    () => postJson('/cms-api/blogs', `[${fill('{},', EDITORS_BYTES - 9)}1]`),
  ],
  ['a posted query', 401, () => postQuery(fill('a[b]=c&', STRANGERS_BYTES))],
  ['a posted query of 4 MB', 401, () => postQuery(fill('a[b]=c&', EDITORS_BYTES))],
  ['a query that nests', 401, () => get(`/cms-api/blogs?where${fill('[a]', TARGET_LENGTH)}=1`)],
  [
    'a query of many parts',
    401,
    () => get(`/cms-api/blogs?${fill('where[or][0][a]=1&', TARGET_LENGTH)}`),
  ],
  ['a query of a public read', 400, () => get(`/api/blogs?${fill('a=b&', TARGET_LENGTH)}`)],
  ['a category of 8 kB', 404, () => get(`/api/category-blogs/${fill('%D9%A0', TARGET_LENGTH)}`)],
  ['a slug of 8 kB', 404, () => get(`/api/blog-slug/${fill('a-', TARGET_LENGTH)}`)],
  ['a path of slashes', 404, () => get(`/api${fill('/', TARGET_LENGTH)}`)],
  ['cookies', 200, () => get('/cms-api/users/me', { Cookie: fill('a=%;', HEADER_BYTES) })],
  [
    'a session',
    200,
    () => get('/cms-api/users/me', { Cookie: `dashboard-token=${fill('a.', HEADER_BYTES)}` }),
  ],
];

it.each(inputs)('%s is %i and does not delay other requests', async (_, status, toRequest) => {
  const turn = await findLongestTurn(async () => {
    sender.postMessage({ port, sent: toRequest() });
    expect(await once(sender, 'message')).toEqual([status]);
  });
  expect(turn).toBeLessThanOrEqual(LONGEST_TURN);
});
