import type { PayloadRequest } from 'payload';
import { type CaseStudyMedia, readCaseStudyMedia } from '../case-studies/case-study-media.ts';
import type { PictureUse } from './picture-use.ts';

/** Case studies and films that use a picture. */
export async function findCaseStudyPictureUses(
  req: PayloadRequest,
  picture: number | string,
): Promise<PictureUse[]> {
  const uses: PictureUse[] = [];
  for (const study of await readCaseStudyMedia(req)) {
    const { id, client, deletedAt } = study;
    const use = { collection: 'case-studies', id, title: client || 'Untitled' } as const;
    const inTrash = Boolean(deletedAt);
    if (isCover(study, picture)) uses.push({ ...use, as: 'study cover', inTrash });
    if (isPart(study, picture)) uses.push({ ...use, as: 'study', inTrash });
  }
  const films = await req.payload.find({
    collection: 'films',
    where: { poster: { equals: picture } },
    pagination: false,
    depth: 0,
    select: { title: true },
    // References count even if the user may not read the document.
    overrideAccess: true,
    req,
  });
  for (const { id, title } of films.docs) {
    uses.push({ collection: 'films', id, title: title ?? '', as: 'poster', inTrash: false });
  }
  return uses;
}

function isCover({ tile, wide, small, banner, bannerTall }: CaseStudyMedia, picture: unknown) {
  return [tile, wide, small, banner, bannerTall].some((one) => isSame(one, picture));
}

function isPart({ aperture, blocks }: CaseStudyMedia, picture: unknown): boolean {
  if (isSame(aperture, picture)) return true;
  return (blocks ?? []).some((block) => {
    if (block.blockType === 'wide') return isSame(block.picture, picture);
    return (
      block.blockType === 'gallery' && (block.pictures ?? []).some((one) => isSame(one, picture))
    );
  });
}

const isSame = (one: unknown, picture: unknown) =>
  one !== null && one !== undefined && String(one) === String(picture);
