import { createLocalReq, type Payload } from 'payload';
import { findContentName } from '../collections/content/default-content.ts';
import { whereContent } from '../collections/content/find-content.ts';
import { findOrCreateContent } from '../collections/content/find-or-create.ts';
import { createTestUser } from './open-test-dashboard.ts';

/** Opens a content document by its name in URLs, as the panel does. Returns its path in the REST API. */
export async function openContent(payload: Payload, name: string): Promise<string | undefined> {
  const content = findContentName(name);
  const { docs } = await payload.find({
    collection: 'users',
    overrideAccess: true,
    where: { role: { equals: 'editor' } },
  });
  const account = docs[0] ?? (await createTestUser(payload, 'editor'));
  const req = await createLocalReq({ user: { ...account, collection: 'users' } }, payload);
  const id = content && (await findOrCreateContent(req, content));
  return id === undefined ? undefined : `/content/${id}`;
}

/** The latest version of a content document; nothing if it was never opened. */
export async function readContent(payload: Payload, name: string) {
  const content = findContentName(name);
  const where = content ? whereContent(content) : { id: { equals: 0 } };
  const { docs } = await payload.find({
    ...{ collection: 'content', where, draft: true, depth: 0 },
    overrideAccess: true,
  });
  return docs[0];
}
