import { defaultLanguage, type Language } from '@agency/content/languages';
import type { PayloadRequest, Where } from 'payload';
import type { Content } from '../../payload-types.ts';

/** Words by their file, or study, and language; the default one when it is left out. */
interface ContentQuery {
  key: string;
  language?: Language;
}

/** Where the words of a file are in one language. */
export const whereContent = ({ key, language = defaultLanguage }: ContentQuery): Where => ({
  and: [{ key: { equals: key } }, { language: { equals: language.tag } }],
});

/** What is published of the words; nothing where nothing is. */
export const findPublishedContent = (
  req: PayloadRequest,
  asked: ContentQuery,
): Promise<Content | undefined> =>
  findOne(req, { and: [whereContent(asked), { _status: { equals: 'published' } }] });

/** The newest version of the words, for somebody who may read it; nothing while nobody changed any. */
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
