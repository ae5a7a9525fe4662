import type { PayloadRequest } from 'payload';
import { isDocument, parseTarget, type StaticTarget, toStoredTarget } from './link-target.ts';
import { findCaseStudies, findPosts } from './linked-documents.ts';
import type { OfferedTarget } from './offered-target.ts';
import { listStaticPages, type StaticPage } from './static-pages.ts';

/** So many of each kind are offered. */
const OFFERED = 6;

/** What has these words in its name: posts, pages, case studies. */
export async function findTargets(req: PayloadRequest, words: string): Promise<OfferedTarget[]> {
  const wanted = words.trim().toLowerCase();
  const named = (field: string) => (wanted ? { [field]: { like: wanted } } : {});
  const [posts, studies] = await Promise.all([
    findPosts(req, named('title'), OFFERED),
    findCaseStudies(req, named('client'), OFFERED),
  ]);
  const places = listStaticPages().filter(({ title, path }) =>
    `${title} ${path}`.toLowerCase().includes(wanted),
  );
  const of = (kind: StaticPage['kind']) =>
    places.filter((place) => place.kind === kind).map(toOffered);
  const shipped = await withoutReplaced(req, of('case-studies'));
  return [
    ...posts,
    ...of('pages').slice(0, OFFERED),
    ...[...studies, ...shipped].slice(0, OFFERED),
  ];
}

/** The target a link keeps, as it is called now; nothing when it is gone. */
export async function findTarget(
  req: PayloadRequest,
  stored: string,
): Promise<OfferedTarget | undefined> {
  const target = parseTarget(stored);
  if (!target) return undefined;
  if (!isDocument(target)) {
    const place = findStaticTarget(target);
    return place && toOffered(place);
  }
  const find = target.kind === 'blogs' ? findPosts : findCaseStudies;
  const [found] = await find(req, { id: { equals: target.id } }, 1);
  return found;
}

/** The page or case study of a target. */
export const findStaticTarget = (target: StaticTarget): StaticPage | undefined =>
  listStaticPages().find(({ kind, name }) => kind === target.kind && name === target.name);

/** Those that no published case study of the dashboard stands in the place of. */
async function withoutReplaced(
  req: PayloadRequest,
  offered: OfferedTarget[],
): Promise<OfferedTarget[]> {
  if (offered.length === 0) return [];
  const slugs = offered.map(({ path }) => path.slice(1));
  const replacing = await findCaseStudies(
    req,
    { and: [{ slug: { in: slugs } }, { _status: { equals: 'published' } }] },
    slugs.length,
  );
  const replaced = new Set(replacing.map(({ path }) => path));
  return offered.filter(({ path }) => !replaced.has(path));
}

const toOffered = ({ kind, name, title, path }: StaticPage): OfferedTarget => ({
  target: toStoredTarget({ kind, name }),
  kind: kind === 'pages' ? 'Page' : 'Case study',
  title,
  path,
  isPublic: true,
});
