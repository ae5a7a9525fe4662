import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { defaultLanguage } from '@agency/content/languages';
import { createLogger } from '@agency/server/logger';
import { findLongestTurn, LONGEST_TURN } from '@agency/server/testing/longest-turn';
import { afterAll, expect, it } from 'vitest';
import { createContentClient } from '../src/content-client/create-content-client.ts';
import { toArticleBody } from '../src/features/blog/article.ts';
import { careersForm } from '../src/forms/careers/careers-form.ts';
import { createSubmissionHandler } from '../src/forms/server/handle-submission.ts';
import { toJsonResponse } from '../src/forms/server/response.ts';
import { messages } from '../src/forms/server/testing/careers-submissions.ts';
import { page, SITE_URL, secret } from '../src/forms/server/testing/form-basics.ts';
import { parseWebsiteSettings } from '../src/settings.ts';
import { finishBuild } from './finish-build.ts';
import type { AstroHandler } from './render.ts';
import type { Start, Task } from './testing/hostile-client.ts';
import { createWebsite } from './website.ts';

const hostileClient = new Worker(new URL('./testing/hostile-client.ts', import.meta.url));
const [start] = await once(hostileClient, 'message');
const { dashboardUrl, inputs }: Start = start;

const folder = mkdtempSync(join(tmpdir(), 'website-'));
const dist = join(folder, 'dist');
mkdirSync(join(dist, 'client'), { recursive: true });
writeFileSync(join(dist, 'client', 'film.mp4'), Buffer.alloc(10_000));
await finishBuild(dist, 'security@nabra.example');

const settings = parseWebsiteSettings({
  DATA_DIR: join(folder, 'data'),
  DASHBOARD_URL: dashboardUrl,
  SITE_URL,
});
const logger = createLogger('test', 'silent');
const handleSubmission = createSubmissionHandler({
  siteUrl: SITE_URL,
  dashboardUrl,
  endpoints: {},
  intakeSecret: secret,
  logger,
});

const toPage = (body: string, status = 200) =>
  new Response(`<!doctype html>${body}`, { status, headers: { 'content-type': 'text/html' } });

// Routes that read requests, without Astro.
const astro: AstroHandler = async (request, { clientAddress, fetchContent }) => {
  const [, route, name = ''] = new URL(request.url).pathname.split('/').map(decodeURIComponent);
  if (route === 'forms') {
    const result = await handleSubmission({
      form: careersForm,
      request,
      clientAddress,
      page,
      messages,
    });
    return toJsonResponse(result);
  }
  if (route === 'category') {
    const result = await fetchContent('category-page', { name, page: 1 });
    return toPage('', result.status === 'ok' ? 200 : 404);
  }
  if (route !== 'blogs') return toPage('');
  const result = await fetchContent('blog', name);
  if (result.status !== 'ok') return toPage('', 503);
  const { parts } = toArticleBody(result.data.html_content ?? '', 'Table', defaultLanguage);
  return toPage(parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''));
};

const website = createWebsite({
  settings,
  logger,
  astro,
  contentClient: createContentClient({
    contentUrl: dashboardUrl,
    dataDir: settings.DATA_DIR,
    logger,
  }),
  clientFolder: join(dist, 'client'),
});
const port = await website.listen(0, '127.0.0.1');

afterAll(async () => {
  await website.drain(0);
  await hostileClient.terminate();
  rmSync(folder, { recursive: true });
});

it.each(inputs)(
  '$name: the response is $status, and no other request waits',
  async ({ name, status }) => {
    const turn = await findLongestTurn(async () => {
      hostileClient.postMessage({ port, name } satisfies Task);
      expect(await once(hostileClient, 'message')).toEqual([status]);
    });
    expect(turn).toBeLessThanOrEqual(LONGEST_TURN);
  },
);
