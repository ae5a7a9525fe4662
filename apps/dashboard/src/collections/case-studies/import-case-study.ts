import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { otherLanguages } from '@agency/content/languages';
import { type Run, toPlainText } from '@agency/content/phrase';
import type { CaseStudyBlock } from '@agency/content/schemas/case-study';
import type { ContentPicture } from '@agency/content/schemas/shared';
import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import * as z from 'zod';
import { createEndpointFor, createRoute } from '../../api/create-endpoint.ts';
import { createApiError } from '../../api/response.ts';
import type { CaseStudy } from '../../payload-types.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { requireStored } from '../editing/atomic-operation.ts';
import { toLocale } from '../localized-text.ts';
import { importFilm, importPicture, type Translations } from './import-files.ts';
import { findBySlug } from './slug.ts';
import {
  readStaticCaseStudies,
  readStaticTranslation,
  type StaticCaseStudy,
  toSlug,
} from './static-case-studies.ts';

/** The imported case study. One in the trash must be restored first. */
export type ImportedCaseStudy = Pick<CaseStudy, 'id' | 'deletedAt'>;

type Study = StaticCaseStudy['study'];
type Draft = Partial<RequiredDataFromCollectionSlug<'case-studies'>>;
type DraftBlock = NonNullable<Draft['blocks']>[number];

const bodySchema = z.strictObject({ name: z.string().max(60).describe('Of the shipped study') });

/** `POST /cms-api/case-studies/copies` imports a static case study as a draft, or returns the existing copy. */
export const importEndpoint = createEndpointFor(
  'editors',
  '/copies',
  bodySchema,
  async (req, { name }) => ({ doc: await importCaseStudy(req, name) }),
);

/** `GET /cms-api/case-studies/shipped/:name` responds with the tile of a static case study. */
export const tileEndpoint = createRoute('editors', 'get', '/shipped/:name', async (req) => {
  const wanted = req.routeParams?.name;
  const { folder = '', study } = readStaticCaseStudies().find(({ name }) => name === wanted) ?? {};
  if (!study?.tile) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' };
  return new Response(await readFile(join(folder, study.tile.file)), { headers });
});

/** Static case studies without a copy in the dashboard, the trash included. */
export async function findNotImported(payload: Payload): Promise<StaticCaseStudy[]> {
  const { docs } = await payload.find({
    collection: 'case-studies',
    draft: true,
    trash: true,
    select: { slug: true },
    pagination: false,
    depth: 0,
    // Shown to editors only.
    overrideAccess: true,
  });
  const taken = new Set(docs.map(({ slug }) => slug));
  return readStaticCaseStudies().filter(({ name }) => !taken.has(name));
}

/**
 * Imports a static case study with pictures, films and captions as a draft in all its languages; returns the copy if
 * there is one. Files of an import that was cut off are found by their name and reused.
 * @throws {ApiError} 404 if there is no such case study
 */
export async function importCaseStudy(
  req: PayloadRequest,
  name: string,
): Promise<ImportedCaseStudy> {
  const shipped = readStaticCaseStudies().find((one) => one.name === name);
  if (!shipped) throw createApiError(req, 404, ({ study }) => study.notShipped);
  const known = await findCopy(req, name);
  if (known) return known;
  const translations = otherLanguages.flatMap(({ tag }): [string, Study][] => {
    const study = readStaticTranslation(shipped, tag);
    return study ? [[tag, study]] : [];
  });
  const media = await importMedia(req, shipped, translations);
  try {
    const id = await inTransaction(req, async (inside) => {
      const options = { collection: 'case-studies', draft: true, depth: 0, req: inside } as const;
      const made = await req.payload.create({
        ...options,
        overrideAccess: false,
        data: { ...toDraft(shipped.study, media), slug: name, _status: 'draft' },
      });
      for (const [tag, study] of translations) {
        const data = { ...toDraft(study, media), _status: 'draft' as const };
        const blocks = withRowIds(data.blocks ?? [], made);
        await req.payload.update({
          ...options,
          overrideAccess: false,
          id: made.id,
          data: { ...data, blocks },
          locale: toLocale(tag),
        });
      }
      return made.id;
    });
    await requireStored(req.payload, 'case-studies', id);
    return { id, deletedAt: null };
  } catch (error) {
    // Another request has imported it.
    const other = await findCopy(req, name);
    if (!other) throw error;
    return other;
  }
}

