import { blogPictures } from './blogs/pictures.ts';
import { busts } from './busts/pieces.ts';
import { galleries } from './compositions/gallery.ts';
import { housePieces } from './house-pieces.ts';
import { illustrations } from './illustrations/pieces.ts';
import { portraits } from './people/portraits.ts';
import { cairoPictures } from './photographs/people-of-cairo.ts';
import type { Piece } from './render/piece.ts';
import { waggingTailsTiles } from './scenes/101-wagging-tails.ts';
import { afifiOfficeTiles } from './scenes/afifi-office.ts';
import { biancaAndBloomTiles } from './scenes/bianca-and-bloom.ts';
import { chaosCultureTiles } from './scenes/chaos-culture.ts';
import { fourTiles } from './scenes/four.ts';
import { gammaZoneTiles } from './scenes/gamma-zone.ts';
import { gsmsTiles } from './scenes/gsms.ts';
import { lupinTiles } from './scenes/lupin.ts';
import { lwonitiTiles } from './scenes/lwoniti.ts';
import { microcareTiles } from './scenes/microcare.ts';
import { monoAndCoTiles } from './scenes/mono-and-co.ts';
import { musaAndPalmTiles } from './scenes/musa-and-palm.ts';
import { naturalsTiles } from './scenes/naturals.ts';
import { rkaTiles } from './scenes/rka.ts';
import { serenitaTiles } from './scenes/serenita.ts';
import { steakanjiTiles } from './scenes/steakanji.ts';
import { tacitAppTiles } from './scenes/tacit-app.ts';
import { wecommTiles } from './scenes/wecomm.ts';
import { wiseTiles } from './scenes/wise.ts';
import { zaytonaTiles } from './scenes/zaytona.ts';

/** Every image of the project, in the order in which they are drawn. */
export const pieces: readonly Piece[] = [
  ...serenitaTiles,
  ...zaytonaTiles,
  ...monoAndCoTiles,
  ...lwonitiTiles,
  ...lupinTiles,
  ...steakanjiTiles,
  ...biancaAndBloomTiles,
  ...naturalsTiles,
  ...microcareTiles,
  ...wiseTiles,
  ...gsmsTiles,
  ...rkaTiles,
  ...fourTiles,
  ...wecommTiles,
  ...tacitAppTiles,
  ...chaosCultureTiles,
  ...afifiOfficeTiles,
  ...gammaZoneTiles,
  ...musaAndPalmTiles,
  ...waggingTailsTiles,
  ...galleries,
  ...portraits,
  ...busts,
  ...cairoPictures,
  ...blogPictures,
  ...housePieces,
  ...illustrations,
];
