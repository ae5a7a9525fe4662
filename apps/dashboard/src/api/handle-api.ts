import {
  type EndpointName,
  endpoints,
  type FormName,
  INTAKE_CHECK_PATH,
  intakePaths,
  MISSING_PATHS_PATH,
  previewPaths,
  type Retention,
  VISITS_PATH,
  WITHDRAW_PATH,
} from '@agency/contracts';
import { APIError, type CollectionSlug, type Payload } from 'payload';
import { getPeriods } from '../jobs/retention/periods.ts';
import { handleIntakeCheck, handleSubmission } from '../submissions/intake/intake.ts';
import { handleWithdrawal } from '../submissions/intake/withdraw.ts';
import { handleMissingPaths, handleVisits } from './batches.ts';
import {
  getBlogBySlug,
  getBlogList,
  getBlogPage,
  getBlogSitemap,
  getCategoryBlogs,
  getFeaturedBlogs,
  getRelatedBlogs,
} from './blogs.ts';
import { getCaseStudies, getCaseStudy } from './case-studies.ts';
import { getContent } from './content.ts';
import { getList } from './list.ts';
import { getOpening, getOpenings } from './openings.ts';
import { getPreview } from './preview.ts';
import {
  blogsQuerySchema,
  createReader,
  languageQuerySchema,
  noQuerySchema,
  parseQuery,
  publicLanguageSchema,
  type Reader,
} from './queries.ts';
import { getRedirects } from './redirects.ts';
import { ApiError, errorResponse, jsonResponse } from './response.ts';

/** A route, with the methods that it allows. */
interface Route {
  allow: 'GET' | 'POST' | 'GET, HEAD';
  respond(payload: Payload, request: Request): Promise<Response>;
}

const readBlogs = createReader(blogsQuerySchema, (payload, params) => {
  if (!('page' in params)) return getBlogList(payload, params);
  return 'fields' in params ? getBlogSitemap(payload, params) : getBlogPage(payload, params);
});

/** The readers of the endpoints. One that is not here is the list of a collection with its name. */
const readers: { [Name in EndpointName]?: Reader } = {
  blogs: readBlogs,
  'blog-page': readBlogs,
  'category-page': readBlogs,
  'blog-addresses': readBlogs,
  blog: createReader(languageQuerySchema, getBlogBySlug),
  'featured-blogs': createReader(languageQuerySchema, getFeaturedBlogs),
  'related-blogs': createReader(languageQuerySchema, getRelatedBlogs),
  'category-blogs': createReader(languageQuerySchema, getCategoryBlogs),
  redirects: createReader(noQuerySchema, getRedirects),
  content: createReader(publicLanguageSchema, getContent),
  openings: createReader(languageQuerySchema, getOpenings),
  opening: createReader(languageQuerySchema, getOpening),
  'case-studies': createReader(publicLanguageSchema, getCaseStudies),
  'case-study': createReader(publicLanguageSchema, getCaseStudy),
  // The periods that concern visitors.
  retention: createReader(noQuerySchema, async (payload) => {
    const { messages, applications, files, spam, logs, backups } = await getPeriods(payload);
    return { messages, applications, files, spam, logs, backups } satisfies Retention;
  }),
};

/** By route: the path without query and trailing slash, where `{}` is one segment. */
const reads = new Map<string, Reader>(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [
    toRoute(endpoints[name].path),
    readers[name] ??
      createReader(languageQuerySchema, (payload, { language }) =>
        getList(payload, name as CollectionSlug, language),
      ),
  ]),
);

/** Routes that are not cached. */
const routes = new Map<string, Route>([
  ...Object.entries(intakePaths).map(([form, path]): [string, Route] => [
    path,
    {
      allow: 'POST',
      respond: (payload, request) => handleSubmission(form as FormName, payload, request),
    },
  ]),
  [WITHDRAW_PATH, { allow: 'POST', respond: handleWithdrawal }],
  [MISSING_PATHS_PATH, { allow: 'POST', respond: handleMissingPaths }],
  [VISITS_PATH, { allow: 'POST', respond: handleVisits }],
  [INTAKE_CHECK_PATH, { allow: 'GET', respond: handleIntakeCheck }],
]);

/** Handles every request below `/api/`: public content and form intake. */
export async function handleApiRequest(request: Request, payload: Payload): Promise<Response> {
  try {
    const { pathname, search } = new URL(request.url);
    const route = findRoute(stripTrailingSlash(pathname), search);
    if (!route) return errorResponse(404, 'There is nothing at this URL.');
    const { allow } = route;
    if (allow.split(', ').includes(request.method)) return await route.respond(payload, request);
    return errorResponse(405, `This URL allows ${allow}.`, { Allow: allow });
  } catch (error) {
    return toErrorResponse(error, payload);
  }
}

function findRoute(path: string, search: string): Route | undefined {
  const found = routes.get(path);
  if (found) return found;
  const toRead = (read: (payload: Payload) => Promise<unknown>): Route => ({
    allow: 'GET, HEAD',
    respond: async (payload) => jsonResponse(await read(payload)),
  });
  // Not among the reads, because previews are not cached.
  if (path.startsWith(previewPaths.draft))
    return toRead((payload) => getPreview(payload, path.slice(previewPaths.draft.length)));
  const [route, parameter] = decideRoute(path);
  const read = reads.get(route);
  return read && toRead(async (payload) => read(payload, parameter, parseQuery(search)));
}

/** Converts an error to a response: an ApiError as it is, others are logged and become 503. */
export function toErrorResponse(error: unknown, { logger }: Payload): Response {
  if (error instanceof ApiError) {
    const { status, message, fields, retryAfter } = error;
    const headers: HeadersInit =
      retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return jsonResponse({ message, ...(fields && { fields }) }, status, headers);
  }
  if (error instanceof APIError && error.isPublic)
    return errorResponse(error.status, error.message);
  logger.error({ err: error }, 'An API call failed');
  return errorResponse(503, 'This cannot be read now. Try again in a moment.', {
    'Retry-After': '2',
  });
}

/** Whether an encoded path is that of a public read. */
export function isPublicRead(pathname: string): boolean {
  const path = stripTrailingSlash(pathname);
  return reads.has(path) || reads.has(toParameterRoute(path));
}

// `/api/blog-slug/a-slug` → the route `/api/blog-slug/{}` and `a-slug`.
function decideRoute(path: string): [route: string, parameter: string] {
  if (reads.has(path)) return [path, ''];
  return [toParameterRoute(path), toDecoded(path.slice(path.lastIndexOf('/') + 1))];
}

const toParameterRoute = (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/{}`;

const stripTrailingSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

function toRoute(path: string): string {
  return path
    .replace(/\?.*/, '')
    .replace(/\{\w+\}/, '{}')
    .replace(/\/$/, '');
}

function toDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ApiError(400, 'The URL is not well-formed.');
  }
}
