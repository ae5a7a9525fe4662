import { defaultLanguage, type Language } from '@agency/content/languages';
import type { PayloadRequest, Where } from 'payload';
import type { Content } from '../../payload-types.ts';

/** Identifies a document by file and language. */
interface ContentQuery {
  key: string;
  language?: Language;
}

export const whereContent = ({ key, language = defaultLanguage }: ContentQuery): Where => ({
  and: [{ key: { equals: key } }, { language: { equals: language.tag } }],
});

/** The published version, if there is one. */
export async function findPublishedContent(
  req: Pick<PayloadRequest, 'payload'>,
  query: ContentQuery,
): Promise<Content | undefined> {
  const { docs } = await req.payload.find({
    collection: 'content',
    where: { and: [whereContent(query), { _status: { equals: 'published' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    // A cell of a list has no request.
    req: req as PayloadRequest,
  });
  return docs[0];
}
