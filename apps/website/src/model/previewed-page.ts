import type { ContentKey } from '@agency/content/content-files';
import { isDefault, type Language } from '@agency/content/languages';
import type { DraftedCaseStudy, EndpointName, ListedCaseStudy, Preview } from '@agency/contracts';
import { toBlogPath } from './blogs/blog-paths.ts';
import type { Reading } from './reading.ts';

/** What a draft answers in the place of the host: data by the call's name and its parameter. */
type DraftAnswers = ReadonlyMap<string, unknown>;

const toCall = (name: EndpointName, ...parameters: readonly (string | number)[]) =>
  [name, ...parameters].join(' ');

/** The calls that a draft answers, so that its page shows it. */
export function toDraftAnswers(preview: Preview): DraftAnswers {
  switch (preview.kind) {
    case 'blog':
      return new Map<string, unknown>([
        [toCall('blog', preview.draft.slug), preview.draft],
        [toCall('related-blogs', preview.draft.id), preview.related],
      ]);
    case 'case-study':
      return new Map<string, unknown>([
        [
          preview.language
            ? toCall('language-case-study', preview.draft.name, preview.language)
            : toCall('case-study', preview.draft.name),
          preview.draft,
        ],
      ]);
    case 'content':
      return new Map([
        [
          preview.language
            ? toCall('language-content', preview.key, preview.language)
            : toCall('content', preview.key),
          preview.draft,
        ],
      ]);
  }
}

/** What a call is answered with by a draft; nothing when it is none that the draft answers. */
export function findDraftAnswer(
  answers: DraftAnswers,
  name: EndpointName,
  parameter: unknown,
): Reading<never> | undefined {
  const parameters =
    typeof parameter === 'object' && parameter !== null ? Object.values(parameter) : [parameter];
  const call = toCall(name, ...parameters);
  // What stands there has been parsed as the answer of that call.
  return answers.has(call)
    ? { status: 'ok', data: answers.get(call) as never, stale: false }
    : undefined;
}

/**
 * The list of case studies with one that is drafted in its place. A tile that it lacks is shown on no page of a preview: lists
 * of related work leave out the page's own.
 */
export function putDraftedStudy(
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
