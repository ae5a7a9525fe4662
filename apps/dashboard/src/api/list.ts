import { defaultLanguage } from '@agency/content/languages';
import type { CollectionSlug, Payload } from 'payload';
import type { ToRecord } from '../access/public-collections.ts';
import { findPublic } from './find-public.ts';
import { toWireLanguage } from './response.ts';

/** `GET /api/<collection>/` in editors' order: the records that `toRecord` of the collection makes of its documents. */
export async function getList(
  payload: Payload,
  collection: CollectionSlug,
  language = defaultLanguage.tag,
): Promise<object[]> {
  const { toRecord } = payload.collections[collection].config.custom as { toRecord: ToRecord };
  const docs = await findPublic(payload, collection, { sort: '_order', locale: 'all', depth: 1 });
  return docs.flatMap((doc) => {
    const record = toRecord(doc as never, language);
    return record ? { ...record, ...toWireLanguage(language) } : [];
  });
}
