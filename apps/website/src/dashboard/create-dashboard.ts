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
import { createLastGoodCopies } from './last-good-copies.ts';
import { parseBlog, parseBlogList, parseBlogs, parseTeamMembers } from './parse-answers.ts';
import { createReader, type Reading, type Resource } from './reader.ts';

/** Everything the website asks the dashboard. No function throws. */
export interface Dashboard {
  /** Every published blog, newest first, and the one that opens the list. Bodies are left out. */
  getBlogs(): Promise<Reading<BlogList>>;
  getFeaturedBlogs(): Promise<Reading<Blog[]>>;
  /** One blog with its body as clean HTML. */
  getBlog(slug: string): Promise<Reading<Blog>>;
  /** Blogs related to the one with this id. */
  getRelatedBlogs(id: number): Promise<Reading<Blog[]>>;
  /** Blogs of a category, by its name. */
  getCategoryBlogs(name: string): Promise<Reading<Blog[]>>;
  getTeamMembers(): Promise<Reading<TeamMember[]>>;
}

export interface DashboardOptions {
  dashboardUrl: string;
  mediaBaseUrl?: string | undefined;
  dataDir: string;
  logger: Logger;
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
  now,
  keepsArticles = true,
}: DashboardOptions): Dashboard {
  const copies = createLastGoodCopies(join(dataDir, 'website', 'answers'), logger);
  let isKeeping = false;
  const reader = createReader({
    dashboardUrl,
    copies,
    logger,
    ...(now && { now }),
    onNews: (key, data) => {
      if (key === blogs.key) void followBlogs(data as BlogList);
    },
  });

  const blogs: Resource<BlogList> = {
    key: 'blogs',
    path: endpoints.blogs.path,
    parse: parseBlogList,
    canBeMissing: false,
  };
  const toBlog = (slug: string): Resource<Blog> => ({
    key: blogKeyPrefix + slug,
    path: toPath(endpoints.blogBySlug.path, slug),
    parse: (body) => parseBlog(body, mediaBaseUrl),
    canBeMissing: true,
  });

  /** The list is the truth about which blogs exist: copies of others go, and what is new is kept. */
  async function followBlogs({ all }: BlogList): Promise<void> {
    const keys = new Set(all.map(({ slug }) => blogKeyPrefix + slug));
    for (const key of copies.names()) {
      if (key.startsWith(blogKeyPrefix) && !keys.has(key)) await reader.forget(key);
    }
    if (!keepsArticles || isKeeping) return;
    isKeeping = true;
    const kept = new Set(copies.names());
    for (const { slug } of all.slice(0, maxArticlesKept)) {
      if (kept.has(blogKeyPrefix + slug)) continue;
      // One at a time and never while the dashboard struggles: visitors come first.
      const reading = await reader.read(toBlog(slug));
      if (reading.status === 'failed') break;
    }
    isKeeping = false;
  }

  return {
    getBlogs: () => reader.read(blogs),
    getFeaturedBlogs: () =>
      reader.read({
        key: 'featured-blogs',
        path: endpoints.featuredBlogs.path,
        parse: parseBlogs,
        canBeMissing: false,
      }),
    getBlog: async (slug) =>
      slugSchema.safeParse(slug).success ? reader.read(toBlog(slug)) : missingBlog,
    getRelatedBlogs: async (id) =>
      Number.isSafeInteger(id) && id > 0
        ? reader.read({
            key: `related-blogs.${id}`,
            path: toPath(endpoints.relatedBlogs.path, String(id)),
            parse: parseBlogs,
            canBeMissing: true,
          })
        : missingBlog,
    getCategoryBlogs: async (name) =>
      name.length > 0 && name.length <= 200 && name.isWellFormed()
        ? reader.read({
            // A name may hold anything; its fingerprint is safe as the name of a file.
            key: `category-blogs.${createHash('sha256').update(name).digest('hex').slice(0, 32)}`,
            path: toPath(endpoints.categoryBlogs.path, name),
            parse: parseBlogs,
            canBeMissing: true,
          })
        : missingBlog,
    getTeamMembers: () =>
      reader.read({
        key: 'team-members',
        path: endpoints.teamMembers.path,
        parse: parseTeamMembers,
        canBeMissing: false,
      }),
  };
}

function toPath(template: string, value: string): string {
  return template.replace(/\{\w+\}/, () => encodeURIComponent(value));
}
