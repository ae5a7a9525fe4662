import { blogPictures } from './blogs/pictures.ts';
import { busts } from './busts/pieces.ts';
import { galleries } from './compositions/gallery.ts';
import { housePieces } from './house-pieces.ts';
import { illustrations } from './illustrations/pieces.ts';
import { portraits } from './people/portraits.ts';
import { cairoPictures } from './photographs/people-of-cairo.ts';
import type { Piece } from './render/piece.ts';

/** Every image of the project, in the order in which they are drawn. */
export const pieces: readonly Piece[] = [
  ...galleries,
  ...portraits,
  ...busts,
  ...cairoPictures,
  ...blogPictures,
  ...housePieces,
  ...illustrations,
];
