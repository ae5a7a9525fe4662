import { wecommShots } from '../photographs/wecomm.ts';
import type { Piece } from '../render/piece.ts';
import { casePictures } from './case-pictures.ts';
import { waggingTailsBanners, waggingTailsStaging } from './stagings/101-wagging-tails.ts';
import { afifiOfficeBanners, afifiOfficeStaging } from './stagings/afifi-office.ts';
import { biancaAndBloomBanners, biancaAndBloomStaging } from './stagings/bianca-and-bloom.ts';
import { chaosCultureBanners, chaosCultureStaging } from './stagings/chaos-culture.ts';
import { fourBanners, fourStaging } from './stagings/four.ts';
import { gammaZoneBanners, gammaZoneStaging } from './stagings/gamma-zone.ts';
import { gsmsBanners, gsmsStaging } from './stagings/gsms.ts';
import { lupinBanners, lupinStaging } from './stagings/lupin.ts';
import { lwonitiBanners, lwonitiStaging } from './stagings/lwoniti.ts';
import { microcareBanners, microcareStaging } from './stagings/microcare.ts';
import { monoAndCoBanners, monoAndCoStaging } from './stagings/mono-and-co.ts';
import { musaAndPalmBanners, musaAndPalmStaging } from './stagings/musa-and-palm.ts';
import { naturalsBanners, naturalsStaging } from './stagings/naturals.ts';
import { rkaBanners, rkaStaging } from './stagings/rka.ts';
import { serenitaBanners, serenitaStaging } from './stagings/serenita.ts';
import { steakanjiBanners, steakanjiStaging } from './stagings/steakanji.ts';
import { tacitAppBanners, tacitAppStaging } from './stagings/tacit-app.ts';
import { wecommBanners, wecommStaging } from './stagings/wecomm.ts';
import { wiseBanners, wiseStaging } from './stagings/wise.ts';
import { zaytonaBanners, zaytonaStaging } from './stagings/zaytona.ts';

/** The pictures of every case-study page whose client has been staged. */
export const galleries: readonly Piece[] = [
  ...casePictures(serenitaStaging, serenitaBanners),
  ...casePictures(lwonitiStaging, lwonitiBanners),
  ...casePictures(steakanjiStaging, steakanjiBanners),
  ...casePictures(wiseStaging, wiseBanners),
  ...casePictures(microcareStaging, microcareBanners),
  ...casePictures(naturalsStaging, naturalsBanners),
  ...casePictures(zaytonaStaging, zaytonaBanners),
  ...casePictures(lupinStaging, lupinBanners),
  ...casePictures(rkaStaging, rkaBanners),
  ...casePictures(wecommStaging, wecommBanners, wecommShots),
  ...casePictures(monoAndCoStaging, monoAndCoBanners),
  ...casePictures(biancaAndBloomStaging, biancaAndBloomBanners),
  ...casePictures(gsmsStaging, gsmsBanners),
  ...casePictures(chaosCultureStaging, chaosCultureBanners),
  ...casePictures(fourStaging, fourBanners),
  ...casePictures(tacitAppStaging, tacitAppBanners),
  ...casePictures(musaAndPalmStaging, musaAndPalmBanners),
  ...casePictures(waggingTailsStaging, waggingTailsBanners),
  ...casePictures(gammaZoneStaging, gammaZoneBanners),
  ...casePictures(afifiOfficeStaging, afifiOfficeBanners),
];
