import type { Endpoint, PayloadRequest } from 'payload';
import { ApiError, answerError, answerJson } from '../../api/answer.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { Content } from '../../payload-types.ts';
import { getName, lockDocument } from '../editing/document-lock.ts';
import { answerSave, readHow, readSave, saveDocument } from '../editing/save-document.ts';
import { findNewest } from './find-words.ts';
import { findWords } from './shipped-words.ts';
import { parseStudyWordsName, type StudyWords, type WordsName } from './words-name.ts';

type AnyWords = WordsName | StudyWords;

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
 * `/cms-api/content/by-key/{key}`: words by the name of their file, `landing`, and language, `landing--ar`, whether anybody has changed them yet or not. GET brings the newest
 * version; PATCH stores the next, as a document by its number would be, and makes the document when there is none.
 */
export const wordsEndpoints: Endpoint[] = [
  {
    path: '/by-key/:key',
    method: 'get',
    handler: (req) => withWords(req, async (words) => answerJson(await getNewest(req, words))),
  },
  {
    path: '/by-key/:key',
    method: 'patch',
    handler: (req) => withWords(req, (words) => save(req, words)),
  },
  {
    path: '/by-key/:key/versions',
    method: 'get',
    handler: (req) => withWords(req, async (words) => answerJson(await getVersions(req, words))),
  },
];

async function withWords(
  req: PayloadRequest,
  answer: (words: AnyWords) => Promise<Response>,
): Promise<Response> {
  const name = String(req.routeParams?.key);
  const words = findWords(name) ?? parseStudyWordsName(name);
  try {
    if (!words)
      throw new ApiError(
        404,
        translateError(req, ({ words }) => words.noFile),
      );
    return await answer(words);
  } catch (error) {
    if (error instanceof ApiError) return answerError(error.status, error.message);
    throw error;
  }
}

const getNewest = async (req: PayloadRequest, words: AnyWords) =>
  (await findNewest(req, words)) ?? {
    key: words.key,
    language: words.language.tag,
    fields: {},
    updatedAt: '',
  };

/** Of two who make the same document at once one is told what the other stored. */
async function save(req: PayloadRequest, words: AnyWords): Promise<Response> {
  await readSave(req);
  let isMaking = false;
  const attempt = () =>
    answerSave(req, async (inside) => {
      const known = await findNewest(inside, words);
      isMaking = known === undefined;
      return known
        ? saveDocument(inside, req, { collection: 'content', id: known.id })
        : make(inside, req, words);
    });
  try {
    return await attempt();
  } catch (error) {
    if (!isMaking || !(await findNewest(req, words))) throw error;
    return attempt();
  }
}

async function make(inside: PayloadRequest, asked: PayloadRequest, { key, language }: AnyWords) {
  const { autosave, depth, draft } = readHow(asked);
  const { fields = {}, _status, ...more } = (asked.data ?? {}) as Partial<Content>;
  const made = await inside.payload.create({
    collection: 'content',
    data: {
      ...{ key, language: language.tag, fields },
      ...('confirmed' in more && { confirmed: more.confirmed }),
      ...(_status && { _status }),
    },
    draft,
    depth,
    overrideAccess: false,
    req: inside,
  });
  if (autosave) await lockDocument(inside, 'content', made.id);
  return made;
}

async function getVersions(req: PayloadRequest, words: AnyWords): Promise<WordsVersion[]> {
  const known = await findNewest(req, words);
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
