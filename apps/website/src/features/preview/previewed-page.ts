import type { ContentKey } from '@agency/content/content-files';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import type { DraftedCaseStudy, EndpointName, ListedCaseStudy, Preview } from '@agency/contracts';
import type { Reading } from '../../model/reading.ts';
import { toBlogPath } from '../blog/blog-paths.ts';

/** Data of a draft in the place of the host's responses, by endpoint, parameter and language. */
type DraftResponses = ReadonlyMap<string, unknown>;

const toKey = (name: EndpointName, params: unknown, language = defaultLanguage.tag) =>
  JSON.stringify([name, params, language]);

/** The same in whichever language: a page that does not exist in the draft's is shown in another one. */
const toBlogKey = (name: EndpointName, params: unknown) => JSON.stringify([name, params]);

/** The responses that a draft stands in for, so that its page shows it. */
export function toDraftResponses(preview: Preview): DraftResponses {
  const { draft } = preview;
  switch (preview.kind) {
    case 'blog': {
      const { slug, id } = preview.draft;
      return new Map<string, unknown>([
        [toBlogKey('blog', slug), draft],
        [toBlogKey('related-blogs', id), preview.related],
      ]);
    }
    case 'case-study':
      return new Map([[toKey('case-study', preview.draft.name, preview.language), draft]]);
    case 'content':
      return new Map([[toKey('content', preview.key, preview.language), draft]]);
  }
}

/** The response of a draft; undefined where it has none. */
export function findDraftResponse(
  responses: DraftResponses,
  ...[name, params, language]: Parameters<typeof toKey>
): Reading<never> | undefined {
  const key = [toKey(name, params, language), toBlogKey(name, params)].find((one) =>
    responses.has(one),
  );
  // What is in the map has been parsed as the response of that endpoint.
  return key === undefined
    ? undefined
    : { status: 'ok', data: responses.get(key) as never, stale: false };
}

/**
 * The list of case studies with one that is drafted in its place. A tile that it lacks is shown on no page of a preview: lists
 * of related work leave out the page's own.
 */
export function replaceDrafted(
  list: readonly ListedCaseStudy[],
  draft: DraftedCaseStudy,
): ListedCaseStudy[] {
  const others = list.filter(({ id, name }) => id !== draft.id && name !== draft.name);
  return [...others, draft as ListedCaseStudy];
}

/** The language of a draft; nothing where the site does not speak it. */
export function findPreviewedLanguage(
  preview: Preview,
  languages: readonly Language[],
): Language | undefined {
  const { language: tag } = preview.kind === 'blog' ? preview.draft : preview;
  return languages.find((language) =>
    tag === undefined ? isDefault(language) : language.tag === tag,
  );
}

/** Paths of pages that words are shown on. */
interface PagesOfWords {
  /** That of most words; nothing where no page shows them before the next build. */
  toPath(key: ContentKey): string | undefined;
  /** A case study, the newest blog, and the first position that is open. */
  getCaseStudy(): Promise<string | undefined>;
  getOpening(): Promise<string | undefined>;
  getBlog(): Promise<string | undefined>;
}

/** Path of the page that shows a draft; nothing where none does. */
export async function findPreviewedPath(
  preview: Preview,
  pages: PagesOfWords,
): Promise<string | undefined> {
  if (preview.kind === 'blog') return toBlogPath(preview.draft.slug);
  if (preview.kind === 'case-study') return `/${preview.draft.name}`;
  const key = preview.key as ContentKey;
  if (key === 'case-study') return pages.getCaseStudy();
  if (key === 'blog') return pages.getBlog();
  if (key === 'opening') return (await pages.getOpening()) ?? pages.toPath(key);
  return pages.toPath(key);
}
