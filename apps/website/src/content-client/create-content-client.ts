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
import type { Reading } from '../model/reading.ts';
import { type PagedEndpoint, readBlogPage } from './blog-pages.ts';
import { toCleanBlog, toCleanOpening } from './clean-html.ts';
import { type ContentRequest, toRequest } from './content-request.ts';
import { createForgetUnpublished } from './forget-unpublished.ts';
import { createLastKnownGood } from './last-known-good.ts';
import { clientLimits } from './limits.ts';
import { createResponseCache } from './response-cache.ts';
import type { MediaPlaces } from './to-media-url.ts';
import { createValidationReport } from './validation-report.ts';

/** How content is fetched. */
export interface FetchOptions {
  /** Language of the content, BCP 47; the default language when left out. */
  language?: string | undefined;
  /** When the visitor stops waiting and gets what is known. */
  deadline?: AbortSignal;
}

/** What a fetch of an endpoint takes beside its name: its parameters, where it has some, and options. */
export type FetchArguments<Name extends EndpointName> =
  EndpointParams<Name> extends undefined
    ? [params?: undefined, options?: FetchOptions]
    : [params: EndpointParams<Name>, options?: FetchOptions];

/**
 * Fetches content by the contract's table of endpoints. Never throws. A blog's `html_content` is clean HTML. The data is the
 * same object until the host says something else.
 */
export type FetchContent = <Name extends EndpointName>(
  name: Name,
  ...args: FetchArguments<Name>
) => Promise<Reading<EndpointResponse<Name>>>;

/** The website's client of the content host and of our own dashboard. */
export interface ContentClient {
  get: FetchContent;
  /** Reports fields of changed copy that do not fit (docs/content.md); an earlier report of the key is forgotten. */
  reportInvalid(key: string, fields: readonly { place: string; reason: string }[]): void;
  /** A line that says how much of the content is not shown. */
  describe(): string;
  getState(): ClientState;
  /** Asks a host that was given up whether it is back: no one else does while no page is opened. Never throws. */
  probe(): Promise<void>;
}

/** State of the client. */
export interface ClientState {
  /** Whether the content host, or our own dashboard, failed so often in a row that it is asked only now and then. */
  isGivenUp: boolean;
  /** Records of the content that are not shown, because they break the contract. */
  badRecords: number;
}

export interface ContentClientOptions {
  /** The host of the content. */
  contentUrl: string;
  /** Our own dashboard, which stores the messages; the host of the content when left out. */
  dashboardUrl?: string;
  /** Where pictures may lie. */
  places?: MediaPlaces;
  dataDir: string;
  logger: Logger;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** How long a response may take, in milliseconds. */
  responseTime?: number;
}

