import { photograph, type Shot } from '../photographs/photograph.ts';
import type { Piece } from '../render/piece.ts';
import { board, page } from './board.ts';
import type { Staging } from './staging.ts';

/** The client's world, composed once for wide and once for tall. */
export interface Banners {
  banner: (page: { width: number; height: number }) => string;
  tall: (page: { width: number; height: number }) => string;
}

const wide = { width: 1600, height: 900 };
const tall = { width: 900, height: 1200 };

/** Where a client's pictures go and what their masters have in common. */
function masterOf({ identity, text }: Staging, folder: string) {
  return (name: string) => ({
    group: identity.slug,
    file: `packages/content/${folder}/${name}`,
    budget: 150,
    typefaces: [...identity.typefaces, text],
  });
}

/** What was photographed of a client, and its board. `folder` is the one its words are in, from the content folder. */
export function galleryPictures(
  staging: Staging,
  shots: readonly Shot[],
  folder = `case-studies/${staging.identity.slug}`,
): Piece[] {
  const master = masterOf(staging, folder);
  return [
    { ...master('board.webp'), ...page, quality: 80, draw: () => board(staging) },
    ...shots.map((shot, i) => ({
      ...master(`gallery-${i + 1}.avif`),
      ...page,
      quality: 60,
      plan: photograph(shot),
    })),
  ];
}

/** The pictures of one client's page: two banners, what was photographed, and the board. */
export function casePictures(staging: Staging, banners: Banners, shots: readonly Shot[]): Piece[] {
  const master = masterOf(staging, `case-studies/${staging.identity.slug}`);
  return [
    { ...master('banner.webp'), ...wide, quality: 80, draw: () => banners.banner(wide) },
    { ...master('banner-tall.webp'), ...tall, quality: 80, draw: () => banners.tall(tall) },
    ...galleryPictures(staging, shots),
  ];
}
