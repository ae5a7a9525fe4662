import { languages } from '@agency/content/languages';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { errorResponse, jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inheritUser, inTransaction, lockNames } from '../../platform/transaction.ts';
import { requireStored } from '../editing/atomic-operation.ts';
import { languageTags, toLocale } from '../localized-text.ts';
import { findGroupDrafts, toGroup } from './translations.ts';

/** The translation of a post, as the panel shows it. */
export interface PostTranslation {
  /** Language tag. */
  tag: string;
  /** Own name and direction of the language. */
  name: string;
  direction: 'ltr' | 'rtl';
  post?: { id: number; title: string };
  /** `older`: this post was published after it. */
  state: 'missing' | 'draft' | 'older' | 'current';
}

/** The draft of a translation. */
export interface StartedTranslation {
  id: number;
  /** Whether it existed before. */
  isKnown: boolean;
}

const bodySchema = z.strictObject({ language: z.enum(languageTags) });

/**
 * `GET /cms-api/blogs/{id}/translations` lists the translations of a post. `POST` creates the draft of one, or returns
 * the existing one.
 */
export const translationEndpoints: Endpoint[] = [
  {
    path: '/:id/translations',
    method: 'get',
    handler: async (req) => {
      const rejection = rejectUnauthorized(req, editors, ({ access }) => access.drafts);
      if (rejection) return rejection;
      const translations = await readTranslations(req, toRowId(req.routeParams?.id));
      return jsonResponse({ translations });
    },
  },
  {
    path: '/:id/translations',
    method: 'post',
    handler: async (req) => {
      const rejection = rejectUnauthorized(req, editors, ({ access }) => access.drafts);
      if (rejection) return rejection;
      await addDataAndFileToRequest(req);
      const body = bodySchema.safeParse(req.data);
      if (!body.success) {
        const reason = translateError(req, ({ counterpart }) => counterpart.noLanguage);
        return errorResponse(422, reason);
      }
      const started = await startTranslation(req, toRowId(req.routeParams?.id), body.data.language);
      if (started) return jsonResponse(started, started.isKnown ? 200 : 201);
      return errorResponse(404, req.t('error:notFound'));
    },
  },
];

const findPost = (req: PayloadRequest, id: number) =>
  req.payload.findByID({
    collection: 'blogs',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });

/** The translations of a post, one entry for each other language. */
async function readTranslations(req: PayloadRequest, id: number): Promise<PostTranslation[]> {
  const self = await findPost(req, id);
  if (!self) return [];
  const group = await findGroupDrafts(req.payload, toGroup(self), req);
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where: {
      and: [{ id: { in: group.map((one) => one.id) } }, { _status: { equals: 'published' } }],
    },
    select: { updatedAt: true },
    pagination: false,
    depth: 0,
    // Editors may know all posts.
    overrideAccess: true,
    req,
  });
  const published = new Map(docs.map((post) => [post.id, Date.parse(post.updatedAt)]));
  const own = published.get(id);
  return languages
    .filter(({ tag }) => tag !== self.language)
    .map(({ tag, name, direction }) => {
      const other = group.find(({ language }) => language === tag);
      if (!other) return { tag, name, direction, state: 'missing' };
      const at = published.get(other.id);
      const state =
        at === undefined ? 'draft' : own !== undefined && at < own ? 'older' : 'current';
      return { tag, name, direction, state, post: { id: other.id, title: other.title ?? '' } };
    });
}

/**
 * Returns the translation of a post, and creates it if needed. Concurrent requests wait for the lock and then find
 * it.
 * @param original id of the post to translate
 * @returns nothing if that post does not exist
 */
export async function startTranslation(
  req: PayloadRequest,
  original: number,
  language: string,
): Promise<StartedTranslation | undefined> {
  const started = await inTransaction(req.payload, async (inside) => {
    const acting = inheritUser(inside, req);
    await lockNames(inside, ['translations of posts']);
    const self = await findPost(acting, original);
    if (!self) return undefined;
    const group = await findGroupDrafts(req.payload, toGroup(self), acting);
    const known = group.find((one) => one.language === language);
    if (known) return { id: known.id, isKnown: true };
    const { title, image, category, author } = self;
    const { id } = await req.payload.create({
      collection: 'blogs',
      data: {
        // The title is a placeholder until the editor translates it.
        ...{ title, image, category, author },
        language: toLocale(language),
        translationGroup: original,
        _status: 'draft',
      },
      draft: true,
      depth: 0,
      overrideAccess: false,
      req: acting,
    });
    return { id, isKnown: false };
  });
  if (started && !started.isKnown) await requireStored(req.payload, 'blogs', started.id);
  return started;
}
