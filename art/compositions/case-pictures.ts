import type { Piece } from '../render/piece.ts';
import { board } from './board.ts';
import { place } from './place.ts';
import type { Staging } from './staging.ts';
import { page, stationery } from './stationery.ts';
import { work } from './work.ts';

/** The client's world, composed once for wide and once for tall. */
export type Banners = {
  banner: (page: { width: number; height: number }) => string;
  tall: (page: { width: number; height: number }) => string;
};

const wide = { width: 1600, height: 900 };
const tall = { width: 900, height: 1200 };

/** The pictures of one client's page: two banners and a gallery of four. */
export function casePictures(staging: Staging, banners: Banners): Piece[] {
  const { identity, text } = staging;
  const drawings = [
    { name: 'banner', ...wide, draw: () => banners.banner(wide) },
    { name: 'banner-tall', ...tall, draw: () => banners.tall(tall) },
    { name: 'gallery-1', ...page, draw: () => stationery(staging) },
    { name: 'gallery-2', ...page, draw: () => place(staging) },
    { name: 'gallery-3', ...page, draw: () => work(staging) },
    { name: 'gallery-4', ...page, draw: () => board(staging) },
  ];
  return drawings.map(({ name, ...drawing }) => ({
    ...drawing,
    group: identity.slug,
    file: `apps/website/src/content/case-studies/${identity.slug}/${name}.webp`,
    budget: 150,
    quality: 80,
    typefaces: [...identity.typefaces, text],
  }));
}
