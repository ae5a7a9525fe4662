import type { PayloadRequest } from 'payload';
import type { CaseStudyTranslation, ContentName } from './content-name.ts';
import { readEditedCopy } from './edited-copy.ts';
import { findLatestContent } from './find-content.ts';

/** Returns the id of a content document. Returns nothing if there is no such case study. */
export async function findOrCreateContent(
  req: PayloadRequest,
  content: ContentName | CaseStudyTranslation,
): Promise<number | undefined> {
  const found = await findLatestContent(req, content);
  if (found) return found.id;
  const named = { key: content.key, language: content.language.tag };
  if (!(await readEditedCopy(req, named))) return undefined;
  try {
    const created = await req.payload.create({
      collection: 'content',
      // Without changes a file is as good as published; a case study is not translated yet.
      data: { ...named, fields: {}, _status: 'study' in content ? 'draft' : 'published' },
      draft: 'study' in content,
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
