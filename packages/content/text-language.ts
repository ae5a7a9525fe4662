import { defaultLanguage, type Language, languages, toLanguage } from './languages.ts';

const LETTERS = /\p{L}/gu;

/** The script of a language, as Unicode names it: `Arab`. */
const toScript = ({ tag }: Language) => new Intl.Locale(tag).maximize().script ?? '';

/**
 * The language that a text is most likely written in, by the script of most of its letters: one of the list, on or off.
 * @param preferred tag of the language where several have that script, and of a text without letters
 */
export function toTextLanguage(text: string, preferred = defaultLanguage.tag): Language {
  const letters = text.match(LETTERS) ?? [];
  const first = toLanguage(preferred);
  const inOrder = [first, ...languages.filter((one) => one !== first)];
  const count = (language: Language) => {
    const script = new RegExp(`\\p{Script=${toScript(language)}}`, 'u');
    return letters.filter((letter) => script.test(letter)).length;
  };
  return inOrder.reduce((best, one) => (count(one) > count(best) ? one : best));
}
