import { photograph, type Shot } from '../photographs/photograph.ts';
import type { Piece } from '../render/piece.ts';
import { board, page } from './board.ts';
import type { Staging } from './staging.ts';

/** The client's world, composed once for wide and once for tall. */
export type Banners = {
  banner: (page: { width: number; height: number }) => string;
  tall: (page: { width: number; height: number }) => string;
};

const wide = { width: 1600, height: 900 };
const tall = { width: 900, height: 1200 };

/** The pictures of one client's page: two banners, what was photographed, and the board. */
export function casePictures(staging: Staging, banners: Banners, shots: readonly Shot[]): Piece[] {
  const { identity, text } = staging;
  const master = {
    group: identity.slug,
    budget: 150,
    typefaces: [...identity.typefaces, text],
  };
  const fileOf = (name: string) => `apps/website/src/content/case-studies/${identity.slug}/${name}`;
  const drawings = [
    { name: 'banner', ...wide, draw: () => banners.banner(wide) },
    { name: 'banner-tall', ...tall, draw: () => banners.tall(tall) },
    { name: 'board', ...page, draw: () => board(staging) },
  ];
  return [
    ...drawings.map(({ name, ...drawing }) => ({
      ...master,
      ...drawing,
      file: fileOf(`${name}.webp`),
      quality: 80,
    })),
    ...shots.map((shot, i) => ({
      ...master,
      ...page,
      file: fileOf(`gallery-${i + 1}.avif`),
      quality: 60,
      plan: photograph(shot),
    })),
  ];
}
