import { Agent } from 'node:http';
import { buildApp, builds } from '../../scripts/system/builds.ts';
import { startPair, withoutWarmUp } from '../system/pair.ts';
import { requestPage, waitForCopies, watchPages } from '../system/watcher.ts';
import type { Fault } from './fault.ts';

const PAGES = ['/', '/our-work', '/steakanji'];

/** A new build is made while the site runs; the running site continues with its own files. */
export const release: Fault = {
  name: 'release',
  title: 'a new build replaces the files of the running website',
  inQuick: false,
  async run({ template }) {
    const build = builds.find(({ name }) => name === 'website');
    if (!build) throw new Error('there is no build of the website');
    const pair = await startPair({ LOG_LEVEL: 'fatal', ...withoutWarmUp }, template);
    const agent = new Agent();
    try {
      const files = await findFiles(pair.website.url, PAGES);
      await waitForCopies(pair.website.url, PAGES);
      const stop = watchPages(pair.website.url, PAGES);
      await buildApp(build);
      const observed = await stop();
      const failures = [...observed.failures];
      for (const file of files) {
        const { status } = await requestPage(pair.website.url + file, agent);
        if (status !== 200) failures.push(`${file}: ${status}`);
      }
      return { figures: { files: files.length, 'p99, ms': observed.p99 }, failures };
    } finally {
      agent.destroy();
      await pair.dispose();
    }
  },
};

/** Pictures, styles, scripts and films that pages name. */
async function findFiles(website: string, pages: string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (path) => (await fetch(website + path)).text()));
  return [...new Set(texts.join('\n').match(/\/_astro\/[\w.@-]+/g))];
}
