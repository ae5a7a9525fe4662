import { type ContentKey, contentSchemas } from '@agency/content/content-files';
import { languages } from '@agency/content/languages';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { toRedirectKey } from '@agency/contracts';
import type { PayloadRequest } from 'payload';
import { readShippedStudies } from '../collections/case-studies/shipped-studies.ts';
import { toWordsTitle } from '../collections/content/content-names.ts';
import { hasWords, readShipped } from '../collections/content/shipped-words.ts';
import { toWordsName } from '../collections/content/words-name.ts';
import type { Drafted } from '../collections/editing/drafted.ts';
import { readBoth } from '../collections/editing/read-both.ts';
import { getSettings, toSiteAddress } from '../platform/settings.ts';
import {
  collectAddresses,
  collectLinks,
  type DocumentTarget,
  toStoredTarget,
} from './link-target.ts';
import type { LinkUse } from './link-use.ts';
import { linkedKinds } from './linked-documents.ts';
import { findLinkingPosts } from './linking-posts.ts';

/** What is looked for: as links keep it, and by its addresses. */
interface Wanted {
  target: string;
  isItsAddress: (address: unknown) => boolean;
  /** Names by which case studies relate to it. */
  names: ReadonlySet<string>;
}

/** Where a post or a case study is linked: as it is published, and as it is being written. What is in the trash does not count. */
export async function findLinkUses(
  req: PayloadRequest,
  target: DocumentTarget,
): Promise<LinkUse[]> {
  const wanted = await toWanted(req, target);
  const found = await Promise.all([
    findInPosts(req, wanted, target),
    findInStudies(req, wanted, target),
    findInOpenings(req, wanted),
    findInWords(req, wanted),
  ]);
  const uses = new Map(found.flat().map((use) => [`${use.kind} ${use.path ?? use.title}`, use]));
  return [...uses.values()];
}

async function toWanted(req: PayloadRequest, target: DocumentTarget): Promise<Wanted> {
  const { collection, toPath } = linkedKinds[target.kind];
  const versions = await readBoth(
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
  const site = toSiteAddress(getSettings(), req.headers?.get('host'));
  const isItsAddress = (address: unknown) => {
    const url = typeof address === 'string' ? URL.parse(address, site) : null;
    return url?.origin === new URL(site).origin && keys.has(toRedirectKey(toDecoded(url.pathname)));
  };
  return { target: toStoredTarget(target), isItsAddress, names };
}

/** Whether an article links to it: by what was chosen, or by an address that was written. */
const toArticleUse = (content: unknown, { target, isItsAddress }: Wanted) => {
  const follows = collectLinks(content).some((link) => link.target === target);
  return { isUse: follows || collectAddresses(content).some(isItsAddress), follows };
};

async function findInPosts(
  req: PayloadRequest,
  wanted: Wanted,
  target: DocumentTarget,
): Promise<LinkUse[]> {
  const ids = await findLinkingPosts(req, wanted);
  const posts = await readBoth(req, 'blogs', { title: true, content: true }, { ids });
  return posts.flatMap(({ id, title, content }): LinkUse[] => {
    const { isUse, follows } = toArticleUse(content, wanted);
    const isItself = target.kind === 'blogs' && id === target.id;
    if (!isUse || isItself) return [];
    return [{ title: title || 'Untitled', kind: 'Post', path: toForm('blogs', id), follows }];
  });
}

async function findInStudies(
  req: PayloadRequest,
  { names, isItsAddress }: Wanted,
  target: DocumentTarget,
): Promise<LinkUse[]> {
  const isStudy = target.kind === 'studies';
  const studies = await readBoth(req, 'case-studies', {
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
  const shipped = readShippedStudies().flatMap(({ study }): LinkUse[] =>
    isStudy && study.related?.some((route) => names.has(route.slice(1)))
      ? [{ title: study.client, kind: 'Case study', follows: false }]
      : [],
  );
  return [...written, ...shipped];
}

async function findInOpenings(req: PayloadRequest, wanted: Wanted): Promise<LinkUse[]> {
  const openings = await readBoth(req, 'openings', { title: true, description: true });
  return openings.flatMap(({ id, title, description }): LinkUse[] => {
    const { isUse, follows } = toArticleUse(description, wanted);
    const path = toForm('openings', id);
    return isUse ? [{ title: title || 'Untitled', kind: 'Opening', path, follows }] : [];
  });
}

/** Pages, by the words that stand on them: what was changed over the files, and the files themselves where nothing is published. */
async function findInWords(req: PayloadRequest, { isItsAddress }: Wanted): Promise<LinkUse[]> {
  const select = { key: true, language: true, fields: true, _status: true } as const;
  const changed = await readBoth(req, 'content', select);
  const keys = Object.keys(contentSchemas) as ContentKey[];
  const all = languages.flatMap((language) =>
    keys.filter((key) => hasWords(key, language)).map((key) => ({ key, language })),
  );
  return all.flatMap(({ key, language }): LinkUse[] => {
    const versions = changed.filter((doc) => doc.key === key && doc.language === language.tag);
    const isPublished = versions.some(({ _status }) => _status === 'published');
    const overrides = versions.map(({ fields }) => (fields ?? {}) as Overrides);
    const shipped = readShipped(key, language);
    const isUse = [...(isPublished ? [] : [{}]), ...overrides].some((over) =>
      collectHrefs(putOverrides(shipped, over).changed).some(isItsAddress),
    );
    const name = toWordsName(key, language.tag);
    const path = `/admin/words/${name}`;
    return isUse ? [{ title: toWordsTitle(name), kind: 'Page', path, follows: false }] : [];
  });
}

function collectHrefs(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' ? [inner] : collectHrefs(inner),
  );
}

const toForm = (collection: Drafted, id: number) => `/admin/collections/${collection}/${id}`;

function toDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
