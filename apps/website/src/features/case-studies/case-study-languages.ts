import { isDefault } from '@agency/content/languages';
import { isPageIn } from '../../i18n/language-pages.ts';

type Locals = Pick<App.Locals, 'language' | 'languages' | 'fetchContent'>;

/**
 * The languages a study is there in, by their tags: its own and the default one, and each that has it in files or in the
 * dashboard. Its path is the same in all.
 */
export async function findStudyLanguages(
  path: string,
  { language, languages, fetchContent }: Locals,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    languages.map(async (one) => {
      if (one === language || isDefault(one) || isPageIn(path, one)) return [one.tag];
      const list = await fetchContent('case-studies', undefined, { language: one.tag });
      const isHere = list.status === 'ok' && list.data.some(({ name }) => `/${name}` === path);
      return isHere ? [one.tag] : [];
    }),
  );
  return Object.fromEntries(found.flat().map((tag) => [tag, path]));
}
