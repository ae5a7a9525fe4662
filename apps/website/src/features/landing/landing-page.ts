import type { Blog, BlogPage } from '@agency/contracts';
import type { ContentResult } from '../../model/content-result.ts';
import { pickRandom } from '../../model/seeded-random.ts';

/** `LandingHero.module.css` counts them, too. */
const MAX_CASE_STUDIES = 6;
/** With fewer blogs there is no section of blogs. */
const MIN_BLOGS = 3;
const MAX_OTHER_BLOGS = 3;

/** The clients of the hero: the chosen ones that are public, filled up with others; and all others. */
export function toShownClients<Entry extends { path: string }>(
  entries: readonly Entry[],
  routes: readonly string[],
): { shown: Entry[]; others: Entry[] } {
  const chosen = routes.flatMap((route) => entries.find(({ path }) => path === route) ?? []);
  const shown = [...new Set([...chosen, ...entries])].slice(0, MAX_CASE_STUDIES);
  return { shown, others: entries.filter((entry) => !shown.includes(entry)) };
}

/** Random case studies: of clients that the hero does not show, while there are enough. */
export function toShownCaseStudies<Entry>(
  { shown, others }: { shown: readonly Entry[]; others: readonly Entry[] },
  random?: () => number,
): Entry[] {
  const entries = others.length < MAX_CASE_STUDIES ? [...shown, ...others] : others;
  return pickRandom(entries, Math.min(MAX_CASE_STUDIES, entries.length), random);
}

/** The featured blog, or the newest, and others. */
export function toLatestBlogs(blogs: ContentResult<Pick<BlogPage, 'featured' | 'all'>>): {
  featured?: Blog | undefined;
  others: Blog[];
} {
  if (blogs.status !== 'ok' || blogs.data.all.length < MIN_BLOGS) return { others: [] };
  const { all } = blogs.data;
  const featured = blogs.data.featured ?? all[0];
  return {
    featured,
    others: all.filter(({ id }) => id !== featured?.id).slice(0, MAX_OTHER_BLOGS),
  };
}
