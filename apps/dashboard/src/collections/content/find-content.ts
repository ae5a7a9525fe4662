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
export const findPublishedContent = (
  req: PayloadRequest,
  asked: ContentQuery,
): Promise<Content | undefined> =>
  findOne(req, { and: [whereContent(asked), { _status: { equals: 'published' } }] });

/** The latest version, if the user may read it. */
export const findLatestContent = (
  req: PayloadRequest,
  asked: ContentQuery,
): Promise<Content | undefined> => findOne(req, whereContent(asked), true);

async function findOne(
  req: PayloadRequest,
  where: Where,
  draft = false,
): Promise<Content | undefined> {
  const { docs } = await req.payload.find({
    collection: 'content',
    where,
    draft,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs[0];
}
