import { typeface } from '../render/typeface.ts';

/** Faces of running text, all under one family so that prints need not know which they carry. */
export const textFaces = {
  sans: typeface(
    'Text',
    '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2',
    {
      weight: '100 900',
    },
  ),
  grotesque: typeface(
    'Text',
    '@fontsource-variable/mona-sans/files/mona-sans-latin-wght-normal.woff2',
    {
      weight: '200 900',
    },
  ),
  mono: typeface('Text', '@fontsource/martian-mono/files/martian-mono-latin-400-normal.woff2'),
  serif: typeface('Text', '@fontsource/amiri/files/amiri-latin-400-normal.woff2'),
  round: typeface('Text', '@fontsource/rubik/files/rubik-latin-400-normal.woff2'),
} as const;
