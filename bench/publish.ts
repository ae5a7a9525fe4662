import { openAdmin, signIn } from '../e2e/system/admin.ts';
import type { Pair } from '../e2e/system/pair.ts';

const TIMEOUT = 30_000;
const PAUSE = 50;

/** Milliseconds from the response to 'publish' until every page that lists a post shows it. */
export async function measurePublishing({ website, dashboard }: Pair): Promise<number> {
  const admin = openAdmin(dashboard.url, await signIn(dashboard.url));
  const title = `A post that is timed ${Date.now()}`;
  const id = await admin.createDraft(title);
  await admin.setBlog(id, { _status: 'published' });
  const published = performance.now();
  const waiting = new Set(['/', '/blogs', '/rss.xml']);
  while (waiting.size > 0) {
    for (const path of waiting) {
      const page = await (await fetch(website.url + path)).text();
      if (page.includes(title)) waiting.delete(path);
    }
    if (performance.now() - published > TIMEOUT) throw new Error('a published post does not show');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return performance.now() - published;
}
