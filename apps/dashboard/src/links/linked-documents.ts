import type { Payload, PayloadRequest, Where } from 'payload';
import { isReadable, publicTags, toPostPath } from '../collections/blogs/post-path.ts';
import type { Blog, CaseStudy } from '../payload-types.ts';
import {
  type DocumentTarget,
  type OfferedTarget,
  targetCollections,
  toStoredTarget,
} from './link-target.ts';

type Kind = DocumentTarget['kind'];

/** Collections of linkable documents, their public paths and their titles. */
export const linkedKinds = {
  blogs: {
    name: 'Post',
    collection: targetCollections.blogs,
    titleField: 'title',
    toPath: toPostPath,
    where: { language: { in: publicTags } },
  },
  studies: {
    name: 'Case study',
    collection: targetCollections.studies,
    titleField: 'client',
    toPath: ({ slug }: { slug?: string | null }) => `/${slug ?? ''}`,
    where: {},
  },
} as const satisfies Record<Kind, object>;

type NamedDocument = Partial<Pick<Blog, 'title'> & Pick<CaseStudy, 'client'>>;

const toTitle = ({ title, client }: NamedDocument) => title || client || 'Untitled';

/** Documents that the user may read, latest change first. */
export async function findDocuments(
  req: PayloadRequest,
  kind: Kind,
  where: Where,
  limit: number,
): Promise<OfferedTarget[]> {
  const { name, collection, titleField, toPath } = linkedKinds[kind];
  const { docs } = await req.payload.find({
    collection,
    where,
    limit,
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    select: {
      [titleField]: true,
      ...{ slug: true, language: true, _status: true, publishedAt: true },
    },
    overrideAccess: false,
    user: req.user,
    req,
  });
  return (docs as (Partial<Blog> & Partial<CaseStudy> & { id: number })[]).map((doc) => ({
    target: toStoredTarget({ kind, id: doc.id }),
    kind: name,
    title: toTitle(doc),
    path: toPath(doc),
    isPublic:
      doc._status === 'published' &&
      (kind === 'studies' || (isReadable(doc) && Date.parse(doc.publishedAt ?? '') <= Date.now())),
  }));
}

/** Paths of public documents, by stored target. */
export async function findPublicPaths(
  payload: Payload,
  kind: Kind,
  ids: number[],
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const { collection, toPath, where } = linkedKinds[kind];
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids }, ...where },
    select: { slug: true, language: true },
    pagination: false,
    depth: 0,
    // As a visitor.
    overrideAccess: false,
  });
  return docs.map((doc) => [toStoredTarget({ kind, id: doc.id }), toPath(doc)]);
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
  return docs[0] && toTitle(docs[0]);
}
