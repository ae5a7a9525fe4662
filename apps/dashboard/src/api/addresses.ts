import { type Addresses, MAX_REDIRECTS, MAX_RETURNED_REDIRECTS } from '@agency/contracts';
import type { Payload } from 'payload';
import { publicTags, toPostPath } from '../collections/blogs/post-path.ts';
import { followAddress } from '../collections/old-addresses/follow-addresses.ts';
import { toTargetKey, withPath } from '../collections/old-addresses/old-path.ts';

/** Path of a post, in any language. */
const POST_PATH = /^(?:\/[\w-]+)?\/blogs\/([^/]+)$/;

/** `GET /api/addresses`: every old address with the end of its way, so that one step leads there. */
export async function getAddresses(payload: Payload): Promise<Addresses> {
  const { docs } = await payload.find({
    collection: 'old-addresses',
    sort: 'from',
    limit: MAX_REDIRECTS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  // One that was typed says more than one that is kept by itself.
  const targets = new Map([
    ...(await findFormerStudies(payload)),
    ...docs.map(({ from, to }): [string, string] => [from, to]),
  ]);
  const renamed = await findRenamed(payload, [...targets.values()]);
  const typed = docs.map(({ from }) => from);
  const all = [...new Set([...typed, ...targets.keys()])].flatMap((from) => {
    const { to } = followAddress(from, targets);
    const path = renamed.get(toTargetKey(to ?? '') ?? '');
    return to === undefined ? [] : [{ from, to: path ? withPath(to, path) : to }];
  });
  return { all: all.slice(0, MAX_RETURNED_REDIRECTS) };
}

/** Where published case studies are now, by each address they had before that is no other study's. */
async function findFormerStudies(payload: Payload): Promise<[string, string][]> {
  const { docs } = await payload.find({
    collection: 'case-studies',
    sort: 'id',
    select: { slug: true, formerSlugs: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
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

/** Where the posts are now that some of the targets name by an address they had before. */
async function findRenamed(payload: Payload, targets: string[]): Promise<Map<string, string>> {
  const asked = targets.flatMap((target) => {
    const [, slug] = POST_PATH.exec(toTargetKey(target) ?? '') ?? [];
    return slug ? [slug] : [];
  });
  const renamed = new Map<string, string>();
  if (asked.length === 0) return renamed;
  const { docs } = await payload.find({
    collection: 'blogs',
    where: { formerSlugs: { in: asked }, language: { in: publicTags } },
    select: { slug: true, formerSlugs: true, language: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  for (const { slug, formerSlugs, language } of docs) {
    for (const former of formerSlugs ?? []) {
      renamed.set(toPostPath({ slug: former, language }), toPostPath({ slug, language }));
    }
  }
  return renamed;
}
