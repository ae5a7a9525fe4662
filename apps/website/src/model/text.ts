export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

export interface TextDirection {
  lang?: 'ar' | 'he';
  dir?: 'rtl';
}

const ARABIC = /\p{Script=Arabic}/gu;
const HEBREW = /\p{Script=Hebrew}/gu;
const LETTERS = /\p{L}/gu;

/** The attributes of a text whose letters are mostly Arabic or Hebrew; empty for others. */
export function toTextDirection(text: string): TextDirection {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const half = count(LETTERS) / 2;
  if (half === 0) return {};
  if (count(ARABIC) > half) return { lang: 'ar', dir: 'rtl' };
  return count(HEBREW) > half ? { lang: 'he', dir: 'rtl' } : {};
}