/** Creates the client. It keeps the last good response to every request in `DATA_DIR/website`. */
export function createContentClient({
  contentUrl,
  dashboardUrl = contentUrl,
  places = {},
  dataDir,
  logger,
  now,
  responseTime = clientLimits.responseTime,
}: ContentClientOptions): ContentClient {
  const report = createValidationReport(logger);
  const common = { logger, report, responseTime, ...(now && { now }) };
  const folder = join(dataDir, 'website');
  const isOurs = dashboardUrl === contentUrl;
  // Another host has copies of its own: what the one before it said must not be shown in its name.
  const copies = createLastKnownGood(join(folder, isOurs ? OURS : toFolder(contentUrl)), logger);
  const host = createResponseCache({
    ...{ ...common, contentUrl, isOurs, lastKnownGood: copies },
    async isRefusalCertain() {
      if (isOurs) return false;
      const specified = await host.refresh(toRequest('team-members', undefined));
      return specified.status === 'ok' && !specified.stale;
    },
    onChange({ name, key, language }) {
      // The first page says how many there are.
      const isFirst = name === 'blog-page' && key === toRequest(name, 1, language).key;
      if (name === 'blogs' || isFirst) forgetUnpublished(name, language);
    },
  });
  // Another host that fails must not keep it from being asked.
  const dashboard = isOurs
    ? host
    : createResponseCache({
        ...{ ...common, contentUrl: dashboardUrl, isOurs: true },
        lastKnownGood: createLastKnownGood(join(folder, OURS), logger),
      });
  const forgetUnpublished = createForgetUnpublished({
    copies,
    forget: host.forget,
    readAddresses: (page, language) => host.refresh(toRequest('blog-addresses', page, language)),
  });

  /** Makes the HTML of a response safe to show. */
  function clean(name: EndpointName, data: unknown): unknown {
    switch (name) {
      case 'blog':
        return toCleanBlog(data as Blog, places);
      case 'openings':
        return (data as Opening[]).map((opening) => toCleanOpening(opening, places));
      case 'opening':
        return toCleanOpening(data as Opening, places);
      default:
        return data;
    }
  }

  function toCleanRequest<Name extends EndpointName>(
    name: Name,
    params: EndpointParams<Name>,
    language: string | undefined,
  ): ContentRequest<EndpointResponse<Name>> {
    const request = toRequest(name, params, language);
    return {
      ...request,
      parse: (body, onBadRecord) =>
        clean(name, request.parse(body, onBadRecord)) as EndpointResponse<Name>,
    };
  }

  /** A deadline that leaves time for another request. */
  const toShare = (deadline: AbortSignal | undefined) =>
    deadline && AbortSignal.any([deadline, AbortSignal.timeout(responseTime / 2)]);

  /** The list of blogs. Where it names none that opens it, the featured blogs are fetched (docs/product.md, section 6). */
  async function readList({ language, deadline }: FetchOptions): Promise<Reading<BlogList>> {
    const list = await host.get(toRequest('blogs', undefined, language), deadline);
    if (list.status !== 'ok' || list.data.featured) return list;
    const featured = await host.get(toRequest('featured-blogs', undefined, language), deadline);
    const [first] = featured.status === 'ok' ? featured.data : [];
    return first ? { ...list, data: openWith(list.data, first) } : list;
  }

  const get: FetchContent = async (name, ...[params, options = {}]) => {
    const endpoint: Endpoint = endpoints[name];
    const { language, deadline } = options;
    const areParamsValid = endpoint.params?.safeParse(params).success ?? true;
    if (!areParamsValid || !optionalLanguageSchema.safeParse(language).success) {
      return { status: 'missing', message: endpoint.missing ?? '' };
    }
    const request = toCleanRequest(name, params as EndpointParams<typeof name>, language);
    // A type parameter is not narrowed by its value.
    type Result = Reading<EndpointResponse<typeof name>>;
    if (name === 'blogs') return (await readList(options)) as Result;
    if (isPaged(name)) {
      const part = typeof params === 'number' ? { page: params } : (params as { page: number });
      return (await readBlogPage(host, request as ContentRequest<never>, {
        ...{ part, language, deadline, pagesDeadline: isOurs ? deadline : toShare(deadline) },
        readList: () => readList(options),
      })) as Result;
    }
    return (endpoint.isOfMessages ? dashboard : host).get(request, deadline);
  };

  return {
    get,
    describe: report.describe,
    getState: () => ({
      isGivenUp: host.isCircuitOpen() || dashboard.isCircuitOpen(),
      badRecords: report.count(),
    }),
    reportInvalid(key, fields) {
      // Not that of the response, whose own report begins anew whenever it is read.
      const onBadRecord = report.begin(`copy of ${key}`);
      for (const { place, reason } of fields) onBadRecord(place, reason);
    },
    async probe() {
      await Promise.all([
        host.isCircuitOpen() && get('team-members'),
        dashboard.isCircuitOpen() && get('retention'),
      ]);
    },
  };
}

/** Folder of our own dashboard's responses. Existing installations have it under this name. */
const OURS = 'answers';
const toFolder = (url: string) =>
  `${OURS}-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;

const optionalLanguageSchema = languageTagSchema.optional();

const paged = new Set<EndpointName>(['blog-page', 'category-page', 'blog-addresses']);
const isPaged = (name: EndpointName): name is PagedEndpoint => paged.has(name);

// The same list as long as both parts are the same: a rendered page is then known to be fresh.
const opened = new WeakMap<BlogList, BlogList>();

function openWith(list: BlogList, featured: Blog): BlogList {
  const known = opened.get(list);
  if (known?.featured === featured) return known;
  const made = { ...list, featured };
  opened.set(list, made);
  return made;
}
