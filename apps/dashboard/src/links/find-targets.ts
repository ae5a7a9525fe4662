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
  // A published case study replaces the static one with its path.
  const published = new Set(studies.filter(({ isPublic }) => isPublic).map(({ path }) => path));
  const staticCaseStudies = of('case-studies').filter(({ path }) => !published.has(path));
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

const toOffered = ({ kind, name, title, path }: StaticPage): OfferedTarget => ({
  target: toStoredTarget({ kind, name }),
  kind: kind === 'pages' ? 'Page' : 'Case study',
  title,
  path,
  isPublic: true,
});
