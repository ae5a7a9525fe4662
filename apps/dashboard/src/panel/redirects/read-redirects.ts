import type { PayloadRequest, Where } from 'payload';
import type { CollectionWithFormerSlugs } from '../../collections/editing/former-slugs.ts';
import { linkedKinds } from '../../links/linked-documents.ts';
import type { MissingPath, OldAddress } from '../../payload-types.ts';

/** The screen of redirects and the 404 log. */
export const REDIRECTS_PATH = '/admin/addresses';

/** A former URL of a post or case study. */
export interface FormerUrl {
  from: string;
  /** Last part of it. */
  former: string;
  to: string;
  collection: CollectionWithFormerSlugs;
  id: number;
  title: string;
}

/** Most missing paths that the screen shows. */
const MAX_SHOWN = 200;

/** All redirects of editors. */
export async function readRedirects(req: PayloadRequest): Promise<OldAddress[]> {
  const { docs } = await req.payload.find({
    collection: 'old-addresses',
    sort: 'from',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs;
}

/** The former URLs of published posts and case studies. */
export async function readFormerUrls(req: PayloadRequest): Promise<FormerUrl[]> {
  const [posts, studies] = await Promise.all([
    findFormerUrls(req, 'blogs', linkedKinds.blogs.toPath),
    findFormerUrls(req, 'case-studies', linkedKinds.studies.toPath),
  ]);
  return [...posts, ...studies];
}

async function findFormerUrls(
  req: PayloadRequest,
  collection: CollectionWithFormerSlugs,
  toPath: (doc: { slug?: string | null; language?: string | null }) => string,
): Promise<FormerUrl[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, { formerSlugs: { exists: true } }] },
    select: { title: true, client: true, slug: true, formerSlugs: true, language: true },
    sort: 'slug',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.flatMap(({ id, slug, formerSlugs, ...named }) =>
    (formerSlugs ?? []).map((former) => ({
      from: toPath({ ...named, slug: former }),
      former,
      to: toPath({ ...named, slug }),
      collection,
      id,
      title: ('title' in named ? named.title : named.client) ?? '',
    })),
  );
}

/** The 404 log, most requested paths first; or its dismissed entries. */
export async function readNotFoundPaths(req: PayloadRequest, isAside: boolean) {
  const isPath: Where = { path: { not_in: ['probes', 'unlisted'] } };
  const find = (where: Where, limit: number) =>
    req.payload.find({
      collection: 'missing-paths',
      where,
      sort: ['-count', '-lastDay'],
      limit,
      depth: 0,
      overrideAccess: false,
      req,
    });
  const aside: Where = { dismissed: { equals: true } };
  const open: Where = { dismissed: { not_equals: true } };
  const [shown, others, sums] = await Promise.all([
    find({ and: [isPath, isAside ? aside : open] }, MAX_SHOWN),
    find({ and: [isPath, isAside ? open : aside] }, 1),
    find({ path: { in: ['probes', 'unlisted'] } }, 2),
  ]);
  const toSum = (path: string) => sums.docs.find((row) => row.path === path)?.count ?? 0;
  return {
    rows: shown.docs satisfies MissingPath[],
    more: shown.totalDocs - shown.docs.length,
    others: others.totalDocs,
    probes: toSum('probes'),
    unlisted: toSum('unlisted'),
  };
}
