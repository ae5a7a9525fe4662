import { endpoints, INTAKE_CHECK_PATH, intakePaths } from '@agency/contracts';
import type { Payload } from 'payload';
import { ApiError, answerError, answerJson } from './answer.ts';
import {
  getBlogBySlug,
  getBlogList,
  getCategoryBlogs,
  getFeaturedBlogs,
  getRelatedBlogs,
} from './blogs.ts';
import { answerCareers } from './submissions/careers.ts';
import { answerContact } from './submissions/contact.ts';
import { answerEnquiry } from './submissions/enquiry.ts';
import { answerIntakeCheck } from './submissions/intake.ts';
import { getTeamMembers } from './team-members.ts';

type Read = (payload: Payload, parameter: string) => Promise<unknown>;
type Intake = (payload: Payload, request: Request) => Promise<Response>;

// The contract's addresses without a slash at the end; `{…}` stands for one segment.
const reads = new Map<string, Read>([
  [toRoute(endpoints.blogs.path), getBlogList],
  [toRoute(endpoints.blog.path), getBlogBySlug],
  [toRoute(endpoints['featured-blogs'].path), getFeaturedBlogs],
  [toRoute(endpoints['related-blogs'].path), getRelatedBlogs],
  [toRoute(endpoints['category-blogs'].path), getCategoryBlogs],
  [toRoute(endpoints['team-members'].path), getTeamMembers],
]);

const intakes = new Map<string, Intake>([
  [intakePaths.contact, answerContact],
  [intakePaths.enquiry, answerEnquiry],
  [intakePaths.careers, answerCareers],
]);

/** Answers every request below `/api/`: the public content, and what the website's forms hand over. */
export async function answerApi(request: Request, payload: Payload): Promise<Response> {
  try {
    const { pathname, search } = new URL(request.url);
    const path = toWithoutSlash(pathname);
    const intake = intakes.get(path);
    if (intake) {
      if (request.method !== 'POST') return refuseMethod('POST');
      return await intake(payload, request);
    }
    if (path === INTAKE_CHECK_PATH) {
      return request.method === 'GET' ? answerIntakeCheck(request) : refuseMethod('GET');
    }
    const [route, parameter] = decideRoute(path);
    const read = reads.get(route);
    if (!read) return answerError(404, 'There is nothing at this address.');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod('GET, HEAD');
    if (search) return answerError(400, 'This address takes no parameters.');
    return answerJson(await read(payload, parameter));
  } catch (error) {
    if (error instanceof ApiError) {
      const { status, message, fields } = error;
      return answerJson({ message, ...(fields && { fields }) }, status);
    }
    return answerFailure(error, payload);
  }
}

/** Logs what went wrong and says that it may pass. */
export function answerFailure(error: unknown, { logger }: Payload): Response {
  logger.error({ err: error }, 'An API call failed');
  return answerError(503, 'This cannot be answered now. Try again in a moment.', {
    'Retry-After': '2',
  });
}

/** Whether this address, as it is written and without a query, is one that public content is read from. */
export function isRead(pathname: string): boolean {
  const path = toWithoutSlash(pathname);
  return reads.has(path) || reads.has(toParameterRoute(path));
}

// `/api/blog-slug/a-slug` → the route `/api/blog-slug/{}` and `a-slug`.
function decideRoute(path: string): [route: string, parameter: string] {
  if (reads.has(path)) return [path, ''];
  return [toParameterRoute(path), toDecoded(path.slice(path.lastIndexOf('/') + 1))];
}

const toParameterRoute = (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/{}`;

/** An address as its spelling with a slash at the end is meant. */
export const toWithoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

function toRoute(path: string): string {
  return path.replace(/\{\w+\}/, '{}').replace(/\/$/, '');
}

function toDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ApiError(400, 'The address is not well-formed.');
  }
}

const refuseMethod = (allow: string) =>
  answerError(405, `This address answers ${allow}.`, { Allow: allow });
