import type { Payload } from 'payload';
import {
  isResumeKey,
  putAside,
  readAside,
  removeAside,
} from '../../collections/applications/resumes.ts';
import { NoRoomError } from '../../platform/resume-vault.ts';
import { getLimit, type LimitRule } from '../../platform/shared-limit.ts';
import { ApiError, answerError } from '../answer.ts';
import { MAX_APPLICATION_BYTES } from './careers.ts';
import { readBody, refuseStranger } from './intake.ts';
import { isFromWebsite } from './website-secret.ts';

/** Files of all forms together in an hour. With 5 MB each, what strangers can fill is bounded. */
const RULE: LimitRule = { name: 'kept-files', points: 100, duration: 3600 };

/**
 * Keeps the sealed file of a form that the website has to ask for again, for whichever of its processes the next try
 * reaches. It lies among the incoming resumes; no application ever names it, so the sweep removes it.
 */
export async function answerKeptFile(
  payload: Payload,
  request: Request,
  key: string,
): Promise<Response> {
  if (!isFromWebsite(request.headers.get('authorization'))) return refuseStranger();
  if (!isResumeKey(key)) return answerError(404, 'There is nothing at this address.');
  if (request.method === 'PUT') {
    await put(payload, key, request);
    return done();
  }
  if (request.method === 'DELETE') {
    await removeAside(key);
    return done();
  }
  if (request.method !== 'GET') {
    return answerError(405, 'This address answers GET, PUT, DELETE.', {
      Allow: 'GET, PUT, DELETE',
    });
  }
  const file = await readAside(key);
  if (!file) return answerError(404, 'This file is not kept any more.');
  const headers = { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' };
  return new Response(file, { headers });
}

async function put(payload: Payload, key: string, request: Request): Promise<void> {
  const bytes = await readBody(request, MAX_APPLICATION_BYTES);
  const wait = await getLimit(payload, RULE).take('all');
  if (wait !== undefined) throw new ApiError(429, 'Too many files are kept now.');
  try {
    await putAside(key, bytes);
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    throw new ApiError(503, 'There is no room for files now.');
  }
}

const done = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
