import type { PayloadRequest } from 'payload';
import {
  isDocument,
  type OfferedTarget,
  parseTarget,
  type StaticTarget,
  toStoredTarget,
} from './link-target.ts';
import { findDocuments } from './linked-documents.ts';
import { listStaticPages, type StaticPage } from './static-pages.ts';

/** Suggestions of each kind. */
const OFFERED = 6;

/** Posts, pages and case studies whose title contains a text. */
export async function findTargets(req: PayloadRequest, words: string): Promise<OfferedTarget[]> {
  const wanted = words.trim().toLowerCase();
  const named = (field: string) => (wanted ? { [field]: { like: wanted } } : {});
  const [posts, studies] = await Promise.all([
    findDocuments(req, 'blogs', named('title'), OFFERED),
    findDocuments(req, 'studies', named('client'), OFFERED),
  ]);
  const places = listStaticPages().filter(({ title, path }) =>
    `${title} ${path}`.toLowerCase().includes(wanted),
  );
  const of = (kind: StaticPage['kind']) =>
    places.filter((place) => place.kind === kind).map(toOffered);
  const staticCaseStudies = await withoutReplaced(req, of('case-studies'));
  return [
    ...posts,
    ...of('pages').slice(0, OFFERED),
    ...[...studies, ...staticCaseStudies].slice(0, OFFERED),
  ];
}

/** The current title and path of a stored target; nothing if it is deleted. */
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
  const [found] = await findDocuments(req, target.kind, { id: { equals: target.id } }, 1);
  return found;
}

/** The static page or case study of a target. */
export const findStaticTarget = (target: StaticTarget): StaticPage | undefined =>
  listStaticPages().find(({ kind, name }) => kind === target.kind && name === target.name);

/** Removes static case studies that a published one replaces. */
async function withoutReplaced(
  req: PayloadRequest,
  offered: OfferedTarget[],
): Promise<OfferedTarget[]> {
  if (offered.length === 0) return [];
  const slugs = offered.map(({ path }) => path.slice(1));
  const replacing = await findDocuments(
    req,
    'studies',
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
