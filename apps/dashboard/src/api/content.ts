import { isContentKey } from '@agency/content/content-files';
import { endpoints, type Content as WireContent } from '@agency/contracts';
import type { Payload } from 'payload';
import { LANGUAGE } from '../collections/content/save-words.ts';
import { ApiError } from './answer.ts';

/**
 * `GET /api/content/{key}`: what is published of the changes to a file of words, empty where nothing is.
 * @throws {ApiError} 404 when there is no such file
 */
export async function getContent(payload: Payload, key: string): Promise<WireContent> {
  if (!isContentKey(key)) throw new ApiError(404, endpoints.content.missing);
  const { docs } = await payload.find({
    collection: 'content',
    where: { and: [{ key: { equals: key } }, { language: { equals: LANGUAGE } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const [doc] = docs;
  const fields = (doc?.fields ?? {}) as WireContent['fields'];
  if (!doc || Object.keys(fields).length === 0) return { fields: {} };
  return { fields, updated_at: new Date(doc.updatedAt).toISOString() };
}
