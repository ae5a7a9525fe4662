import { createHash } from 'node:crypto';

/** Name, `_` and four characters of the file: short, because class names are a good part of a page. */
const MODULE_CLASS = /(?<![\w-])[A-Za-z][\w-]*_[\w-]{4}(?![\w-])/g;

/**
 * A class of a CSS module as it stands in the page.
 * @param file path of the module, from the website's folder: it keeps two sections' names apart
 */
export function toModuleClass(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`;
}

/** Everything in a text that may be a class of a module. */
export const findModuleClasses = (text: string): string[] => text.match(MODULE_CLASS) ?? [];
