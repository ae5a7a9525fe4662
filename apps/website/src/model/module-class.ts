const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MODULE_LETTERS = 2;
const CLASS_LETTERS = 2;
/** So many modules have letters of their own. */
export const MOST_MODULES = LETTERS.length ** MODULE_LETTERS;

/** `_`, the letters of the module and those of the class in it: short, because class names are a good part of a page. */
const MODULE_CLASS = /(?<![\w-])_[a-z]{3,4}(?![\w-])/g;

/**
 * A class of a CSS module as it stands in the page.
 * @param module which of the site's modules, from 0
 * @param index which of its names, from 0
 */
export function toModuleClass(module: number, index: number): string {
  const [file, name] = [toLetters(module), toLetters(index)];
  if (file.length > MODULE_LETTERS || name.length > CLASS_LETTERS)
    throw new Error('There are no letters left.');
  return `_${file.padStart(MODULE_LETTERS, LETTERS[0])}${name}`;
}

/** Everything in a text that may be a class of a module. */
export const findModuleClasses = (text: string): string[] => text.match(MODULE_CLASS) ?? [];

/** A number in letters: a, b … z, ba, bb … */
function toLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest ? toLetters(rest) : '') + (LETTERS[number % LETTERS.length] ?? '');
}
