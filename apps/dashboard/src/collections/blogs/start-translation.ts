import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { errorResponse, jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction, lockNames } from '../../platform/transaction.ts';
import { requireStored } from '../editing/atomic-operation.ts';
import { languageTags } from '../localized-text.ts';
import type { StartedTranslation } from './post-translation.ts';
import { createDraftFinder, findTranslations, toLanguageTag } from './translations.ts';

const bodySchema = z.strictObject({ language: z.enum(languageTags) });

/** `POST /cms-api/blogs/{id}/counterparts` creates the draft of a translation, or returns the existing one. */
export const startTranslationEndpoint: Endpoint = {
  path: '/:id/counterparts',
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
};

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
    const { headers, i18n, payloadAPI, t, user } = req;
    const acting = Object.assign(inside, { headers, i18n, payloadAPI, t, user });
    // One lock for all posts, because the group is known only inside the lock.
    await lockNames(inside, ['counterparts of posts']);
    const find = createDraftFinder(req.payload, acting);
    const [self] = await find({ id: { equals: original } });
    if (!self) return undefined;
    const known = (await findTranslations(self, find)).find(
      (one) => toLanguageTag(one) === language,
    );
    if (known) return { id: known.id, isKnown: true };
    const { title, image, category, author } = await req.payload.findByID({
      collection: 'blogs',
      id: original,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req: acting,
    });
    const { id } = await req.payload.create({
      collection: 'blogs',
      // The title is a placeholder until the editor translates it.
      data: { title, image, category, author, language, counterpart: original, _status: 'draft' },
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
