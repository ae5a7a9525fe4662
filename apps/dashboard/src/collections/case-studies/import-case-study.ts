import { toOverrides } from '@agency/content/differences';
import { otherLanguages } from '@agency/content/languages';
import { type Run, toPlainText } from '@agency/content/phrase';
import type { CaseStudyBlock } from '@agency/content/schemas/case-study';
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { ApiError } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { toCaseStudyKey } from '../content/content-name.ts';
import { findLatestContent } from '../content/find-content.ts';
import { findCaseStudy, toCopyTree, toEmptyCopy } from './case-study-copy.ts';
import { type CaseStudySource, importFilm, importPicture } from './import-files.ts';
import { findBySlug } from './slug.ts';
import {
  readStaticCaseStudies,
  readStaticTranslation,
  type StaticCaseStudy,
  toSlug,
} from './static-case-studies.ts';

/** The imported case study. */
export interface ImportedCaseStudy {
  id: number;
  /** It is in the trash and must be restored first. */
  inTrash: boolean;
}

type Draft = Partial<RequiredDataFromCollectionSlug<'case-studies'>>;
type DraftBlock = NonNullable<Draft['blocks']>[number];

const runningImports = new Map<string, Promise<ImportedCaseStudy>>();

/**
 * Imports a static case study with pictures, films and captions as a draft; returns the copy if there is one. Files
 * of an import that was cut off are found by their name and reused.
 * @throws {ApiError} 404 if there is no such case study
 */
export function importCaseStudy(req: PayloadRequest, name: string): Promise<ImportedCaseStudy> {
  const staticCaseStudy = readStaticCaseStudies().find((one) => one.name === name);
  if (!staticCaseStudy)
    throw new ApiError(
      404,
      translateError(req, ({ study }) => study.notShipped),
    );
  const running =
    runningImports.get(name) ??
    copy(req, staticCaseStudy).finally(() => runningImports.delete(name));
  runningImports.set(name, running);
  return running;
}

async function copy(req: PayloadRequest, shipped: StaticCaseStudy): Promise<ImportedCaseStudy> {
  const copied = (await findCopy(req, shipped.name)) ?? (await createCopy(req, shipped));
  await importTranslations(req, shipped, copied.id);
  return copied;
}

