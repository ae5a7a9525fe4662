import { normalizeTexts } from '@agency/contracts';
import { BodyTooLongError, readBoundedBody } from '@agency/server/bounded-body';
import type { PayloadRequest } from 'payload';
import type * as z from 'zod';
import { ApiError } from './response.ts';

/** Maximum body of a panel request, in bytes. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Parses the body of a panel request.
 * @throws {ApiError} with errors by field
 */
export async function parseBody<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  const parsed = schema.safeParse(normalizeData(await readJson(req.body, MAX_BODY_BYTES)));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
  throw new ApiError(422, 'This cannot be understood.', Object.fromEntries(fields));
}

/** @throws {ApiError} 413 for a body that is too long, 400 for one that is not JSON */
export const readJson = async (
  body: ReadableStream | null | undefined,
  maxBytes: number,
): Promise<unknown> => parseJson(await readBody(body, maxBytes));

/** @throws {ApiError} 413 if it is too long */
export async function readBody(
  body: ReadableStream | null | undefined,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBoundedBody(body ?? null, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLongError) throw new ApiError(413, 'The body is too large.');
    throw error;
  }
}

/** @throws {ApiError} 400 if it is not JSON in UTF-8 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'The body is not JSON.');
  }
}

const PASSWORDS = ['password', 'currentPassword'];

/** Removes characters that feeds, pages or PostgreSQL reject. Passwords stay: only hashes are stored. */
export function normalizeData(data: unknown): unknown {
  const normalized = normalizeTexts(data);
  if (normalized === data || typeof data !== 'object' || data === null) return normalized;
  const passwords = Object.entries(data).filter(([name]) => PASSWORDS.includes(name));
  return passwords.length > 0
    ? { ...(normalized as object), ...Object.fromEntries(passwords) }
    : normalized;
}
