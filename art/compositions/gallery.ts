import { waggingTailsStaging } from '../identities/101-wagging-tails.ts';
import { afifiOfficeStaging } from '../identities/afifi-office.ts';
import { biancaAndBloomStaging } from '../identities/bianca-and-bloom.ts';
import { chaosCultureStaging } from '../identities/chaos-culture.ts';
import { fourStaging } from '../identities/four.ts';
import { gammaZoneStaging } from '../identities/gamma-zone.ts';
import { gsmsStaging } from '../identities/gsms.ts';
import { lupinStaging } from '../identities/lupin.ts';
import { lwonitiStaging } from '../identities/lwoniti.ts';
import { microcareStaging } from '../identities/microcare.ts';
import { monoAndCoStaging } from '../identities/mono-and-co.ts';
import { musaAndPalmStaging } from '../identities/musa-and-palm.ts';
import { nasjStaging } from '../identities/nasj.ts';
import { naturalsStaging } from '../identities/naturals.ts';
import { rkaStaging } from '../identities/rka.ts';
import { serenitaStaging } from '../identities/serenita.ts';
import { steakanjiStaging } from '../identities/steakanji.ts';
import { tacitAppStaging } from '../identities/tacit-app.ts';
import { wecommStaging } from '../identities/wecomm.ts';
import { wiseStaging } from '../identities/wise.ts';
import { zaytonaStaging } from '../identities/zaytona.ts';
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
import { waggingTailsCovers } from '../scenes/101-wagging-tails.ts';
import { afifiOfficeCovers } from '../scenes/afifi-office.ts';
import { biancaAndBloomCovers } from '../scenes/bianca-and-bloom.ts';
import { chaosCultureCovers } from '../scenes/chaos-culture.ts';
import { fourCovers } from '../scenes/four.ts';
import { gammaZoneCovers } from '../scenes/gamma-zone.ts';
import { gsmsCovers } from '../scenes/gsms.ts';
import { lupinCovers } from '../scenes/lupin.ts';
import { lwonitiCovers } from '../scenes/lwoniti.ts';
import { microcareCovers } from '../scenes/microcare.ts';
import { monoAndCoCovers } from '../scenes/mono-and-co.ts';
import { musaAndPalmCovers } from '../scenes/musa-and-palm.ts';
import { naturalsCovers } from '../scenes/naturals.ts';
import { rkaCovers } from '../scenes/rka.ts';
import { serenitaCovers } from '../scenes/serenita.ts';
import { steakanjiCovers } from '../scenes/steakanji.ts';
import { tacitAppCovers } from '../scenes/tacit-app.ts';
import { wecommCovers } from '../scenes/wecomm.ts';
import { wiseCovers } from '../scenes/wise.ts';
import { zaytonaCovers } from '../scenes/zaytona.ts';
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

/** The pictures of every case-study page whose client has been staged, and of the sister brand's page. */
export const galleries: readonly Piece[] = [
  ...casePictures(serenitaStaging, serenitaCovers, serenitaShots),
  ...casePictures(lwonitiStaging, lwonitiCovers, lwonitiShots),
  ...casePictures(steakanjiStaging, steakanjiCovers, steakanjiShots, steakanjiSheets),
  ...casePictures(wiseStaging, wiseCovers, wiseShots, wiseSheets, 200),
  ...casePictures(microcareStaging, microcareCovers, microcareShots, microcareSheets),
  ...casePictures(naturalsStaging, naturalsCovers, naturalsShots),
  ...casePictures(zaytonaStaging, zaytonaCovers, zaytonaShots, zaytonaSheets),
  ...casePictures(lupinStaging, lupinCovers, lupinShots, lupinSheets),
  ...casePictures(rkaStaging, rkaCovers, rkaShots, rkaSheets),
  ...casePictures(wecommStaging, wecommCovers, wecommShots, wecommSheets),
  ...casePictures(monoAndCoStaging, monoAndCoCovers, monoAndCoShots, monoAndCoSheets),
  ...casePictures(biancaAndBloomStaging, biancaAndBloomCovers, biancaAndBloomShots),
  ...casePictures(gsmsStaging, gsmsCovers, gsmsShots, gsmsSheets),
  ...casePictures(chaosCultureStaging, chaosCultureCovers, chaosCultureShots, chaosCultureSheets),
  ...casePictures(fourStaging, fourCovers, fourShots, fourSheets),
  ...casePictures(tacitAppStaging, tacitAppCovers, tacitAppShots, tacitAppSheets),
  ...casePictures(musaAndPalmStaging, musaAndPalmCovers, musaAndPalmShots, musaAndPalmSheets),
  ...casePictures(waggingTailsStaging, waggingTailsCovers, waggingTailsShots, waggingTailsSheets),
  ...casePictures(gammaZoneStaging, gammaZoneCovers, gammaZoneShots, gammaZoneSheets),
  ...casePictures(afifiOfficeStaging, afifiOfficeCovers, afifiOfficeShots, afifiOfficeSheets),
  ...galleryPictures(nasjStaging, nasjShots, 'pages/nasj'),
];
