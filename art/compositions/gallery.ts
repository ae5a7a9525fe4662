import type { Piece } from '../render/piece.ts';
import { casePictures } from './case-pictures.ts';
import { biancaAndBloomBanners, biancaAndBloomStaging } from './stagings/bianca-and-bloom.ts';
import { lupinBanners, lupinStaging } from './stagings/lupin.ts';
import { microcareBanners, microcareStaging } from './stagings/microcare.ts';
import { naturalsBanners, naturalsStaging } from './stagings/naturals.ts';
import { serenitaBanners, serenitaStaging } from './stagings/serenita.ts';
import { steakanjiBanners, steakanjiStaging } from './stagings/steakanji.ts';
import { wecommBanners, wecommStaging } from './stagings/wecomm.ts';
import { wiseBanners, wiseStaging } from './stagings/wise.ts';
import { zaytonaBanners, zaytonaStaging } from './stagings/zaytona.ts';

/** The pictures of every case-study page whose client has been staged. */
export const galleries: readonly Piece[] = [
  ...casePictures(serenitaStaging, serenitaBanners),
  ...casePictures(steakanjiStaging, steakanjiBanners),
  ...casePictures(wiseStaging, wiseBanners),
  ...casePictures(microcareStaging, microcareBanners),
  ...casePictures(naturalsStaging, naturalsBanners),
  ...casePictures(zaytonaStaging, zaytonaBanners),
  ...casePictures(lupinStaging, lupinBanners),
  ...casePictures(wecommStaging, wecommBanners),
  ...casePictures(biancaAndBloomStaging, biancaAndBloomBanners),
];
