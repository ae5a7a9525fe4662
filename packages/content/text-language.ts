import { defaultLanguage, type Language, languages, toLanguage } from './languages.ts';

/**
 * Guesses the language of a text by the script of most of its letters.
 * @param preferred tag for texts without letters, and for languages with the same script
 */
export function toTextLanguage(text: string, preferred = defaultLanguage.tag): Language {
  const letters = text.match(/\p{L}/gu) ?? [];
  const first = toLanguage(preferred);
  const inOrder = [first, ...languages.filter((one) => one !== first)];
  const count = ({ tag }: Language) => {
    const script = new RegExp(`\\p{Script=${new Intl.Locale(tag).maximize().script}}`, 'u');
    return letters.filter((letter) => script.test(letter)).length;
  };
  return inOrder.reduce((best, one) => (count(one) > count(best) ? one : best));
}
