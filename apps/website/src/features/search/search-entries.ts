import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { PageContent, PageName } from '@agency/content/schemas/pages';
import type { ShellContent } from '@agency/content/schemas/shell';
import { servicePages } from '@agency/content/site-pages';
import type { BlogPage } from '@agency/contracts';
import { toBlogPath } from '../blog/blog-paths.ts';
import type { CaseStudyPage, ShownBlock } from '../case-studies/case-study-page.ts';
import type { SearchEntry } from './search-index.ts';

type PageMeta =
  PageContent<PageName> extends infer Words
    ? Words extends { meta: infer Meta }
      ? Meta
      : never
    : never;

/**
 * A page that is always there: found by its name, and by every word that stands on it.
 * @param page its path, and the same as a link in the language of the words
 */
export function toPageEntry(
  { path, link }: { path: string; link: string },
  words: { meta?: PageMeta },
  shell: Pick<ShellContent, 'navigation' | 'title' | 'description'>,
): SearchEntry {
  const named = shell.navigation.find(({ href }) => href === link)?.label;
  return {
    kind: servicePages.some((service) => service.path === path) ? 'service' : 'page',
    href: link,
    title: named ?? (words.meta?.title ?? shell.title).split(' | ', 1)[0] ?? '',
    text: words.meta?.description ?? shell.description,
    more: collectTexts(words).join(' '),
  };
}

/** Blocks that show something instead of saying it. */
const shows = new Set<ShownBlock['kind']>(['gallery', 'wide', 'video']);

/** A case study: found by its client, by what was done, and by its story. */
export function toStudyEntry(
  { study, blocks }: Pick<CaseStudyPage, 'study' | 'blocks'>,
  href: string,
): SearchEntry {
  const { client, sector, country, services, description, intro } = study;
  const texts = collectTexts([intro, blocks.filter(({ kind }) => !shows.has(kind))]);
  return {
    kind: 'work',
    href,
    title: client,
    text: description,
    more: [sector, country, ...services, ...texts].join(' '),
  };
}

/** A post, by what its card and its opening say. */
export function toBlogEntry(blog: BlogPage['all'][number], language: Language): SearchEntry {
  const { slug, title, header, description, card_description: card, category } = blog;
  return {
    kind: 'blog',
    href: toLanguagePath(toBlogPath(slug), language),
    title,
    text: description || card,
    more: [header, card === description ? '' : card, category?.name ?? ''].join(' '),
  };
}

/** Names of fields that hold no words of the page. */
const NOT_SHOWN = new Set(['meta', 'href', 'file', 'kind', 'preview', 'previewArt', 'scene']);

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    NOT_SHOWN.has(name) ? [] : collectTexts(inner),
  );
}
