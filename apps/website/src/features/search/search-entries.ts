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
    more: collectTexts(copy),
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
    more: [...texts, [sector, country, ...services].join(' · ')],
  };
}

export function toBlogEntry(blog: BlogPage['all'][number], language: Language): SearchEntry {
  const { slug, title, header, description, card_description: card, category } = blog;
  return {
    kind: 'blog',
    title,
    text: description || card,
    href: toLanguagePath(toBlogPath(slug), language),
    more: [header, card === description ? '' : card, category?.name ?? ''],
  };
}

/** Fields without text, or with text that few visitors ever see, such as errors. */
const NOT_SHOWN = new Set(
  `meta href file kind preview previewArt scene routes end narrow code id volume lettering score rhythm dot
  dotColour backgroundColour alt marks form empty failed missing loading periods`.split(/\s+/),
);

/** The passages of some copy. The runs of a heading are one passage, and so are the texts of a card. */
function collectTexts(value: unknown): string[] {
  // A sentence with a placeholder is about data that the search does not have.
  if (typeof value === 'string') return value.includes('{') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  const texts = Object.entries(value).flatMap(([name, inner]) =>
    NOT_SHOWN.has(name) ? [] : collectTexts(inner),
  );
  if (isPhrase(value)) return [texts.join(' ')];
  return isCard(value) ? [texts.join('title' in value || 'name' in value ? ': ' : ' ')] : texts;
}

const isPhrase = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isPhrase)
    : typeof value === 'object' && value !== null && 'volume' in value;

const isCard = (value: object): boolean =>
  'text' in value && Object.values(value).every((inner) => typeof inner !== 'object');
