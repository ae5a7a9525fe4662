import type { ContentKey } from '@agency/content/content-files';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import type { DraftedCaseStudy, EndpointName, ListedCaseStudy, Preview } from '@agency/contracts';
import type { ContentResult } from '../../model/content-result.ts';
import { toBlogPath } from '../blog/blog-paths.ts';

/** Drafts by endpoint, parameter and language: they replace the responses of the content host. */
type DraftResponses = ReadonlyMap<string, unknown>;

const toKey = (name: EndpointName, params: unknown, language = defaultLanguage.tag) =>
  JSON.stringify([name, params, language]);

/** Without the language: a draft without a page in its language is shown in another one. */
const toBlogKey = (name: EndpointName, params: unknown) => JSON.stringify([name, params]);

export function toDraftResponses(preview: Preview): DraftResponses {
  const { draft } = preview;
  if (preview.kind === 'blog') {
    return new Map<string, unknown>([
      [toBlogKey('blog', preview.draft.slug), draft],
      [toBlogKey('related-blogs', preview.draft.id), preview.related],
    ]);
  }
  const [name, params] =
    preview.kind === 'content'
      ? (['content', preview.key] as const)
      : (['case-study', preview.draft.name] as const);
  return new Map([[toKey(name, params, preview.language), draft]]);
}

export function findDraftResponse(
  responses: DraftResponses,
  ...[name, params, language]: Parameters<typeof toKey>
): ContentResult<never> | undefined {
  const key = [toKey(name, params, language), toBlogKey(name, params)].find((one) =>
    responses.has(one),
  );
  // The data has been parsed as the response of its endpoint.
  return key === undefined
    ? undefined
    : { status: 'ok', data: responses.get(key) as never, stale: false };
}

/** The list of case studies with the draft. No page of a preview shows the card of the draft, which may be incomplete. */
export const replaceDrafted = (
  list: readonly ListedCaseStudy[],
  draft: DraftedCaseStudy,
): ListedCaseStudy[] => [
  ...list.filter(({ id, name }) => id !== draft.id && name !== draft.name),
  draft as ListedCaseStudy,
];

/** The language of a draft; undefined if the site does not have it. */
export function findPreviewedLanguage(
  preview: Preview,
  languages: readonly Language[],
): Language | undefined {
  const { language: tag } = preview.kind === 'blog' ? preview.draft : preview;
  return languages.find((one) => (tag === undefined ? isDefault(one) : one.tag === tag));
}

/** Paths of pages that show the copy of a content file. */
interface CopyPages {
  /** Undefined if only the next build shows the copy. */
  toPath(key: ContentKey): string | undefined;
  getCaseStudy(): Promise<string | undefined>;
  getOpening(): Promise<string | undefined>;
  getBlog(): Promise<string | undefined>;
}

/** Path of the page that shows a draft. */
export async function findPreviewedPath(
  preview: Preview,
  pages: CopyPages,
): Promise<string | undefined> {
  if (preview.kind === 'blog') return toBlogPath(preview.draft.slug);
  if (preview.kind === 'case-study') return `/${preview.draft.name}`;
  const key = preview.key as ContentKey;
  if (key === 'case-study') return pages.getCaseStudy();
  if (key === 'blog') return pages.getBlog();
  if (key === 'opening') return (await pages.getOpening()) ?? pages.toPath(key);
  return pages.toPath(key);
}
