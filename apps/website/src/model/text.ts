/** A text as it stands in XML or HTML, between tags or in an attribute. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Language and direction of a text, as attributes of the element around it. */
export interface TextDirection {
  lang?: 'ar' | 'he';
  dir?: 'rtl';
}

const ARABIC = /\p{Script=Arabic}/gu;
const HEBREW = /\p{Script=Hebrew}/gu;
const LETTERS = /\p{L}/gu;

/** What is written from the right, by the letters most of it is made of; nothing for any other text. */
export function toTextDirection(text: string): TextDirection {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const half = count(LETTERS) / 2;
  if (half === 0) return {};
  if (count(ARABIC) > half) return { lang: 'ar', dir: 'rtl' };
  return count(HEBREW) > half ? { lang: 'he', dir: 'rtl' } : {};
}
