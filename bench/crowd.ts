import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startEditedSite, toManyStudies } from '../e2e/system/edited-site.ts';
import { type Table, toFigure } from './report.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

const VISITORS = 500;
/** The route knows this query, and it is not in the sitemap, so it was not rendered at the start. */
const COLD_PAGE = '/our-work?category=branding';
/** After this time the content client revalidates everything. */
const STALE_TIME = 6000;

/** A visitor with a connection and an IP address of their own, behind a proxy. */
async function visit(address: string, visitor: number) {
  const from = `198.51.${Math.trunc(visitor / 250)}.${visitor % 250}`;
  const started = performance.now();
  const request = get(address, { agent: false, headers: { 'X-Forwarded-For': from } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return {
    time: performance.now() - started,
    status: response.statusCode,
    tag: response.headers.etag,
  };
}

/** The response time of concurrent requests for an uncached page, and their cost for the dashboard. */
export async function measureCrowd(): Promise<Table['rows']> {
  const site = await startEditedSite({
    studies: toManyStudies(10),
    settings: { TRUSTED_PROXIES: 'loopback', WARM_PAGES: '200' },
  });
  try {
    await waitUntilIdle([site.website.pid]);
    await setTimeout(STALE_TIME);
    const { calls } = site.dashboard;
    calls.splice(0);
    const visits = await Promise.all(
      Array.from({ length: VISITORS }, (_, visitor) =>
        visit(site.website.url + COLD_PAGE, visitor),
      ),
    );
    const perResource = Map.groupBy(calls, (call) => call);
    return {
      [`${VISITORS} connections, ${COLD_PAGE}`]: {
        'longest wait, ms': toFigure(Math.max(...visits.map(({ time }) => time))),
        'differing responses': String(new Set(visits.map(({ tag }) => tag)).size - 1),
        'most requests for one resource': String(
          Math.max(...[...perResource.values()].map(({ length }) => length)),
        ),
        failed: String(visits.filter(({ status }) => status !== 200).length),
      },
    };
  } finally {
    await site.dispose();
  }
}

if (import.meta.main) console.table(await measureCrowd());
