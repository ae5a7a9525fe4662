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
const getFile = (name: string, tag: string) => files[`${FOLDER}${name}/${tag}.yaml`];

let folders: Map<string, string> | undefined;

function getFolders(): Map<string, string> {
  folders ??= new Map(
    Object.entries(files).flatMap(([path, file]) => {
      if (!path.endsWith(`/${defaultLanguage.tag}.yaml`)) return [];
      return [[String(parse(file).route), path.slice(FOLDER.length).split('/')[0] ?? '']];
    }),
  );
  return folders;
}

export function hasCaseStudyTranslation(route: string, { tag, generate }: Language): boolean {
  const folder = getFolders().get(route);
  return folder !== undefined && (generate !== undefined || getFile(folder, tag) !== undefined);
}

/**
 * A static case study with the texts of another language; undefined if it is not translated.
 * @throws if the translation does not fit the case study
 */
export function getTranslatedCaseStudy(folder: string, language: Language): CaseStudy | undefined {
  const { tag, generate } = language;
  const original = parse(getFile(folder, defaultLanguage.tag) ?? '');
  const file = getFile(folder, tag);
  const translation = generate ? generate(original) : file && parse(file);
  return translation && caseStudySchema.parse(mergeTranslation(original, translation));
}
