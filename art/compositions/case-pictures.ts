import { photograph, type Shot } from '../photographs/photograph.ts';
import type { Piece } from '../render/piece.ts';
import type { Typeface } from '../render/typeface.ts';
import { board, page } from './board.ts';
import type { Staging } from './staging.ts';

/** The banners of a client: a wide and a tall one. */
export interface Banners {
  banner: (page: { width: number; height: number }) => string;
  tall: (page: { width: number; height: number }) => string;
}

/** Flat examples of a service: a website, posts, advertisements, printed matter. */
export interface Sheet {
  /** Name of its file; Arabic pages show the one that ends in `-ar`. */
  name: `${'website' | 'form' | 'posts' | 'advertisements' | 'pattern' | 'print'}${'' | '-ar'}`;
  draw: (page: { width: number; height: number }) => string;
  width?: number;
  height?: number;
  /** Beside those of the client's lettering and texts. */
  typefaces?: readonly Typeface[];
}

/** Twice the width of the circle that shows it on a large screen. */
const close = { width: 2080, height: 2080 };
const wide = { width: 1600, height: 900 };
const tall = { width: 900, height: 1200 };

/** The folder of a client's pictures, and the common properties of their masters. */
function masterOf({ identity, text }: Staging, folder: string) {
  return (name: string) => ({
    group: identity.slug,
    file: `packages/content/${folder}/${name}`,
    budget: 150,
    typefaces: [...identity.typefaces, text],
  });
}

/** The photographs of a client, and its board. `folder` is that of its copy, from the content folder. */
export function galleryPictures(
  staging: Staging,
  shots: readonly Shot[],
  folder = `case-studies/${staging.identity.slug}`,
): Piece[] {
  const master = masterOf(staging, folder);
  const whole = shots.filter((shot) => !shot.close);
  return [
    ...(staging.board
      ? [{ ...master('board.webp'), ...page, quality: 80, draw: () => board(staging) }]
      : []),
    ...shots.map((shot) => ({
      ...master(shot.close ? 'close-up.avif' : `gallery-${whole.indexOf(shot) + 1}.avif`),
      ...(shot.close ? close : page),
      quality: 60,
      plan: photograph(shot),
    })),
  ];
}

/** The pictures of a case study: two banners, the photographs, the board, and the designed screens. */
export function casePictures(
  staging: Staging,
  banners: Banners,
  shots: readonly Shot[],
  sheets: readonly Sheet[] = [],
): Piece[] {
  const master = masterOf(staging, `case-studies/${staging.identity.slug}`);
  return [
    { ...master('banner.webp'), ...wide, quality: 80, draw: () => banners.banner(wide) },
    { ...master('banner-tall.webp'), ...tall, quality: 80, draw: () => banners.tall(tall) },
    ...galleryPictures(staging, shots),
    ...sheets.map(({ name, draw, typefaces = [], ...size }) => {
      const format = { ...page, ...size };
      const made = master(`${name}.avif`);
      return {
        ...made,
        ...format,
        typefaces: [...made.typefaces, ...typefaces],
        quality: 56,
        draw: () => draw(format),
      };
    }),
  ];
}