async function createCopy(
  req: PayloadRequest,
  shipped: StaticCaseStudy,
): Promise<ImportedCaseStudy> {
  const data = await toDraft({ req, folder: shipped.folder }, shipped);
  try {
    const { id } = await req.payload.create({
      collection: 'case-studies',
      data: { ...data, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    });
    return { id, inTrash: false };
  } catch (error) {
    // Another process was faster.
    const other = await findCopy(req, shipped.name);
    if (!other) throw error;
    return other;
  }
}

async function findCopy(req: PayloadRequest, name: string): Promise<ImportedCaseStudy | undefined> {
  const found = await findBySlug(req, name);
  return found && { id: found.id, inTrash: Boolean(found.deletedAt) };
}

async function toDraft(source: CaseStudySource, { name, study }: StaticCaseStudy): Promise<Draft> {
  const { aperture, intro, pictures, related, tile, wide, small, world } = study;
  const { banner, bannerTall } = pictures;
  const keep = async (picture: typeof tile) => picture && importPicture(source, picture);
  // Sequential: creating image variants uses all CPU cores anyway.
  const covers = {
    tile: await keep(tile),
    wide: await keep(wide),
    small: await keep(small),
    banner: await keep(banner),
    bannerTall: await keep(bannerTall),
  };
  const gallery: number[] = [];
  for (const picture of pictures.gallery) gallery.push(await importPicture(source, picture));
  const films: number[] = [];
  for (const film of study.films) films.push(await importFilm(source, film));
  return {
    slug: name,
    client: study.client,
    sector: study.sector,
    country: study.country,
    categories: study.categories,
    services: study.services,
    summary: study.summary,
    order: study.order,
    ...(study.mobileOrder && { mobileOrder: study.mobileOrder }),
    colour: study.colour,
    description: study.description,
    introHeading: toHeading(intro.heading),
    introText: intro.text.join('\n\n'),
    ...(related && { related: related.map(toSlug) }),
    ...covers,
    ...(world && {
      worldGround: world.ground,
      worldInk: world.ink,
      worldAccent: world.accent,
    }),
    ...(aperture && { aperture: gallery[aperture.show - 1], apertureCrop: aperture.crop }),
    blocks: study.blocks.map((block) => toDraftBlock(block, { study, gallery, films })),
  };
}

/**
 * Imports the translations of a static case study as drafts. Existing translations stay, so a second import completes
 * the first.
 */
async function importTranslations(
  req: PayloadRequest,
  shipped: StaticCaseStudy,
  id: number,
): Promise<void> {
  for (const language of otherLanguages) {
    const words = { key: toCaseStudyKey(id), language };
    const study = readStaticTranslation(shipped, language.tag);
    if (!study || (await findLatestContent(req, words))) continue;
    const made = await findCaseStudy(req, id);
    // A case study in the trash must be restored first.
    if (!made) return;
    const fields = toOverrides(
      toEmptyCopy(toCopyTree(made)),
      toCopyTree(toTranslated(made, study)),
    );
    try {
      await req.payload.create({
        collection: 'content',
        data: { key: words.key, language: language.tag, fields: { ...fields } },
        draft: true,
        user: req.user,
        overrideAccess: false,
        depth: 0,
      });
    } catch (error) {
      // Another process was faster.
      if (!(await findLatestContent(req, words))) throw error;
    }
  }
}

/**
 * Applies the translated texts of a static case study to its copy. Blocks that were moved or added keep their texts.
 */
function toTranslated(made: CaseStudy, study: StaticCaseStudy['study']): CaseStudy {
  const { gallery, banner, bannerTall } = study.pictures;
  const describe = <Picture>(picture: Picture, alt: string | undefined): Picture =>
    typeof picture === 'object' && picture !== null && alt ? { ...picture, alt } : picture;
  const toAlt = (show: number) => gallery[show - 1]?.alt;
  const blocks = (made.blocks ?? []).map((block, index): StudyBlock => {
    const other = study.blocks[index];
    if (other?.kind !== block.blockType) return block;
    const { blockType: _type, ...words } = toDraftBlock(other, toTextOnly(study));
    if (block.blockType === 'gallery' && other.kind === 'gallery') {
      const { captions } = words as { captions?: string };
      const pictures = block.pictures.map((picture, at) =>
        describe(picture, toAlt(other.show[at] ?? 0)),
      );
      return { ...block, pictures, captions: captions ?? null };
    }
    if (block.blockType === 'wide' && other.kind === 'wide') {
      return { ...block, picture: describe(block.picture, toAlt(other.show)) };
    }
    if (block.blockType === 'video' && other.kind === 'video') {
      const title = study.films[other.show - 1]?.posterAlt;
      return typeof block.film === 'object' && title
        ? { ...block, film: { ...block.film, title } }
        : block;
    }
    if (!('cards' in block)) return { ...block, ...words } as StudyBlock;
    const { cards = [], ...texts } = words as { cards?: object[] };
    const said = block.cards.map((card, at) => ({ ...card, ...cards[at] }));
    return { ...block, ...texts, cards: said } as StudyBlock;
  });
  return {
    ...made,
    client: study.client,
    sector: study.sector,
    country: study.country,
    services: study.services,
    summary: study.summary,
    description: study.description,
    introHeading: toHeading(study.intro.heading),
    introText: study.intro.text.join('\n\n'),
    tile: describe(made.tile, study.tile?.alt),
    wide: describe(made.wide, study.wide?.alt),
    small: describe(made.small, study.small?.alt),
    banner: describe(made.banner, banner?.alt),
    bannerTall: describe(made.bannerTall, bannerTall?.alt),
    aperture: describe(made.aperture, toAlt(study.aperture?.show ?? 0)),
    blocks,
  };
}

type StudyBlock = NonNullable<CaseStudy['blocks']>[number];

/** Placeholder ids, for converting the texts of a block only. */
const toTextOnly = (study: StaticCaseStudy['study']): StoredMedia => ({
  study,
  gallery: study.pictures.gallery.map(() => 0),
  films: study.films.map(() => 0),
});

/** A case study, and the ids of its pictures and films. */
interface StoredMedia {
  study: StaticCaseStudy['study'];
  gallery: number[];
  films: number[];
}

/** @throws if a block shows a picture or film that does not exist */
function toDraftBlock(block: CaseStudyBlock, { study, gallery, films }: StoredMedia): DraftBlock {
  const take = (list: number[], number: number) => {
    const found = list[number - 1];
    if (found === undefined) throw new Error(`the study has no number ${number}`);
    return found;
  };
  switch (block.kind) {
    case 'text':
      return {
        blockType: 'text',
        ...(block.heading && { heading: toHeading(block.heading) }),
        text: block.text.join('\n\n'),
      };
    case 'gallery': {
      const { rhythm = 'pairs', crop, show } = block;
      const captions = show.map((number) => study.pictures.gallery[number - 1]?.caption ?? '');
      return {
        blockType: 'gallery',
        rhythm,
        pictures: show.map((number) => take(gallery, number)),
        // A caption does not fit a detail of the picture.
        ...(!crop && captions.some(Boolean) && { captions: captions.join('\n') }),
        ...(crop && { crop }),
      };
    }
    case 'wide':
      return { blockType: 'wide', picture: take(gallery, block.show) };
    case 'video':
      return { blockType: 'video', film: take(films, block.show) };
    case 'results':
      return { blockType: 'results', heading: toHeading(block.heading), cards: block.cards };
    case 'dotCards':
      return {
        blockType: 'dotCards',
        heading: toHeading(block.heading),
        ...(block.text && { text: block.text.join('\n\n') }),
        cards: block.cards.map(({ dotColour, title, points, backgroundColour, border }) => ({
          title,
          points: points.join('\n'),
          dot: dotColour,
          ground: backgroundColour === 'white' ? 'white' : 'grey',
          border,
        })),
      };
    case 'website':
      return { blockType: 'website', label: block.label, href: block.href };
  }
}

const toHeading = (heading: string | Run[]) =>
  typeof heading === 'string' ? heading : toPlainText(heading);
