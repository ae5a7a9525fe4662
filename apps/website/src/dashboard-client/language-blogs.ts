import type { Answer, Blog, BlogAddresses, BlogPage, EndpointName } from '@agency/contracts';
import type { BlogCall } from '../model/blogs/blog-calls.ts';
import type { Reading } from '../model/reading.ts';
import type { Parsed } from './parse-answer.ts';
import type { Reader } from './reader.ts';
import type { Resource } from './resource.ts';
import { toKey, toResource, type Value } from './resources.ts';

/** Pages of the list, and blogs, in a language beside the default one. */
export interface LanguageBlogs {
  read<Name extends BlogCall>(
    name: Name,
    value: Value | undefined,
    options?: ReadOptions,
  ): Promise<Reading<Answer<Name>>>;
  /** A blog, as a resource whose copy can be kept. */
  toArticle(slug: string): Resource<Blog>;
  /** Names an answer here and on the disk. */
  toKey(name: EndpointName, value?: Value): string;
}

interface ReadOptions {
  deadline?: AbortSignal | undefined;
  isAnew?: boolean;
}

interface LanguageBlogsOptions {
  reader: Reader;
  /** Of the language. */
  tag: string;
  /** Cleans a blog's article. */
  clean(blog: Blog): Blog;
}

/** Whether a key names an answer in this language. */
export const isOfLanguage = (key: string, tag: string): boolean => key.startsWith(`${tag}.`);

// What a host has that knows nothing of languages. The same objects, so that pages made of them are kept.
const NO_BLOGS: readonly Blog[] = [];
const NO_PAGE: BlogPage = { featured: null, all: [], total: 0, categories: [] };
const NO_ADDRESSES: BlogAddresses = { all: [], total: 0 };
const NONE: { readonly [Name in BlogCall]: unknown } = {
  blogs: { featured: null, all: [] },
  'blog-page': NO_PAGE,
  'category-page': NO_PAGE,
  'blog-addresses': NO_ADDRESSES,
  'featured-blogs': NO_BLOGS,
  'related-blogs': NO_BLOGS,
  'category-blogs': NO_BLOGS,
  blog: undefined,
};

const MISSING = { status: 'missing', message: 'Page does not exist.' } as const;

/**
 * Asks for blogs in a language. A host that does not know the parameter refuses it, or sends blogs of another language or of
 * none that it names: either way it has none in this one (docs/content.md).
 */
export function createLanguageBlogs({ reader, tag, clean }: LanguageBlogsOptions): LanguageBlogs {
  const toOwnKey = (name: EndpointName, value?: Value) => `${tag}.${toKey(name, value)}`;

  function toOwn<Name extends BlogCall>(name: Name, value?: Value): Resource<Answer<Name>> {
    const resource = toResource(name, value) as Resource<Answer<Name>>;
    const none = NONE[name] as Answer<Name>;
    return {
      ...resource,
      key: toOwnKey(name, value),
      path: `${resource.path}${resource.path.includes('?') ? '&' : '?'}language=${tag}`,
      parse(body, onBadRecord): Parsed<Answer<Name>> {
        // Nothing that follows the list may take this for its end.
        if (!isKnown(name, body) || !isInLanguage(body, tag)) return { data: none, isWhole: false };
        return resource.parse(body, onBadRecord);
      },
      mayBeKept: (data) => data !== none,
      whenRefused: { data: none },
    };
  }

  function toArticle(slug: string): Resource<Blog> {
    const resource = toOwn('blog', slug);
    return {
      ...resource,
      isListed: true,
      parse(body, onBadRecord) {
        const { data, isWhole } = resource.parse(body, onBadRecord);
        return { data: data && clean(data), isWhole };
      },
    };
  }

  return {
    toArticle,
    toKey: toOwnKey,
    async read<Name extends BlogCall>(
      name: Name,
      value: Value | undefined,
      { deadline, isAnew = false }: ReadOptions = {},
    ) {
      const resource = (
        name === 'blog' ? toArticle(String(value)) : toOwn(name, value)
      ) as Resource<Answer<Name>>;
      const reading = isAnew
        ? await reader.readAnew(resource)
        : await reader.read(resource, deadline);
      const isThere = reading.status !== 'ok' || (reading.data && !isPastEnd(reading.data, value));
      return isThere ? reading : MISSING;
    },
  };
}

/** Pages have a total: a host that sends the whole list in their place knows no parameters at all. */
const isKnown = (name: BlogCall, body: unknown): boolean =>
  !paged.has(name) || (typeof body === 'object' && body !== null && 'total' in body);

const paged = new Set<BlogCall>(['blog-page', 'category-page', 'blog-addresses']);

/** Whether all that an answer brings is in the language; an empty one is. */
function isInLanguage(body: unknown, tag: string): boolean {
  if (Array.isArray(body)) return body.every((record) => isInLanguage(record, tag));
  if (typeof body !== 'object' || body === null) return false;
  if (!('all' in body)) return 'language' in body && body.language === tag;
  const featured = 'featured' in body ? body.featured : null;
  return (!featured || isInLanguage(featured, tag)) && isInLanguage(body.all, tag);
}

/** A page behind the last, of a host that counts more blogs than it has, is none. */
function isPastEnd(data: object, value: Value | undefined): boolean {
  const page = typeof value === 'object' ? value.page : value;
  return typeof page === 'number' && page > 1 && 'all' in data && isEmpty(data.all);
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;
