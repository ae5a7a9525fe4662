import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, parseParams } from 'payload';
import { ApiError, errorResponse, jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { Content } from '../../payload-types.ts';
import { getAccountName, lockDocument } from '../editing/document-lock.ts';
import type { ContentName } from './content-name.ts';
import { findContentName } from './default-content.ts';
import { findLatestContent } from './find-content.ts';

export interface ContentVersion {
  id: number;
  /** Time of the last save, ISO date. */
  at: string;
  by: string;
  isPublished: boolean;
  /** Number of overrides. */
  changes: number;
}

/**
 * `/cms-api/content/by-key/{key}`: a document by its name, `landing`, or with a language, `landing--ar`. GET returns
 * the latest version; PATCH saves the next, and creates the document if there is none.
 */
export const contentEndpoints: Endpoint[] = [
  {
    path: '/by-key/:key',
    method: 'get',
    handler: (req) =>
      withContentName(req, async (words) => jsonResponse(await getNewest(req, words))),
  },
  {
    path: '/by-key/:key',
    method: 'patch',
    handler: (req) => withContentName(req, (words) => save(req, words)),
  },
  {
    path: '/by-key/:key/versions',
    method: 'get',
    handler: (req) =>
      withContentName(req, async (words) => jsonResponse(await getVersions(req, words))),
  },
];

async function withContentName(
  req: PayloadRequest,
  answer: (words: ContentName) => Promise<Response>,
): Promise<Response> {
  const name = String(req.routeParams?.key);
  const words = findContentName(name);
  try {
    if (!words)
      throw new ApiError(
        404,
        translateError(req, ({ words }) => words.noFile),
      );
    return await answer(words);
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error.status, error.message);
    throw error;
  }
}

const getNewest = async (req: PayloadRequest, words: ContentName) =>
  (await findLatestContent(req, words)) ?? {
    key: words.key,
    language: words.language.tag,
    fields: {},
    updatedAt: '',
  };

/** If two requests create the document at once, the second becomes a save of the first one's document. */
async function save(req: PayloadRequest, words: ContentName): Promise<Response> {
  await addDataAndFileToRequest(req);
  const known = await findLatestContent(req, words);
  if (known) return jsonResponse({ doc: await update(req, known.id) });
  try {
    return jsonResponse({ doc: await create(req, words) });
  } catch (error) {
    const made = await findLatestContent(req, words);
    if (!made) throw error;
    return jsonResponse({ doc: await update(req, made.id) });
  }
}

function update(req: PayloadRequest, id: number): Promise<Content> {
  const { autosave = false, depth = 1, draft = false } = parseParams(req.query);
  const data = { ...req.data } as Partial<Content>;
  // The form was empty, so any stored version is newer.
  if (data.updatedAt === '') data.updatedAt = new Date(0).toISOString();
  const access = { overrideAccess: false, overrideLock: false };
  return req.payload.update({
    collection: 'content',
    id,
    data,
    autosave,
    depth,
    draft,
    ...access,
    req,
  });
}

async function create(req: PayloadRequest, { key, language }: ContentName): Promise<Content> {
  const { autosave = false, depth = 1, draft = false } = parseParams(req.query);
  const { fields = {}, _status, ...more } = (req.data ?? {}) as Partial<Content>;
  const made = await req.payload.create({
    collection: 'content',
    data: {
      ...{ key, language: language.tag, fields },
      ...('confirmed' in more && { confirmed: more.confirmed }),
      ...(_status && { _status }),
    },
    draft,
    depth,
    overrideAccess: false,
    req,
  });
  if (autosave) await lockDocument(req, 'content', made.id);
  return made;
}

async function getVersions(req: PayloadRequest, words: ContentName): Promise<ContentVersion[]> {
  const known = await findLatestContent(req, words);
  if (!known) return [];
  const { docs } = await req.payload.findVersions({
    collection: 'content',
    where: { parent: { equals: known.id } },
    sort: '-updatedAt',
    limit: 30,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const names = new Map<number | null | undefined, string>();
  for (const { version } of docs) {
    if (names.has(version.editedBy)) continue;
    names.set(version.editedBy, await getAccountName(req, version.editedBy));
  }
  return docs.map(({ id, version, updatedAt }) => ({
    id: Number(id),
    at: updatedAt,
    by: names.get(version.editedBy) ?? '',
    isPublished: version._status === 'published',
    changes: Object.keys(version.fields).length,
  }));
}
