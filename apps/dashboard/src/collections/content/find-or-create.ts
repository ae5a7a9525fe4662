import type { PayloadRequest } from 'payload';
import type { ContentName } from './content-name.ts';
import { findLatestContent } from './find-content.ts';

/** The id of a content document, which is created when it is opened first. */
export async function findOrCreateContent(
  req: PayloadRequest,
  content: ContentName,
): Promise<number> {
  const found = await findLatestContent(req, content);
  if (found) return found.id;
  try {
    const created = await req.payload.create({
      collection: 'content',
      // Without changes a file is as good as published.
      data: {
        ...{ key: content.key, language: content.language.tag },
        ...{ fields: {}, _status: 'published' },
      },
      // Only this view creates documents, for editors.
      overrideAccess: true,
      req,
    });
    return created.id;
  } catch (error) {
    // Another request created it meanwhile.
    const other = await findLatestContent(req, content);
    if (!other) throw error;
    return other.id;
  }
}
