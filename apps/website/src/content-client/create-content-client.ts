import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  type Blog,
  type BlogList,
  type Endpoint,
  type EndpointName,
  type EndpointParams,
  type EndpointResponse,
  endpoints,
  languageTagSchema,
  type Opening,
} from '@agency/contracts';
import type { Logger } from '@agency/server/logger';
import type { ContentResult } from '../model/content-result.ts';
import { readBlogPage } from './blog-pages.ts';
import { toCleanBlog, toCleanOpening } from './clean-html.ts';
import { type ContentRequest, toRequest } from './content-request.ts';
import { createForgetUnpublished } from './forget-unpublished.ts';
import { createLastKnownGood } from './last-known-good.ts';
import { clientLimits } from './limits.ts';
import { createResponseCache } from './response-cache.ts';
import type { MediaHosts } from './to-media-url.ts';
import { createValidationReport } from './validation-report.ts';

export interface FetchOptions {
  /** BCP 47; the default language if undefined. */
  language?: string;
  /** When the visitor stops waiting and gets what is known. */
  deadline?: AbortSignal;
}

export type FetchArguments<Name extends EndpointName> =
  EndpointParams<Name> extends undefined
    ? [params?: undefined, options?: FetchOptions]
    : [params: EndpointParams<Name>, options?: FetchOptions];

/** Fetches content. Never throws. HTML is sanitised. The data is the same object until the response changes. */
export type FetchContent = <Name extends EndpointName>(
  name: Name,
  ...args: FetchArguments<Name>
) => Promise<ContentResult<EndpointResponse<Name>>>;

export type ContentClient = ReturnType<typeof createContentClient>;

interface ContentClientOptions {
  contentUrl: string;
  dashboardUrl?: string;
  mediaHosts?: MediaHosts;
  dataDir: string;
  logger: Logger;
  now?: () => number;
  /** Timeout of a response, in milliseconds. */
  responseTimeout?: number;
}

/** Folder of the dashboard's responses. Its name is that of existing installations. */
const FOLDER = 'answers';
const pagedEndpoints = new Set<EndpointName>(['blog-page', 'category-page', 'blog-addresses']);

/**
 * Creates the client of the content host and of the dashboard. It stores responses in `DATA_DIR/website`.
 *
 * The content host is the dashboard, unless `CONTENT_URL` names another one. Another host may lack the extensions of the
 * API (docs/product.md, section 6). Therefore its 4xx responses mean that it lacks an extension, and if it has no pages
 * of blogs, they are cut from its whole list. What `isServedByDashboard` marks still comes from the dashboard.
 */
