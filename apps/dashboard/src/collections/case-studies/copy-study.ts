import { toOverrides } from '@agency/content/differences';
import { otherLanguages } from '@agency/content/languages';
import { type Run, toPlainText } from '@agency/content/phrase';
import type { CaseStudyBlock } from '@agency/content/schemas/case-study';
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { ApiError } from '../../api/answer.ts';
import { translateError } from '../../panel/language/errors.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { findNewest } from '../content/find-words.ts';
import { toStudyKey } from '../content/words-name.ts';
import { makeDocument } from '../editing/make-document.ts';
import { findByName } from './names.ts';
import { keepFilm, keepPicture, type Source } from './shipped-files.ts';
import {
  readShippedStudies,
  readShippedStudyIn,
  type ShippedStudy,
  toName,
} from './shipped-studies.ts';
import { findStudy, toBlank, toStudyTree } from './study-words.ts';

/** Where somebody edits what they took over. */
export interface Copied {
  id: number;
  /** Whether it lies in the trash, from where it has to be restored first. */
  inTrash: boolean;
}

type Draft = Partial<RequiredDataFromCollectionSlug<'case-studies'>>;
type DraftBlock = NonNullable<Draft['blocks']>[number];

const copying = new Map<string, Promise<Copied>>();

/**
 * Copies a case study that the site is shipped with into a draft, with its pictures, films and captions; leads to the copy when there
 * is one. What a copy that ended in the middle has stored is found again by its name and used.
 * @throws {ApiError} 404 when there is no such case study
 */
export function copyStudy(req: PayloadRequest, name: string): Promise<Copied> {
  const shipped = readShippedStudies().find((one) => one.name === name);
  if (!shipped)
    throw new ApiError(
      404,
      translateError(req, ({ study }) => study.notShipped),
    );
  const running = copying.get(name) ?? copy(req, shipped).finally(() => copying.delete(name));
  copying.set(name, running);
  return running;
}

async function copy(req: PayloadRequest, shipped: ShippedStudy): Promise<Copied> {
  const copied = (await findCopy(req, shipped.name)) ?? (await makeCopy(req, shipped));
  await copyWords(req, shipped, copied.id);
  return copied;
}

async function makeCopy(req: PayloadRequest, shipped: ShippedStudy): Promise<Copied> {
  const data = await toDraft({ req, folder: shipped.folder }, shipped);
  try {
    const { id } = await makeDocument(req, {
      collection: 'case-studies',
      data: { ...data, _status: 'draft' },
      draft: true,
    });
    return { id, inTrash: false };
  } catch (error) {
    // Another process was faster.
    const other = await findCopy(req, shipped.name);
    if (!other) throw error;
    return other;
  }
}

async function findCopy(req: PayloadRequest, name: string): Promise<Copied | undefined> {
  const found = await findByName(req, name);
  return found && { id: found.id, inTrash: Boolean(found.deletedAt) };
}

async function toDraft(source: Source, { name, study }: ShippedStudy): Promise<Draft> {
  const { aperture, intro, pictures, related, tile, wide, small, world } = study;
  const { banner, bannerTall } = pictures;
  const keep = async (picture: typeof tile) => picture && keepPicture(source, picture);
  // One after the other: making renditions takes all of the processor anyway.
  const covers = {
    tile: await keep(tile),
    wide: await keep(wide),
    small: await keep(small),
    banner: await keep(banner),
    bannerTall: await keep(bannerTall),
  };
  const gallery: number[] = [];
  for (const picture of pictures.gallery) gallery.push(await keepPicture(source, picture));
  const films: number[] = [];
  for (const film of study.films) films.push(await keepFilm(source, film));
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
    ...(related && { related: related.map(toName) }),
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
 * Copies the words that a shipped study has in other languages, as drafts. Words that are there already stay: a copy that ended
 * before them is made whole by the next.
 */
async function copyWords(req: PayloadRequest, shipped: ShippedStudy, id: number): Promise<void> {
  for (const language of otherLanguages) {
    const words = { key: toStudyKey(id), language };
    const study = readShippedStudyIn(shipped, language.tag);
    if (!study || (await findNewest(req, words))) continue;
    const made = await findStudy(req, id);
    // One in the trash has to be restored first.
    if (!made) return;
    const fields = toOverrides(toBlank(toStudyTree(made)), toStudyTree(toTranslated(made, study)));
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
      if (!(await findNewest(req, words))) throw error;
    }
  }
}

/** A copy in the words of a shipped study: parts that were moved or added since keep theirs. */
function toTranslated(made: CaseStudy, study: ShippedStudy['study']): CaseStudy {
  const { gallery, banner, bannerTall } = study.pictures;
  const describe = <Picture>(picture: Picture, alt: string | undefined): Picture =>
    typeof picture === 'object' && picture !== null && alt ? { ...picture, alt } : picture;
  const toAlt = (show: number) => gallery[show - 1]?.alt;
  const blocks = (made.blocks ?? []).map((block, index): StudyBlock => {
    const other = study.blocks[index];
    if (other?.kind !== block.blockType) return block;
    const { blockType: _type, ...words } = toDraftBlock(other, toWordsAlone(study));
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

/** What a part is made with whose pictures and films are there already. */
const toWordsAlone = (study: ShippedStudy['study']): Stored => ({
  study,
  gallery: study.pictures.gallery.map(() => 0),
  films: study.films.map(() => 0),
});

/** A study, and the numbers of its pictures and films. */
interface Stored {
  study: ShippedStudy['study'];
  gallery: number[];
  films: number[];
}

/** @throws when a block shows what the study has not */
function toDraftBlock(block: CaseStudyBlock, { study, gallery, films }: Stored): DraftBlock {
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
        // What is said of a picture is not said of a detail of it.
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
