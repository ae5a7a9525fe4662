import type { Payload, PayloadRequest, Where } from 'payload';
import { isReadable, publicTags, toPostPath } from '../collections/blogs/post-path.ts';
import type { Blog, CaseStudy } from '../payload-types.ts';
import { type DocumentTarget, targetCollections, toStoredTarget } from './link-target.ts';
import type { OfferedTarget } from './offered-target.ts';

type Kind = DocumentTarget['kind'];

const toOfferedPost = ({
  id,
  title,
  slug,
  language,
  _status,
  publishedAt,
}: Pick<
  Blog,
  'id' | 'title' | 'slug' | 'language' | '_status' | 'publishedAt'
>): OfferedTarget => ({
  target: toStoredTarget({ kind: 'blogs', id }),
  kind: 'Post',
  title: title || 'Untitled',
  path: toPostPath({ slug, language }),
  isPublic:
    isReadable({ language }) &&
    _status === 'published' &&
    Date.parse(publishedAt ?? '') <= Date.now(),
});

const toOfferedStudy = ({
  id,
  client,
  slug,
  _status,
}: Pick<CaseStudy, 'id' | 'client' | 'slug' | '_status'>): OfferedTarget => ({
  target: toStoredTarget({ kind: 'studies', id }),
  kind: 'Case study',
  title: client || 'Untitled',
  path: linkedKinds.studies.toPath({ slug }),
  isPublic: _status === 'published',
});

/** Collections of linkable documents, and their public paths. */
export const linkedKinds = {
  blogs: {
    collection: targetCollections.blogs,
    toPath: toPostPath,
    where: { language: { in: publicTags } },
  },
  studies: {
    collection: targetCollections.studies,
    toPath: ({ slug }: { slug?: string | null }) => `/${slug ?? ''}`,
    where: {},
  },
} as const satisfies Record<Kind, object>;

const NEWEST_FIRST = '-updatedAt';

/** Posts that the user may read, latest change first. */
export async function findPosts(req: PayloadRequest, where: Where, limit: number) {
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where,
    limit,
    sort: NEWEST_FIRST,
    pagination: false,
    depth: 0,
    select: { title: true, slug: true, language: true, _status: true, publishedAt: true },
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs.map(toOfferedPost);
}

/** Case studies that the user may read, latest change first. */
export async function findCaseStudies(req: PayloadRequest, where: Where, limit: number) {
  const { docs } = await req.payload.find({
    collection: 'case-studies',
    where,
    limit,
    sort: NEWEST_FIRST,
    pagination: false,
    depth: 0,
    select: { client: true, slug: true, _status: true },
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs.map(toOfferedStudy);
}

// Ids in one query.
const AT_ONCE = 200;

/** Paths of public documents, by stored target. */
export async function findPublicPaths(
  payload: Payload,
  kind: Kind,
  ids: number[],
): Promise<[string, string][]> {
  const { collection, toPath, where } = linkedKinds[kind];
  const paths: [string, string][] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids.slice(from, from + AT_ONCE) }, ...where },
      select: { slug: true, language: true },
      pagination: false,
      depth: 0,
      // As a visitor.
      overrideAccess: false,
    });
    for (const doc of docs) paths.push([toStoredTarget({ kind, id: doc.id }), toPath(doc)]);
  }
  return paths;
}

/** Title of a document, public or not; nothing if it is deleted. Editors may know all titles. */
export async function findTitle(
  payload: Payload,
  { kind, id }: DocumentTarget,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: linkedKinds[kind].collection,
    where: { id: { equals: id } },
    pagination: false,
    depth: 0,
    select: { title: true, client: true },
    // As above.
    overrideAccess: true,
  });
  const [found] = docs;
  return found && (('title' in found ? found.title : found.client) || 'Untitled');
}
