import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  type Blog,
  type BlogList,
  endpoints,
  slugSchema,
  type TeamMember,
} from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import { createLossConfirmation } from './confirm-loss.ts';
import { createLastGoodCopies } from './last-good-copies.ts';
import { parseBlog, parseBlogList, parseBlogs, parseTeamMembers } from './parse-answers.ts';
import { createReader, type Reading, type Resource } from './reader.ts';

/**
 * Everything the website asks the dashboard. No function throws. Each takes the moment at which the visitor stops
 * waiting and gets what was known before.
 */
export interface Dashboard {
  /**
   * Every published blog, newest first, and the one that opens the list. Bodies are left out. A host whose list
   * names none that opens it is asked for its featured blogs.
   */
  getBlogs(deadline?: AbortSignal): Promise<Reading<BlogList>>;
  /** One blog with its body as clean HTML. */
  getBlog(slug: string, deadline?: AbortSignal): Promise<Reading<Blog>>;
  /** Blogs related to the one with this id. */
  getRelatedBlogs(id: number, deadline?: AbortSignal): Promise<Reading<Blog[]>>;
  /** Blogs of a category, by its name. */
  getCategoryBlogs(name: string, deadline?: AbortSignal): Promise<Reading<Blog[]>>;
  getTeamMembers(deadline?: AbortSignal): Promise<Reading<TeamMember[]>>;
}

export interface DashboardOptions {
  dashboardUrl: string;
  mediaBaseUrl?: string | undefined;
  dataDir: string;
  logger: Logger;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
  /** Whether articles nobody has opened yet are fetched too, so that they survive an outage. */
  keepsArticles?: boolean;
}

const blogKeyPrefix = 'blog.';
const maxArticlesKept = 500;
const missingBlog = { status: 'missing', message: 'Blog Does not exist.' } as const;

/** Makes the one door to a dashboard. */
export function createDashboard({
  dashboardUrl,
  mediaBaseUrl,
  dataDir,
  logger,
  now = () => performance.now(),
  keepsArticles = true,
}: DashboardOptions): Dashboard {
  const copies = createLastGoodCopies(join(dataDir, 'website', 'answers'), logger);
  const losses = createLossConfirmation(now);
  let isKeeping = false;
  let followed: BlogList['all'] | undefined;
  const reader = createReader({
    dashboardUrl,
    copies,
    logger,
    losses,
    now,
    onAnswer: (key, data) => {
      if (key === blogs.key) void followBlogs(data as BlogList);
    },
    isMissing: isUnlisted,
  });

  const blogs: Resource<BlogList> = {
    key: 'blogs',
    path: endpoints.blogs.path,
    parse: parseBlogList,
    canBeMissing: false,
    count: ({ all }) => all.length,
  };
  const featured: Resource<Blog[]> = {
    key: 'featured-blogs',
    path: endpoints.featuredBlogs.path,
    parse: parseBlogs,
    canBeMissing: false,
    count: ({ length }) => length,
  };
  const teamMembers: Resource<TeamMember[]> = {
    key: 'team-members',
    path: endpoints.teamMembers.path,
    parse: parseTeamMembers,
    canBeMissing: false,
    count: ({ length }) => length,
  };
  const toBlog = (slug: string): Resource<Blog> => ({
    key: blogKeyPrefix + slug,
    path: toPath(endpoints.blogBySlug.path, slug),
    parse: (body) => parseBlog(body, mediaBaseUrl),
    canBeMissing: true,
    isListed: true,
  });

  /** Whether the list agrees that there is no such blog. One that cannot be read agrees to nothing. */
  async function isUnlisted(key: string): Promise<boolean> {
    const list = await reader.readAnew(blogs);
    return (
      list.status === 'ok' &&
      !list.stale &&
      !list.data.all.some(({ slug }) => blogKeyPrefix + slug === key)
    );
  }

  /** The list is the truth about which blogs exist: copies of others go, and what is new is kept. */
  async function followBlogs({ all }: BlogList): Promise<void> {
    const keys = new Set(all.map(({ slug }) => blogKeyPrefix + slug));
    const articles = copies.names().filter((key) => key.startsWith(blogKeyPrefix));
    const gone = articles.filter((key) => !keys.has(key));
    if (losses.isConfirmed('articles', articles.length, articles.length - gone.length)) {
      for (const key of gone) await reader.forget(key);
    }
    if (!keepsArticles || isKeeping || all === followed) return;
    followed = all;
    isKeeping = true;
    const kept = new Set(copies.names());
    for (const { slug } of all.slice(0, maxArticlesKept)) {
      if (kept.has(blogKeyPrefix + slug)) continue;
      // One at a time and never while the dashboard struggles: visitors come first.
      const reading = await reader.read(toBlog(slug));
      if (reading.status !== 'failed') continue;
      followed = undefined;
      break;
    }
    isKeeping = false;
  }

  return {
    getBlogs: async (deadline) => {
      const list = await reader.read(blogs, deadline);
      if (list.status !== 'ok' || list.data.featured) return list;
      const others = await reader.read(featured, deadline);
      const opening = others.status === 'ok' ? others.data[0] : undefined;
      return opening ? { ...list, data: { ...list.data, featured: opening } } : list;
    },
    getBlog: async (slug, deadline) =>
      slugSchema.safeParse(slug).success ? reader.read(toBlog(slug), deadline) : missingBlog,
    getRelatedBlogs: async (id, deadline) =>
      Number.isSafeInteger(id) && id > 0
        ? reader.read(
            {
              key: `related-blogs.${id}`,
              path: toPath(endpoints.relatedBlogs.path, String(id)),
              parse: parseBlogs,
              canBeMissing: true,
            },
            deadline,
          )
        : missingBlog,
    getCategoryBlogs: async (name, deadline) =>
      name.length > 0 && name.length <= 200 && name.isWellFormed()
        ? reader.read(
            {
              // A name may hold anything; its fingerprint is safe as the name of a file.
              key: `category-blogs.${createHash('sha256').update(name).digest('hex').slice(0, 32)}`,
              path: toPath(endpoints.categoryBlogs.path, name),
              parse: parseBlogs,
              canBeMissing: true,
            },
            deadline,
          )
        : missingBlog,
    getTeamMembers: (deadline) => reader.read(teamMembers, deadline),
  };
}

function toPath(template: string, value: string): string {
  return template.replace(/\{\w+\}/, () => encodeURIComponent(value));
}
