import type { Endpoint, Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { jsonResponse } from '../../api/response.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { inheritUser, parseSaveBody, parseSaveQuery } from './save-document.ts';
import { type CreatableCollection, documentNouns } from './versioned.ts';

interface CreateOptions<Collection extends CreatableCollection> {
  collection: Collection;
  data: Partial<RequiredDataFromCollectionSlug<Collection>>;
  draft: boolean;
  depth?: number;
}

/** `POST /cms-api/<collection>`: like Payload's endpoint, but in one transaction. */
export const createCreateEndpoint = (collection: CreatableCollection): Endpoint => ({
  path: '/',
  method: 'post',
  handler: async (req) => {
    await parseSaveBody(req);
    const { draft, depth } = parseSaveQuery(req);
    const data = (req.data ?? {}) as object;
    const doc = await createDocument(req, { collection, data, draft, depth });
    const label = documentNouns[collection].one;
    return jsonResponse({ doc, message: req.t('general:successfullyCreated', { label }) }, 201);
  },
});

/**
 * Creates a document, its rows and its first version in one transaction.
 * @throws if it is not allowed, not valid or not stored
 */
async function createDocument<Collection extends CreatableCollection>(
  req: PayloadRequest,
  { collection, data, draft, depth = 0 }: CreateOptions<Collection>,
): Promise<{ id: number }> {
  const { payload } = req;
  const doc = await inTransaction(payload, (inside) =>
    payload.create({
      collection,
      data: data as never,
      draft: draft as true,
      depth,
      overrideAccess: false,
      req: inheritUser(inside, req),
    }),
  );
  await requireStored(payload, collection, doc.id);
  return doc;
}

/**
 * Checks that the transaction was committed (`inTransaction`).
 * @throws if the document is missing
 */
export async function requireStored(
  payload: Payload,
  collection: CreatableCollection,
  id: number,
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: id } },
    trash: true,
    // Reads only whether it exists.
    overrideAccess: true,
  });
  if (totalDocs === 0) throw new Error('a document is not there after it was stored');
}
