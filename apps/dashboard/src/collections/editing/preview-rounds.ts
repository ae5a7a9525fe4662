import { randomBytes } from 'node:crypto';
import type { CollectionConfig, Payload } from 'payload';
import { nobody } from '../../access/access.ts';
import { FIRST_ROUND, type PreviewTarget } from '../../platform/preview-token.ts';

/**
 * The revision number of the preview links of each document. Ending the links of a document raises it, and links with an
 * older number are rejected. A document whose links were never ended has no row.
 */
export const previewRounds: CollectionConfig = {
  slug: 'preview-rounds',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  endpoints: false,
  fields: [
    // Kind and id or key, such as `blog/12`.
    { name: 'document', type: 'text', required: true, unique: true, index: true },
    { name: 'round', type: 'text', required: true },
  ],
};

const COLLECTION = 'preview-rounds';

const toName = ({ kind, document }: PreviewTarget): string => `${kind}/${document}`;

/** The current revision of a document's preview links. */
export async function readPreviewRound({ db }: Payload, previewed: PreviewTarget): Promise<string> {
  const row = await db.findOne<{ id: number; round: string }>({
    collection: COLLECTION,
    where: { document: { equals: toName(previewed) } },
  });
  return row?.round ?? FIRST_ROUND;
}

/** Revokes all preview links of a document. */
export async function revokePreviews({ db }: Payload, previewed: PreviewTarget): Promise<void> {
  const document = toName(previewed);
  // Random, not a counter: two concurrent revocations never produce a revision that was used before.
  const data = { document, round: randomBytes(4).toString('hex') };
  const change = () =>
    db.updateOne({ collection: COLLECTION, where: { document: { equals: document } }, data });
  if (await change()) return;
  try {
    await db.create({ collection: COLLECTION, data });
  } catch (error) {
    // Another request created the row.
    if (!(await change())) throw error;
  }
}
