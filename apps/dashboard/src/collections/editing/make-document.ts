import type { Endpoint, Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { answerJson } from '../../api/answer.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { draftedNouns, type Makeable } from './drafted.ts';
import { actAs, readHow, readSave } from './save-document.ts';

interface Made<Collection extends Makeable> {
  collection: Collection;
  data: Partial<RequiredDataFromCollectionSlug<Collection>>;
  draft: boolean;
  depth?: number;
}

/** `POST /cms-api/<collection>`: as Payload's own, in one transaction. */
export const createMakeEndpoint = (collection: Makeable): Endpoint => ({
  path: '/',
  method: 'post',
  handler: async (req) => {
    await readSave(req);
    const { draft, depth } = readHow(req);
    const data = (req.data ?? {}) as object;
    const doc = await makeDocument(req, { collection, data, draft, depth });
    const label = draftedNouns[collection].one;
    return answerJson({ doc, message: req.t('general:successfullyCreated', { label }) }, 201);
  },
});

/**
 * Makes a document with all its rows and its first version, or nothing of it.
 * @throws when it is not allowed, not valid, or not stored
 */
export async function makeDocument<Collection extends Makeable>(
  req: PayloadRequest,
  { collection, data, draft, depth = 0 }: Made<Collection>,
): Promise<{ id: number }> {
  const { payload } = req;
  const doc = await inTransaction(payload, (inside) =>
    payload.create({
      collection,
      data: data as never,
      draft: draft as true,
      depth,
      overrideAccess: false,
      req: actAs(inside, req),
    }),
  );
  await checkStored(payload, collection, doc.id);
  return doc;
}

/**
 * Looks whether a transaction has stored what it made (`inTransaction`).
 * @throws when it has not
 */
export async function checkStored(
  payload: Payload,
  collection: Makeable,
  id: number,
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: id } },
    trash: true,
    // Whether it is there, and nothing of it.
    overrideAccess: true,
  });
  if (totalDocs === 0) throw new Error('a document is not there after it was stored');
}
