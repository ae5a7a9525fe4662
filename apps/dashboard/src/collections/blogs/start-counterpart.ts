import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { editors } from '../../access/access.ts';
import { answerError, answerJson } from '../../api/answer.ts';
import { translateError } from '../../panel/language/errors.ts';
import { rejectUnauthorized } from '../../panel/language/reject-unauthorized.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction, lockNames } from '../../platform/transaction.ts';
import { checkStored } from '../editing/make-document.ts';
import { actAs } from '../editing/save-document.ts';
import { languageTags } from '../other-languages.ts';
import type { StartedCounterpart } from './counterpart.ts';
import { createDraftFinder, findRelatives, toTag } from './counterparts.ts';

const askedSchema = z.strictObject({ language: z.enum(languageTags) });

/**
 * `POST /cms-api/blogs/{id}/counterparts`: creates the draft of a translation, or finds the translation that exists.
 */
export const startCounterpartEndpoint: Endpoint = {
  path: '/:id/counterparts',
  method: 'post',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, editors, ({ access }) => access.drafts);
    if (refusal) return refusal;
    await addDataAndFileToRequest(req);
    const asked = askedSchema.safeParse(req.data);
    if (!asked.success) {
      const reason = translateError(req, ({ counterpart }) => counterpart.noLanguage);
      return answerError(422, reason);
    }
    const started = await startCounterpart(req, toRowId(req.routeParams?.id), asked.data.language);
    if (started) return answerJson(started, started.isKnown ? 200 : 201);
    return answerError(404, req.t('error:notFound'));
  },
};

/**
 * Finds or makes it, one at a time: whoever asks meanwhile waits, and then finds it.
 * @param original the post that it will say the same as
 * @returns nothing where that is not there
 */
export async function startCounterpart(
  req: PayloadRequest,
  original: number,
  language: string,
): Promise<StartedCounterpart | undefined> {
  const started = await inTransaction(req.payload, async (inside) => {
    const acting = actAs(inside, req);
    // One name for all posts: which of them belong together is known only now.
    await lockNames(inside, ['counterparts of posts']);
    const find = createDraftFinder(req.payload, acting);
    const [self] = await find({ id: { equals: original } });
    if (!self) return undefined;
    const known = (await findRelatives(self, find)).find((one) => toTag(one) === language);
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
      // What it says is written anew; its title stands in for one until it has its own.
      data: { title, image, category, author, language, counterpart: original, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: false,
      req: acting,
    });
    return { id, isKnown: false };
  });
  if (started && !started.isKnown) await checkStored(req.payload, 'blogs', started.id);
  return started;
}