export function createContentClient({
  contentUrl,
  dashboardUrl = contentUrl,
  mediaHosts = {},
  dataDir,
  logger,
  now,
  responseTimeout = clientLimits.responseTimeout,
}: ContentClientOptions) {
  const report = createValidationReport(logger);
  const isDashboard = dashboardUrl === contentUrl;
  const open = (folder: string) => createLastKnownGood(join(dataDir, 'website', folder), logger);
  const common = { logger, report, responseTimeout, now };
  // Each host has a folder of its own, so that no page shows responses of an earlier host.
  const hash = createHash('sha256').update(contentUrl).digest('hex').slice(0, 16);
  const copies = open(isDashboard ? FOLDER : `${FOLDER}-${hash}`);
  const host = createResponseCache({
    ...common,
    contentUrl,
    isDashboard,
    lastKnownGood: copies,
    async isRejectionCertain() {
      if (isDashboard) return false;
      // Every host has `team-members`. If it responds to that, it rejects the extension and not us.
      const teamMembers = await host.refresh(toRequest('team-members', undefined));
      return teamMembers.status === 'ok' && !teamMembers.stale;
    },
    onChange({ name, key, language }) {
      // The first page contains the total.
      const isFirst = name === 'blog-page' && key === toRequest(name, 1, language).key;
      if (name === 'blogs' || isFirst) forgetUnpublished(name, language);
    },
  });
  // A failing content host does not affect the dashboard.
  const dashboard = isDashboard
    ? host
    : createResponseCache({
        ...common,
        contentUrl: dashboardUrl,
        isDashboard: true,
        lastKnownGood: open(FOLDER),
      });
  const forgetUnpublished = createForgetUnpublished(copies, host.forget, (page, language) =>
    host.refresh(toRequest('blog-addresses', page, language)),
  );

  function sanitize(name: EndpointName, data: unknown): unknown {
    const toClean = (opening: Opening) => toCleanOpening(opening, mediaHosts);
    if (name === 'blog') return toCleanBlog(data as Blog, mediaHosts);
    if (name === 'opening') return toClean(data as Opening);
    return name === 'openings' ? (data as Opening[]).map(toClean) : data;
  }

  /** Reads the list. Without a featured blog, the featured blogs are fetched (docs/product.md, section 6). */
  async function readList({ language, deadline }: FetchOptions): Promise<ContentResult<BlogList>> {
    const list = await host.get(toRequest('blogs', undefined, language), deadline);
    if (list.status !== 'ok' || list.data.featured) return list;
    const featured = await host.get(toRequest('featured-blogs', undefined, language), deadline);
    const [first] = featured.status === 'ok' ? featured.data : [];
    return first ? { ...list, data: withFeatured(list.data, first) } : list;
  }

  /** A deadline that leaves time for another request. */
  const halve = (deadline: AbortSignal | undefined) =>
    deadline && AbortSignal.any([deadline, AbortSignal.timeout(responseTimeout / 2)]);

  const get: FetchContent = async (name, ...[params, options = {}]) => {
    const endpoint: Endpoint = endpoints[name];
    const { language, deadline } = options;
    const isValid = endpoint.params?.safeParse(params).success ?? true;
    if (!isValid || !languageTagSchema.optional().safeParse(language).success) {
      return { status: 'missing', message: endpoint.notFoundMessage ?? '' };
    }
    const request = toRequest(name, params as EndpointParams<typeof name>, language);
    const cleanRequest: typeof request = {
      ...request,
      parse: (body, onBadRecord) =>
        sanitize(name, request.parse(body, onBadRecord)) as EndpointResponse<typeof name>,
    };
    // TypeScript does not narrow a type parameter by its value.
    type Result = ContentResult<EndpointResponse<typeof name>>;
    if (name === 'blogs') return (await readList(options)) as Result;
    if (pagedEndpoints.has(name)) {
      return (await readBlogPage(host, request as ContentRequest<never>, {
        language,
        deadline,
        params: typeof params === 'number' ? { page: params } : (params as { page: number }),
        pagesDeadline: isDashboard ? deadline : halve(deadline),
        readList: () => readList(options),
      })) as Result;
    }
    return (endpoint.isServedByDashboard ? dashboard : host).get(cleanRequest, deadline);
  };

  return {
    get,
    describe: report.describe,
    /** Whether a host failed repeatedly, and the number of invalid records. */
    getState: () => ({
      isGivenUp: host.isCircuitOpen() || dashboard.isCircuitOpen(),
      badRecords: report.count(),
    }),
    /** Reports invalid overrides of a content file, in place of those reported before (docs/content.md). */
    reportInvalid(key: string, fields: readonly { path: string; reason: string }[]) {
      // Another key than that of the response, which has a report of its own.
      const onBadRecord = report.begin(`copy of ${key}`);
      for (const { path, reason } of fields) onBadRecord(path, reason);
    },
    /** Requests hosts that failed repeatedly, even if there are no visitors. Never throws. */
    async probe() {
      await Promise.all([
        host.isCircuitOpen() && get('team-members'),
        dashboard.isCircuitOpen() && get('retention'),
      ]);
    },
  };
}

// The same parts give the same object, so the page cache sees that a page is fresh.
const lists = new WeakMap<BlogList, BlogList>();

function withFeatured(list: BlogList, featured: Blog): BlogList {
  const known = lists.get(list);
  if (known?.featured === featured) return known;
  const merged = { ...list, featured };
  lists.set(list, merged);
  return merged;
}
