import * as z from 'zod';
import { readBuildFile } from './build-file.ts';
import { sheetPartSchema } from './sheet-parts.ts';

const scriptSchema = z.object({
  /** What it may give a page (style-marks.ts). */
  marks: z.array(z.string()),
  /** Names of the scripts that it may load. */
  loads: z.array(z.string()),
});

/** What the website knows of the styles of a build. */
export const builtStylesSchema = z.object({
  sheets: z.record(z.string(), z.array(sheetPartSchema)).describe('By the path that links them'),
  scripts: z.record(z.string(), scriptSchema).describe('By the name of the file'),
});

export type BuiltStyles = z.infer<typeof builtStylesSchema>;

/** Name of the file in the build's folder. */
export const STYLES_FILE = 'page-styles.json';

/** No styles at all: a page keeps the links to its own. */
export const noStyles: BuiltStyles = { sheets: {}, scripts: {} };

/** What the build found out. Throws when there is no finished build. */
export function getBuiltStyles(distFolder: string): BuiltStyles {
  return builtStylesSchema.parse(readBuildFile(distFolder, STYLES_FILE));
}

/** Looked for from where a word begins alone: from each letter on, a long one takes the square of its length. */
const SCRIPT = /(?<![\w.-])[\w.-]+\.js(?![\w-])/g;

/** Names of scripts that a text mentions. */
export const findScripts = (text: string): string[] => [...new Set(text.match(SCRIPT))];