async function findCopy(req: PayloadRequest, name: string): Promise<ImportedCaseStudy | undefined> {
  const found = await findBySlug(req, name);
  return found && { id: found.id, deletedAt: found.deletedAt ?? null };
}

/** The pictures and films of a case study, by their ids. */
interface ImportedMedia {
  covers: Pick<Draft, 'tile' | 'wide' | 'small' | 'banner' | 'bannerTall'>;
  gallery: number[];
  films: number[];
}

async function importMedia(
  req: PayloadRequest,
  { folder, study }: StaticCaseStudy,
  translations: [tag: string, study: Study][],
): Promise<ImportedMedia> {
  const source = { req, folder };
  const translate = (pick: (study: Study) => string | undefined): Translations =>
    translations.flatMap(([tag, other]) => {
      const text = pick(other);
      return text ? [[tag, text]] : [];
    });
  const importCover = async (pick: (study: Study) => ContentPicture | undefined) => {
    const picture = pick(study);
    const alts = translate((other) => pick(other)?.alt);
    return picture && importPicture(source, picture, alts);
  };
  // Sequential: creating image variants uses all CPU cores anyway.
  const covers = {
    tile: await importCover(({ tile }) => tile),
    wide: await importCover(({ wide }) => wide),
    small: await importCover(({ small }) => small),
    banner: await importCover(({ pictures }) => pictures.banner),
    bannerTall: await importCover(({ pictures }) => pictures.bannerTall),
  };
  const gallery: number[] = [];
  for (const [index, picture] of study.pictures.gallery.entries()) {
    const alts = translate((other) => other.pictures.gallery[index]?.alt);
    gallery.push(await importPicture(source, picture, alts));
  }
  const films: number[] = [];
  for (const [index, film] of study.films.entries()) {
    const titles = translate((other) => other.films[index]?.posterAlt);
    films.push(await importFilm(source, film, titles));
  }
  return { covers, gallery, films };
}

function toDraft(study: Study, media: ImportedMedia): Draft {
  const { aperture, intro, related, world } = study;
  return {
    client: study.client,
    sector: study.sector,
    country: study.country,
    categories: study.categories,
    services: study.services,
    ...(study.year && { year: study.year }),
    ...(study.team && { team: study.team }),
    ...(study.changed && { changed: study.changed.join('\n\n') }),
    summary: study.summary,
    order: study.order,
    ...(study.mobileOrder && { mobileOrder: study.mobileOrder }),
    colour: study.colour,
    description: study.description,
    introHeading: toHeading(intro.heading),
    introText: intro.text.join('\n\n'),
    ...(related && { related: related.map(toSlug) }),
    ...media.covers,
    ...(world && {
      worldGround: world.ground,
      worldInk: world.ink,
      worldAccent: world.accent,
    }),
    ...(aperture && { aperture: media.gallery[aperture.show - 1], apertureCrop: aperture.crop }),
    blocks: study.blocks.map((block) => toDraftBlock(block, study, media)),
  };
}

/** The blocks of a translation, as the rows of its case study. */
function withRowIds(blocks: DraftBlock[], { blocks: rows }: CaseStudy): DraftBlock[] {
  return blocks.map((block, index) => {
    const row = rows?.[index];
    const own = { ...block, id: row?.id ?? null };
    if (!('cards' in own) || !row || !('cards' in row)) return own;
    const cards = own.cards.map((card, at) => ({ ...card, id: row.cards[at]?.id ?? null }));
    return { ...own, cards } as DraftBlock;
  });
}

/** @throws if a block shows a picture or film that does not exist */
function toDraftBlock(
  block: CaseStudyBlock,
  study: Study,
  { gallery, films }: ImportedMedia,
): DraftBlock {
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
