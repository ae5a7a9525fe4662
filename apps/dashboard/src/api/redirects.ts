import { MAX_REDIRECTS, MAX_RETURNED_REDIRECTS, type Redirects } from '@agency/contracts';
import type { Payload } from 'payload';
import { publicTags, toPostPath } from '../collections/blogs/post-path.ts';
import {
  followRedirects,
  replacePath,
  toTargetKey,
} from '../collections/redirects/redirect-path.ts';
import { findPublic } from './find-public.ts';

/** Path of a post, in any language. */
const POST_PATH = /^(?:\/[\w-]+)?\/blogs\/([^/]+)$/;

/** `GET /api/addresses`: all redirects, with their final targets. */
export async function getRedirects(payload: Payload): Promise<Redirects> {
  const docs = await findPublic(payload, 'old-addresses', { sort: 'from', limit: MAX_REDIRECTS });
  // A redirect by an editor has priority over a former slug.
  const targets = new Map([
    ...(await findFormerCaseStudies(payload)),
    ...docs.map(({ from, to }): [string, string] => [from, to]),
  ]);
  const renamed = await findRenamed(payload, [...targets.values()]);
  const typed = docs.map(({ from }) => from);
  const all = [...new Set([...typed, ...targets.keys()])].flatMap((from) => {
    const { to } = followRedirects(from, targets);
    const path = renamed.get(toTargetKey(to ?? '') ?? '');
    return to === undefined ? [] : [{ from, to: path ? replacePath(to, path) : to }];
  });
  return { all: all.slice(0, MAX_RETURNED_REDIRECTS) };
}

/** Redirects from former slugs of case studies, unless another case study has the slug. */
async function findFormerCaseStudies(payload: Payload): Promise<[string, string][]> {
  const docs = await findPublic(payload, 'case-studies', {
    sort: 'id',
    select: { slug: true, formerSlugs: true },
  });
  const toKey = (slug: string) => `/${slug.toLowerCase()}`;
  const taken = new Set(docs.map(({ slug }) => toKey(slug)));
  return docs.flatMap(({ slug, formerSlugs }) =>
    (formerSlugs ?? [])
      .map(toKey)
      .filter((key) => !taken.has(key))
      .map((key): [string, string] => [key, `/${slug}`]),
  );
}

/** Current paths of posts that targets name by a former slug. */
async function findRenamed(payload: Payload, targets: string[]): Promise<Map<string, string>> {
  const formerSlugs = targets.flatMap((target) => {
    const [, slug] = POST_PATH.exec(toTargetKey(target) ?? '') ?? [];
    return slug ? [slug] : [];
  });
  const renamed = new Map<string, string>();
  if (formerSlugs.length === 0) return renamed;
  const docs = await findPublic(payload, 'blogs', {
    where: { formerSlugs: { in: formerSlugs }, language: { in: publicTags } },
    select: { slug: true, formerSlugs: true, language: true },
  });
  for (const { slug, formerSlugs, language } of docs) {
    for (const former of formerSlugs ?? []) {
      renamed.set(toPostPath({ slug: former, language }), toPostPath({ slug, language }));
    }
  }
  return renamed;
}
