import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One font file of a @fontsource package and its licence. */
export interface Typeface {
  /** CSS family name the drawings use. */
  family: string;
  /** Path inside node_modules, e.g. `@fontsource/italiana/files/italiana-latin-400-normal.woff2`. */
  file: string;
  /** CSS weight or range of weights of the file. */
  weight: string;
  style: 'normal' | 'italic';
  /** CSS range of widths, if the file has that axis. */
  stretch?: string;
  /** SPDX identifier, also listed in LICENCES.md. */
  licence: 'OFL-1.1';
}

/** Describes a font file; files with the same name share a family. */
export function typeface(
  family: string,
  file: string,
  options: { weight?: string; style?: 'normal' | 'italic'; stretch?: string } = {},
): Typeface {
  const { weight = '400', style = 'normal', stretch } = options;
  return { family, file, weight, style, stretch, licence: 'OFL-1.1' };
}

/** The `@font-face` rule with the embedded font, so that a document needs no other file. */
export function toFontFace(face: Typeface): string {
  const url = import.meta.resolve(`${face.file}`);
  const data = readFileSync(fileURLToPath(url)).toString('base64');
  const stretch = face.stretch ? `font-stretch:${face.stretch};` : '';
  return `@font-face{font-family:'${face.family}';font-weight:${face.weight};font-style:${face.style};${stretch}src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
