import { type ContentKey, isContentKey } from '@agency/content/content-files';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { ApiError, answerError, answerJson } from '../../api/answer.ts';
import { tell } from '../../panel/language/refuse.ts';
import type { Content } from '../../payload-types.ts';
import { getName, lockDocument } from '../editing/document-lock.ts';
import { answerSave, readHow, readSave, saveDocument } from '../editing/save-document.ts';

/** The one language there is. */
export const LANGUAGE = 'en';

/** A version as the panel lists it. */
export interface WordsVersion {
  id: number;
  /** When it was stored last, ISO date. */
  at: string;
  by: string;
  isPublished: boolean;
  /** Places that differ from the file. */
  changes: number;
}

/**
 * `/cms-api/content/by-key/{key}`: words by the name of their file, whether anybody has changed them yet or not. GET brings the newest
 * version; PATCH stores the next, as a document by its number would be, and makes the document when there is none.
 */
export const wordsEndpoints: Endpoint[] = [
  {
    path: '/by-key/:key',
    method: 'get',
    handler: (req) => withKey(req, async (key) => answerJson(await getNewest(req, key))),
  },
  {
    path: '/by-key/:key',
    method: 'patch',
    handler: (req) => withKey(req, (key) => save(req, key)),
  },
  {
    path: '/by-key/:key/versions',
    method: 'get',
    handler: (req) => withKey(req, async (key) => answerJson(await getVersions(req, key))),
  },
];

const ofKey = (key: ContentKey): Where => ({
  and: [{ key: { equals: key } }, { language: { equals: LANGUAGE } }],
});

async function withKey(
  req: PayloadRequest,
  answer: (key: ContentKey) => Promise<Response>,
): Promise<Response> {
  const key = String(req.routeParams?.key);
  try {
    if (!isContentKey(key))
      throw new ApiError(
        404,
        tell(req, ({ words }) => words.noFile),
      );
    return await answer(key);
  } catch (error) {
    if (error instanceof ApiError) return answerError(error.status, error.message);
    throw error;
  }
}

/** What is published of the words; nothing where nothing is. */
export async function findPublished(
  req: PayloadRequest,
  key: ContentKey,
): Promise<Content | undefined> {
  const { docs } = await req.payload.find({
    collection: 'content',
    where: { and: [ofKey(key), { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs[0];
}

/** The newest version of the words, for somebody who may read it; nothing while nobody changed any. */
export async function findNewest(
  req: PayloadRequest,
  key: ContentKey,
): Promise<Content | undefined> {
  const { docs } = await req.payload.find({
    collection: 'content',
    where: ofKey(key),
    draft: true,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs[0];
}

const getNewest = async (req: PayloadRequest, key: ContentKey) =>
  (await findNewest(req, key)) ?? { key, language: LANGUAGE, fields: {}, updatedAt: '' };

/** Of two who make the same document at once one is told what the other stored. */
async function save(req: PayloadRequest, key: ContentKey): Promise<Response> {
  await readSave(req);
  let isMaking = false;
  const attempt = () =>
    answerSave(req, async (inside) => {
      const known = await findNewest(inside, key);
      isMaking = known === undefined;
      return known
        ? saveDocument(inside, req, { collection: 'content', id: known.id })
        : make(inside, req, key);
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isMaking || !(await findNewest(req, key))) throw error;
    return attempt();
  }
}

async function make(inside: PayloadRequest, asked: PayloadRequest, key: ContentKey) {
  const { autosave, depth, draft } = readHow(asked);
  const { fields = {}, _status } = (asked.data ?? {}) as Partial<Content>;
  const made = await inside.payload.create({
    collection: 'content',
    data: { key, language: LANGUAGE, fields, ...(_status && { _status }) },
    draft,
    depth,
    overrideAccess: false,
    req: inside,
  });
  if (autosave) await lockDocument(inside, 'content', made.id);
  return made;
}

async function getVersions(req: PayloadRequest, key: ContentKey): Promise<WordsVersion[]> {
  const known = await findNewest(req, key);
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
    names.set(version.editedBy, await getName(req, version.editedBy));
  }
  return docs.map(({ id, version, updatedAt }) => ({
    id: Number(id),
    at: updatedAt,
    by: names.get(version.editedBy) ?? '',
    isPublished: version._status === 'published',
    changes: Object.keys(version.fields).length,
  }));
}
