import type { Blog, BlogPage } from '@agency/contracts';
import { toRandomPick } from '../../model/picks.ts';
import type { Reading } from '../../model/reading.ts';

/** Case studies on the landing page, where there are as many. */
const SHOWN_WORK = 6;
/** With fewer blogs than this there is no section of blogs. */
const FEWEST_BLOGS = 3;
/** Blogs beside the featured one. */
const OTHER_BLOGS = 4;

/** Some of the case studies, in random order. */
export function toShownCaseStudies<Tile>(tiles: readonly Tile[], random?: () => number): Tile[] {
  return toRandomPick(tiles, Math.min(SHOWN_WORK, tiles.length), random);
}

/** The featured blog, else the newest, and others beside it; none while there are too few. */
export function toLatestBlogs(blogs: Reading<Pick<BlogPage, 'featured' | 'all'>>): {
  featured?: Blog | undefined;
  others: Blog[];
} {
  if (blogs.status !== 'ok' || blogs.data.all.length < FEWEST_BLOGS) return { others: [] };
  const { all } = blogs.data;
  const featured = blogs.data.featured ?? all[0];
  return { featured, others: all.filter(({ id }) => id !== featured?.id).slice(0, OTHER_BLOGS) };
}
