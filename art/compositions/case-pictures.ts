import type { Staging } from '../identities/staging.ts';
import { photograph, type Shot } from '../photographs/photograph.ts';
import type { Piece } from '../render/piece.ts';
import type { Typeface } from '../render/typeface.ts';
import { board, page } from './board.ts';

interface Page {
  width: number;
  height: number;
}

/** As wide as a page on a screen of two pixels a point: 2880. At that density a lower quality is as good. */
const doubled = { density: 1.8, quality: 44, budget: 240 } as const;

/** The formats of a client's cover: of its cards and rows, square without lettering for circles, and on top of its page. */
const formats = {
  'tile.webp': { width: 1200, height: 1500 },
  'wide.avif': { width: 1600, height: 1000, ...doubled },
  'small.webp': { width: 1000, height: 1000, density: 1.44, quality: 76 },
  'banner.avif': { width: 1600, height: 900, ...doubled },
  'banner-tall.webp': { width: 900, height: 1200, quality: 80 },
} as const;

type Cover = keyof typeof formats extends `${infer Name}.${string}` ? Name : never;

/** The client's world, composed for each format. */
export type Covers = Record<Cover, (page: Page) => string>;

/** What belongs to a service, as flat as it is seen: a website, posts, advertisements, printed matter. */
export interface Sheet {
  /** Name of its file; Arabic pages show the one that ends in `-ar`. */
  name: `${'website' | 'form' | 'posts' | 'advertisements' | 'pattern' | 'print'}${'' | '-ar'}`;
  draw: (page: Page) => string;
  width?: number;
  height?: number;
  /** Beside those of the client's lettering and texts. */
  typefaces?: readonly Typeface[];
}

/** Twice the width of the circle that shows it on a large screen. */
const close = { width: 2080, height: 2080 };
/** From edge to edge of a page, at two pixels a point. */
const wide = { width: 2880, height: 1440, budget: 240 };

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
      ...(shot.close ? close : shot.wide ? wide : page),
      quality: 60,
      plan: photograph(shot),
    })),
  ];
}

/** The pictures of one client: its covers, what was photographed, the board, and what is seen on screens. */
export function casePictures(
  staging: Staging,
  covers: Covers,
  shots: readonly Shot[],
  sheets: readonly Sheet[] = [],
  /** Size limit of its cards in kilobytes. Fine lines need more than painted surfaces. */
  budget = 150,
): Piece[] {
  const master = masterOf(staging, `case-studies/${staging.identity.slug}`);
  const { typefaces } = staging.identity;
  return [
    ...Object.entries(formats).map(([file, format]) => ({
      ...master(file),
      ...(!file.startsWith('banner') && { budget, typefaces }),
      ...format,
      draw: () => covers[file.replace(/\.\w+$/, '') as Cover](format),
    })),
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
