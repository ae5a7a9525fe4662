import { toLanguagePath } from '@agency/content/language-paths';
import type { Language } from '@agency/content/languages';
import type { PageContent, PageName } from '@agency/content/schemas/pages';
import type { ShellContent } from '@agency/content/schemas/shell';
import { servicePages } from '@agency/content/site-pages';
import type { BlogPage } from '@agency/contracts';
import { toBlogPath } from '../blog/blog-paths.ts';
import type { CaseStudyPage, PageBlock } from '../case-studies/case-study-page.ts';
import type { SearchEntry } from './search-index.ts';

type PageMeta = Extract<PageContent<PageName>, { meta: unknown }>['meta'];

/**
 * A fixed page.
 * @param links its path, and the path in the language of the copy
 */
export function toPageEntry(
  { path, link }: { path: string; link: string },
  copy: { meta?: PageMeta },
  shell: Pick<ShellContent, 'navigation' | 'title' | 'description'>,
): SearchEntry {
  const label = shell.navigation.find(({ href }) => href === link)?.label;
  return {
    kind: servicePages.some((service) => service.path === path) ? 'service' : 'page',
    href: link,
    title: label ?? (copy.meta?.title ?? shell.title).split(' | ', 1)[0] ?? '',
    text: copy.meta?.description ?? shell.description,
    more: collectTexts(copy).join(' '),
  };
}

const MEDIA_BLOCKS = new Set<PageBlock['kind']>(['gallery', 'wide', 'video']);

export function toCaseStudyEntry(
  { caseStudy, blocks }: Pick<CaseStudyPage, 'caseStudy' | 'blocks'>,
  href: string,
): SearchEntry {
  const { client, sector, country, services, description, intro } = caseStudy;
  const texts = collectTexts([intro, blocks.filter(({ kind }) => !MEDIA_BLOCKS.has(kind))]);
  return {
    kind: 'work',
    href,
    title: client,
    text: description,
    more: [sector, country, ...services, ...texts].join(' '),
  };
}

export function toBlogEntry(blog: BlogPage['all'][number], language: Language): SearchEntry {
  const { slug, title, header, description, card_description: card, category } = blog;
  return {
    kind: 'blog',
    title,
    text: description || card,
    href: toLanguagePath(toBlogPath(slug), language),
    more: [header, card === description ? '' : card, category?.name ?? ''].join(' '),
  };
}

/** Fields without visible text. */
const NOT_SHOWN = new Set(['meta', 'href', 'file', 'kind', 'preview', 'previewArt', 'scene']);

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    NOT_SHOWN.has(name) ? [] : collectTexts(inner),
  );
}
