import { defaultLanguage, type Language } from '@agency/content/languages';
import { mergeTranslation } from '@agency/content/merge-translation';
import { type CaseStudy, caseStudySchema } from '@agency/content/schemas/case-study';
import { parse } from 'yaml';

const FOLDER = '../../../../packages/content/case-studies/';
const files = import.meta.glob<string>('../../../../packages/content/case-studies/*/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const toFile = (name: string, tag: string) => files[`${FOLDER}${name}/${tag}.yaml`];

let routes: Map<string, string> | undefined;

/** Folders of the committed case studies, by their route. */
function getRoutes(): Map<string, string> {
  routes ??= new Map(
    Object.entries(files).flatMap(([path, file]) => {
      if (!path.endsWith(`/${defaultLanguage.tag}.yaml`)) return [];
      return [[String(parse(file).route), path.slice(FOLDER.length).split('/')[0] ?? '']];
    }),
  );
  return routes;
}

/** Whether the committed case study of a route is there in a language other than the default one. */
export function hasStudyWords(route: string, { tag, generate }: Language): boolean {
  const folder = getRoutes().get(route);
  return folder !== undefined && (generate !== undefined || toFile(folder, tag) !== undefined);
}

/**
 * A committed case study in a language other than the default one: its file with the language's words in their places. Nothing where it has none.
 * @throws when the two do not fit together
 */
export function readStudyIn(folder: string, language: Language): CaseStudy | undefined {
  const original = parse(toFile(folder, defaultLanguage.tag) ?? '');
  const words = readWords(folder, original, language);
  return words === undefined ? undefined : caseStudySchema.parse(mergeTranslation(original, words));
}

function readWords(folder: string, original: Record<string, unknown>, language: Language): unknown {
  const { tag, generate } = language;
  if (generate) return generate(original);
  const file = toFile(folder, tag);
  return file === undefined ? undefined : parse(file);
}
