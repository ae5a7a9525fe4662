import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { toRedirectKey } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { findPostsMentioning } from '../collections/blogs/posts-mentioning.ts';
import { readStaticCaseStudies } from '../collections/case-studies/static-case-studies.ts';
import { toContentTitle } from '../collections/content/content-labels.ts';
import { toContentName } from '../collections/content/content-name.ts';
import { hasContent, readDefaults } from '../collections/content/default-content.ts';
import { readDraftsAndPublished } from '../collections/editing/read-drafts-and-published.ts';
import type { VersionedCollection } from '../collections/editing/versioned.ts';
import { getSettings, toSiteUrl } from '../platform/settings.ts';
import { type DocumentTarget, toStoredTarget } from './link-target.ts';
import { linkedKinds } from './linked-documents.ts';

/** A document or page with a link to a post or case study. */
export interface LinkUse {
  title: string;
  kind: 'Post' | 'Case study' | 'Opening' | 'Page';
  /** Edit path; missing for a file. */
  path?: string;
}

/** Search criteria: stored target and URLs. */
interface SearchedTarget {
  target: string;
  isItsUrl: (url: unknown) => boolean;
  /** Current and former slugs. */
  slugs: ReadonlySet<string>;
}

/** Finds links to a post or case study, in drafts and published versions, without the trash. */
export async function findLinkUses(
  req: PayloadRequest,
  target: DocumentTarget,
): Promise<LinkUse[]> {
  const searched = await toSearched(req, target);
  const isItself = (collection: string, id: number) =>
    collection === linkedKinds[target.kind].collection && id === target.id;
  const find = async (
    collection: Exclude<VersionedCollection, 'content'>,
    kind: LinkUse['kind'],
    ids?: number[],
  ): Promise<LinkUse[]> => {
    const select: Record<string, true> = {
      ...{ title: true, client: true, content: true, description: true },
      ...{ blocks: true, related: true },
    };
    const docs = await readDraftsAndPublished(req, collection, select, { ...(ids && { ids }) });
    return docs
      .filter((doc) => !isItself(collection, doc.id))
      .filter((doc) => linksTo(doc, searched) || isRelated(doc, target, searched))
      .map(({ id, ...doc }) => {
        const title = ('client' in doc ? doc.client : 'title' in doc && doc.title) || 'Untitled';
        return { title, kind, path: `/admin/collections/${collection}/${id}` };
      });
  };
  const shipped = readStaticCaseStudies().filter(({ study }) =>
    isRelated({ related: study.related?.map((route) => route.slice(1)) }, target, searched),
  );
  const found = await Promise.all([
    find('blogs', 'Post', await findLinkingPosts(req, searched)),
    find('case-studies', 'Case study'),
    shipped.map(({ study }): LinkUse => ({ title: study.client, kind: 'Case study' })),
    find('openings', 'Opening'),
    findInContent(req, searched),
  ]);
  return [
    ...new Map(found.flat().map((use) => [`${use.kind} ${use.path ?? use.title}`, use])).values(),
  ];
}

async function toSearched(req: PayloadRequest, target: DocumentTarget): Promise<SearchedTarget> {
  const { collection, toPath } = linkedKinds[target.kind];
  const versions = await readDraftsAndPublished(
    req,
    collection,
    { slug: true, formerSlugs: true, language: true },
    { ids: [target.id] },
  );
  const all = versions.flatMap(({ slug, formerSlugs, ...version }) =>
    [slug, ...(formerSlugs ?? [])].flatMap((one) => (one ? [{ ...version, slug: one }] : [])),
  );
  const keys = new Set(all.map((one) => toRedirectKey(toPath(one))));
  const site = toSiteUrl(getSettings(), req.headers?.get('host'));
  const isItsUrl = (value: unknown) => {
    const url = typeof value === 'string' ? URL.parse(value, site) : null;
    return url?.origin === new URL(site).origin && keys.has(toRedirectKey(toDecoded(url.pathname)));
  };
  return { target: toStoredTarget(target), isItsUrl, slugs: new Set(all.map(({ slug }) => slug)) };
}

/** Whether a value has a link, by stored target or by URL, at any depth. */
function linksTo(value: unknown, searched: SearchedTarget): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { target, url, href } = value as Record<string, unknown>;
  const isLink = target
    ? target === searched.target
    : searched.isItsUrl(url) || searched.isItsUrl(href);
  return isLink || Object.values(value).some((inner) => linksTo(inner, searched));
}

/** Whether a case study names another one as related. */
const isRelated = (
  doc: { related?: string[] | null | undefined } | object,
  { kind }: DocumentTarget,
  { slugs }: SearchedTarget,
): boolean =>
  kind === 'studies' && 'related' in doc && (doc.related?.some((slug) => slugs.has(slug)) ?? false);

/** Posts whose article may link to a target, found by one SQL query. */
const findLinkingPosts = (
  req: PayloadRequest,
  { target, slugs }: SearchedTarget,
): Promise<number[]> =>
  findPostsMentioning(req, { mentions: [` ${target} `, ...new Set([...slugs].map(toNeedle))] });

// The longest part that is never percent-encoded.
const toNeedle = (slug: string): string =>
  slug
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Pages whose copy links to it: overrides, and default copy if nothing is published. */
async function findInContent(req: PayloadRequest, searched: SearchedTarget): Promise<LinkUse[]> {
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
      linksTo(putOverrides(shipped, over).changed, searched),
    );
    const name = toContentName(key, language.tag);
    const path = `/admin/words/${name}`;
    return isUse ? [{ title: toContentTitle(name), kind: 'Page', path }] : [];
  });
}

function toDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
