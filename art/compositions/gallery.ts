import { waggingTailsShots } from '../photographs/101-wagging-tails.ts';
import { afifiOfficeShots } from '../photographs/afifi-office.ts';
import { biancaAndBloomShots } from '../photographs/bianca-and-bloom.ts';
import { chaosCultureShots } from '../photographs/chaos-culture.ts';
import { fourShots } from '../photographs/four.ts';
import { gammaZoneShots } from '../photographs/gamma-zone.ts';
import { gsmsShots } from '../photographs/gsms.ts';
import { lupinShots } from '../photographs/lupin.ts';
import { lwonitiShots } from '../photographs/lwoniti.ts';
import { microcareShots } from '../photographs/microcare.ts';
import { monoAndCoShots } from '../photographs/mono-and-co.ts';
import { musaAndPalmShots } from '../photographs/musa-and-palm.ts';
import { nasjShots } from '../photographs/nasj.ts';
import { naturalsShots } from '../photographs/naturals.ts';
import { rkaShots } from '../photographs/rka.ts';
import { serenitaShots } from '../photographs/serenita.ts';
import { steakanjiShots } from '../photographs/steakanji.ts';
import { tacitAppShots } from '../photographs/tacit-app.ts';
import { wecommShots } from '../photographs/wecomm.ts';
import { wiseShots } from '../photographs/wise.ts';
import { zaytonaShots } from '../photographs/zaytona.ts';
import type { Piece } from '../render/piece.ts';
import { casePictures, galleryPictures } from './case-pictures.ts';
import { waggingTailsSheets } from './sheets/101-wagging-tails.ts';
import { afifiOfficeSheets } from './sheets/afifi-office.ts';
import { chaosCultureSheets } from './sheets/chaos-culture.ts';
import { fourSheets } from './sheets/four.ts';
import { gammaZoneSheets } from './sheets/gamma-zone.ts';
import { gsmsSheets } from './sheets/gsms.ts';
import { lupinSheets } from './sheets/lupin.ts';
import { microcareSheets } from './sheets/microcare.ts';
import { monoAndCoSheets } from './sheets/mono-and-co.ts';
import { musaAndPalmSheets } from './sheets/musa-and-palm.ts';
import { rkaSheets } from './sheets/rka.ts';
import { steakanjiSheets } from './sheets/steakanji.ts';
import { tacitAppSheets } from './sheets/tacit-app.ts';
import { wecommSheets } from './sheets/wecomm.ts';
import { wiseSheets } from './sheets/wise.ts';
import { zaytonaSheets } from './sheets/zaytona.ts';
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
import { nasjStaging } from './stagings/nasj.ts';
import { naturalsBanners, naturalsStaging } from './stagings/naturals.ts';
import { rkaBanners, rkaStaging } from './stagings/rka.ts';
import { serenitaBanners, serenitaStaging } from './stagings/serenita.ts';
import { steakanjiBanners, steakanjiStaging } from './stagings/steakanji.ts';
import { tacitAppBanners, tacitAppStaging } from './stagings/tacit-app.ts';
import { wecommBanners, wecommStaging } from './stagings/wecomm.ts';
import { wiseBanners, wiseStaging } from './stagings/wise.ts';
import { zaytonaBanners, zaytonaStaging } from './stagings/zaytona.ts';

/** The pictures of every case-study page whose client has been staged, and of the sister brand's page. */
export const galleries: readonly Piece[] = [
  ...casePictures(serenitaStaging, serenitaBanners, serenitaShots),
  ...casePictures(lwonitiStaging, lwonitiBanners, lwonitiShots),
  ...casePictures(steakanjiStaging, steakanjiBanners, steakanjiShots, steakanjiSheets),
  ...casePictures(wiseStaging, wiseBanners, wiseShots, wiseSheets),
  ...casePictures(microcareStaging, microcareBanners, microcareShots, microcareSheets),
  ...casePictures(naturalsStaging, naturalsBanners, naturalsShots),
  ...casePictures(zaytonaStaging, zaytonaBanners, zaytonaShots, zaytonaSheets),
  ...casePictures(lupinStaging, lupinBanners, lupinShots, lupinSheets),
  ...casePictures(rkaStaging, rkaBanners, rkaShots, rkaSheets),
  ...casePictures(wecommStaging, wecommBanners, wecommShots, wecommSheets),
  ...casePictures(monoAndCoStaging, monoAndCoBanners, monoAndCoShots, monoAndCoSheets),
  ...casePictures(biancaAndBloomStaging, biancaAndBloomBanners, biancaAndBloomShots),
  ...casePictures(gsmsStaging, gsmsBanners, gsmsShots, gsmsSheets),
  ...casePictures(chaosCultureStaging, chaosCultureBanners, chaosCultureShots, chaosCultureSheets),
  ...casePictures(fourStaging, fourBanners, fourShots, fourSheets),
  ...casePictures(tacitAppStaging, tacitAppBanners, tacitAppShots, tacitAppSheets),
  ...casePictures(musaAndPalmStaging, musaAndPalmBanners, musaAndPalmShots, musaAndPalmSheets),
  ...casePictures(waggingTailsStaging, waggingTailsBanners, waggingTailsShots, waggingTailsSheets),
  ...casePictures(gammaZoneStaging, gammaZoneBanners, gammaZoneShots, gammaZoneSheets),
  ...casePictures(afifiOfficeStaging, afifiOfficeBanners, afifiOfficeShots, afifiOfficeSheets),
  ...galleryPictures(nasjStaging, nasjShots, 'pages/nasj'),
];
