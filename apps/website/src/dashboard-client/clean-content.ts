import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Blog, Opening } from '@agency/contracts';
import { createThreads, type Threads } from '@agency/server/threads';
import { countTags, isCleanable, toCleanHtml } from './clean-html.ts';
import { UnusableAnswerError } from './fetch-json.ts';
import type { MediaPlaces } from './media-address.ts';

/** A body that is longer, or has more tags, is cleaned in a thread: these are cleaned within a few milliseconds. */
const SHORT = { length: 50_000, tags: 1000 };

/** What the thread is asked. */
export interface CleanRequest {
  html: string;
  places: MediaPlaces | undefined;
}

let threads: Threads<CleanRequest, string> | undefined;

/** The same of any length, while others are answered. */
async function cleanHtml(html: string, places?: MediaPlaces): Promise<string> {
  if (html.length <= SHORT.length && countTags(html) <= SHORT.tags)
    return toCleanHtml(html, places);
  threads ??= createThreads({ worker: findWorker(), threads: 1, longestLine: 100, memory: 128 });
  return threads.run(() => ({ request: { html, places } }));
}

// Previews are read by what the build has bundled, but a thread begins at a file.
function findWorker(): string {
  const manifest = findPackageJSON('.', import.meta.url);
  if (!manifest) throw new Error('the website is not installed');
  return join(dirname(manifest), 'src/dashboard-client/clean-worker.ts');
}

/**
 * A blog whose body may stand on our page.
 * @throws {UnusableAnswerError} when it cannot be cleaned
 */
export async function toCleanBlog(blog: Blog, places?: MediaPlaces): Promise<Blog> {
  const html = blog.html_content ?? '';
  if (!isCleanable(html)) throw new UnusableAnswerError('a body that cannot be cleaned');
  return { ...blog, html_content: await cleanHtml(html, places) };
}

/** An opening whose text may stand on our page. The position can be read about without what cannot be cleaned. */
export async function toCleanOpening<Shown extends Opening>(
  opening: Shown,
  places?: MediaPlaces,
): Promise<Shown> {
  const html = opening.html_description;
  return { ...opening, html_description: isCleanable(html) ? await cleanHtml(html, places) : '' };
}
