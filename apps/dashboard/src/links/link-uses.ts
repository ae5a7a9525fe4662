import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { toRedirectKey } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { readStaticCaseStudies } from '../collections/case-studies/static-case-studies.ts';
import { toContentTitle } from '../collections/content/content-labels.ts';
import { toContentName } from '../collections/content/content-name.ts';
import { hasContent, readDefaults } from '../collections/content/default-content.ts';
import { readDraftsAndPublished } from '../collections/editing/read-drafts-and-published.ts';
import type { VersionedCollection } from '../collections/editing/versioned.ts';
import { getSettings, toSiteUrl } from '../platform/settings.ts';
import { collectLinks, collectUrls, type DocumentTarget, toStoredTarget } from './link-target.ts';
import type { LinkUse } from './link-use.ts';
import { linkedKinds } from './linked-documents.ts';
import { findLinkingPosts } from './linking-posts.ts';

/** Search criteria: stored target and URLs. */
interface SearchedTarget {
  target: string;
  isItsUrl: (address: unknown) => boolean;
  /** Slugs in `related` of case studies. */
  names: ReadonlySet<string>;
}

/** Finds links to a post or case study, in drafts and published versions, without the trash. */
export async function findLinkUses(
  req: PayloadRequest,
  target: DocumentTarget,
): Promise<LinkUse[]> {
  const wanted = await toWanted(req, target);
  const found = await Promise.all([
    findInPosts(req, wanted, target),
    findInCaseStudies(req, wanted, target),
    findInOpenings(req, wanted),
    findInContent(req, wanted),
  ]);
  const uses = new Map(found.flat().map((use) => [`${use.kind} ${use.path ?? use.title}`, use]));
  return [...uses.values()];
}

async function toWanted(req: PayloadRequest, target: DocumentTarget): Promise<SearchedTarget> {
  const { collection, toPath } = linkedKinds[target.kind];
  const versions = await readDraftsAndPublished(
    req,
    collection,
    { slug: true, formerSlugs: true, language: true },
    { ids: [target.id] },
  );
  const slugs = versions.flatMap(({ slug, formerSlugs }) => [slug, ...(formerSlugs ?? [])]);
  const names = new Set(slugs.filter((slug) => typeof slug === 'string'));
  const keys = new Set(
    versions.flatMap(({ slug, formerSlugs, ...one }) =>
      [slug, ...(formerSlugs ?? [])].map((name) => toRedirectKey(toPath({ ...one, slug: name }))),
    ),
  );
  const site = toSiteUrl(getSettings(), req.headers?.get('host'));
  const isItsAddress = (address: unknown) => {
    const url = typeof address === 'string' ? URL.parse(address, site) : null;
    return url?.origin === new URL(site).origin && keys.has(toRedirectKey(toDecoded(url.pathname)));
  };
  return { target: toStoredTarget(target), isItsUrl: isItsAddress, names };
}

/** Whether an article links to it, by target or by URL. */
const toArticleUse = (content: unknown, { target, isItsUrl: isItsAddress }: SearchedTarget) => {
  const follows = collectLinks(content).some((link) => link.target === target);
  return { isUse: follows || collectUrls(content).some(isItsAddress), follows };
};

async function findInPosts(
  req: PayloadRequest,
  wanted: SearchedTarget,
  target: DocumentTarget,
): Promise<LinkUse[]> {
  const ids = await findLinkingPosts(req, wanted);
  const posts = await readDraftsAndPublished(req, 'blogs', { title: true, content: true }, { ids });
  return posts.flatMap(({ id, title, content }): LinkUse[] => {
    const { isUse, follows } = toArticleUse(content, wanted);
    const isItself = target.kind === 'blogs' && id === target.id;
    if (!isUse || isItself) return [];
    return [{ title: title || 'Untitled', kind: 'Post', path: toForm('blogs', id), follows }];
  });
}

async function findInCaseStudies(
  req: PayloadRequest,
  { names, isItsUrl: isItsAddress }: SearchedTarget,
  target: DocumentTarget,
): Promise<LinkUse[]> {
  const isStudy = target.kind === 'studies';
  const studies = await readDraftsAndPublished(req, 'case-studies', {
    client: true,
    related: true,
    blocks: true,
  });
  const written = studies.flatMap(({ id, client, related, blocks }): LinkUse[] => {
    const isUse =
      (isStudy && related?.some((name) => names.has(name))) ||
      blocks?.some((block) => block.blockType === 'website' && isItsAddress(block.href));
    if (!isUse || (isStudy && id === target.id)) return [];
    const path = toForm('case-studies', id);
    return [{ title: client || 'Untitled', kind: 'Case study', path, follows: false }];
  });
  const shipped = readStaticCaseStudies().flatMap(({ study }): LinkUse[] =>
    isStudy && study.related?.some((route) => names.has(route.slice(1)))
      ? [{ title: study.client, kind: 'Case study', follows: false }]
      : [],
  );
  return [...written, ...shipped];
}

async function findInOpenings(req: PayloadRequest, wanted: SearchedTarget): Promise<LinkUse[]> {
  const openings = await readDraftsAndPublished(req, 'openings', {
    title: true,
    description: true,
  });
  return openings.flatMap(({ id, title, description }): LinkUse[] => {
    const { isUse, follows } = toArticleUse(description, wanted);
    const path = toForm('openings', id);
    return isUse ? [{ title: title || 'Untitled', kind: 'Opening', path, follows }] : [];
  });
}

/** Pages whose copy links to it: overrides, and default copy if nothing is published. */
async function findInContent(
  req: PayloadRequest,
  { isItsUrl: isItsAddress }: SearchedTarget,
): Promise<LinkUse[]> {
  const select = { key: true, language: true, fields: true, _status: true } as const;
  const changed = await readDraftsAndPublished(req, 'content', select);
  const keys = Object.keys(contentSchemas) as ContentKey[];
  const all = languages.flatMap((language) =>
    keys.filter((key) => hasContent(key, language)).map((key) => ({ key, language })),
  );
  return all.flatMap(({ key, language }): LinkUse[] => {
    const versions = changed.filter((doc) => doc.key === key && doc.language === language.tag);
    const isPublished = versions.some(({ _status }) => _status === 'published');
    const overrides = versions.map(({ fields }) => (fields ?? {}) as Overrides);
    const shipped = readDefaults(key, language);
    const isUse = [...(isPublished ? [] : [{}]), ...overrides].some((over) =>
      collectHrefs(putOverrides(shipped, over).changed).some(isItsAddress),
    );
    const name = toContentName(key, language.tag);
    const path = `/admin/words/${name}`;
    return isUse ? [{ title: toContentTitle(name), kind: 'Page', path, follows: false }] : [];
  });
}

function collectHrefs(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' ? [inner] : collectHrefs(inner),
  );
}

const toForm = (collection: VersionedCollection, id: number) =>
  `/admin/collections/${collection}/${id}`;

function toDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
