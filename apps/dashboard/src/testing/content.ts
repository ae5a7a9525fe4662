import type { Payload } from 'payload';
import { findContentName } from '../collections/content/default-content.ts';
import { whereContent } from '../collections/content/find-content.ts';

/** The path of a content document in the REST API, by its name. Creates it, because tests delete the documents. */
export async function openContent(payload: Payload, name: string): Promise<string | undefined> {
  const content = findContentName(name);
  if (!content) return undefined;
  const { key, language } = content;
  const { id } =
    (await readContent(payload, name)) ??
    (await payload.create({
      collection: 'content',
      data: { key, language: language.tag, fields: {}, _status: 'published' },
      // Tests have no user yet.
      overrideAccess: true,
    }));
  return `/content/${id}`;
}

/** The latest version of a content document; nothing if it does not exist. */
export async function readContent(payload: Payload, name: string) {
  const content = findContentName(name);
  const where = content ? whereContent(content) : { id: { equals: 0 } };
  const { docs } = await payload.find({
    ...{ collection: 'content', where, draft: true, depth: 0 },
    // Tests read what is stored.
    overrideAccess: true,
  });
  return docs[0];
}
