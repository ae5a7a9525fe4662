import { isDefault } from '@agency/content/languages';
import { isPageIn } from '../../i18n/language-pages.ts';

/** The path of a case study by the tag of each language that has it. */
export async function findTranslations(
  path: string,
  {
    language,
    languages,
    fetchContent,
  }: Pick<App.Locals, 'language' | 'languages' | 'fetchContent'>,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    languages.map(async (one) => {
      if (one === language || isDefault(one) || isPageIn(path, one)) return [one.tag];
      const list = await fetchContent('case-studies', undefined, { language: one.tag });
      const isListed = list.status === 'ok' && list.data.some(({ name }) => `/${name}` === path);
      return isListed ? [one.tag] : [];
    }),
  );
  return Object.fromEntries(found.flat().map((tag) => [tag, path]));
}
