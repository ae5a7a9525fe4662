import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import type { Overrides } from '@agency/content/overrides';
import {
  caseStudyNameSchema,
  endpoints,
  type Image,
  type ListedCaseStudy,
  type WireBlock,
  type WireCaseStudy,
  type WireFilm,
  type World,
} from '@agency/contracts';
import type { Payload, Where } from 'payload';
import { toCrop } from '../collections/case-studies/crop.ts';
import { applyTranslation } from '../collections/case-studies/translate-case-study.ts';
import {
  toCaptionLines,
  toLines,
  toList,
  toParagraphs,
  toTrimmed,
} from '../collections/case-studies/validators.ts';
import { toCaseStudyKey } from '../collections/content/content-name.ts';
import type { CaseStudy, Film, Media } from '../payload-types.ts';
import { MEDIA_PATH, toImage, toRelated } from './image.ts';
import { ApiError } from './response.ts';

type StoredBlock = NonNullable<CaseStudy['blocks']>[number];

/** `GET /api/case-studies`: published case studies in grid order; with `?language=ar` those in that language. */
export async function getCaseStudies(
  payload: Payload,
  _name = '',
  language: Language = defaultLanguage,
): Promise<ListedCaseStudy[]> {
  const { docs } = await payload.find({
    collection: 'case-studies',
    sort: ['order', 'id'],
    select: { blocks: false },
    pagination: false,
    depth: 1,
    overrideAccess: false,
  });
  const translate = await createTranslator(payload, language);
  return docs.flatMap((study) => {
    const translated = translate(study as CaseStudy);
    const listed = translated && toListed(translated);
    return listed ? toTrimmed({ ...listed, ...toTag(language) }) : [];
  });
}

/**
 * `GET /api/case-studies/{name}`; with `?language=ar` in that language.
 * @throws {ApiError} 404 if it is not published, or not in the language
 */
export async function getCaseStudy(
  payload: Payload,
  name: string,
  language: Language = defaultLanguage,
): Promise<WireCaseStudy> {
  const isName = caseStudyNameSchema.safeParse(name).success;
  const study = isName ? await findOne(payload, { slug: { equals: name } }) : undefined;
  const said = study && (await createTranslator(payload, language, study.id))(study);
  const listed = said && toListed(said);
  if (!listed) throw new ApiError(404, endpoints['case-study'].notFoundMessage);
  return toTrimmed({ ...listed, ...toDetails(said), ...toTag(language) });
}

const toTag = (language: Language) => (isDefault(language) ? {} : { language: language.tag });

/**
 * Returns a function that translates case studies; nothing for one that is not published in the language.
 * @param id loads only one case study
 */
async function createTranslator(
  payload: Payload,
  language: Language,
  id?: number,
): Promise<(study: CaseStudy) => CaseStudy | undefined> {
  if (isDefault(language)) return (study) => study;
  const { docs } = await payload.find({
    collection: 'content',
    where: {
      and: [
        { key: id === undefined ? { contains: 'study-' } : { equals: toCaseStudyKey(id) } },
        { language: { equals: language.tag } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const translationsByKey = new Map(docs.map((doc) => [doc.key, doc]));
  return (study) => {
    const translation = translationsByKey.get(toCaseStudyKey(study.id));
    const said = translation && applyTranslation(study, translation.fields as Overrides);
    // The later of both times.
    const updatedAt = [study.updatedAt, translation?.updatedAt ?? ''].toSorted().at(-1) ?? '';
    return said && { ...said, updatedAt };
  };
}

/** The colours of the client's world, if all are set. */
function toWorld({ worldGround, worldInk, worldAccent }: CaseStudy): World | null {
  if (!worldGround || !worldInk || !worldAccent) return null;
  return { ground: worldGround, ink: worldInk, accent: worldAccent };
}

/** Fields of the page that lists lack. */
export const toDetails = (study: CaseStudy) => ({
  world: toWorld(study),
  aperture: toPicture(study.aperture),
  aperture_crop: toCrop(study.apertureCrop),
  services: toList<string>(study.services),
  description: study.description,
  intro: { heading: study.introHeading, text: toParagraphs(study.introText) },
  blocks: (study.blocks ?? []).flatMap((block) => toBlock(block) ?? []),
  related: study.related ?? [],
  banner: toPicture(study.banner),
  banner_tall: toPicture(study.bannerTall),
});

async function findOne(payload: Payload, where: Where): Promise<CaseStudy | undefined> {
  const { docs } = await payload.find({
    collection: 'case-studies',
    where,
    limit: 1,
    pagination: false,
    // For the poster of a film.
    depth: 2,
    overrideAccess: false,
  });
  return docs[0];
}

/** Serializes a case study for lists; nothing if its tile was deleted. */
function toListed(study: Omit<CaseStudy, 'blocks'>): ListedCaseStudy | undefined {
  const tile = toPicture(study.tile);
  return tile ? { ...toSummary(study), tile } : undefined;
}

/** Fields of lists, except the tile. */
export function toSummary(study: Omit<CaseStudy, 'blocks'>): Omit<ListedCaseStudy, 'tile'> {
  return {
    id: study.id,
    name: study.slug,
    client: study.client,
    sector: study.sector,
    country: study.country,
    categories: study.categories,
    colour: study.colour,
    order: study.order,
    ...(study.mobileOrder && { mobile_order: study.mobileOrder }),
    summary: study.summary,
    wide: toPicture(study.wide),
    small: toPicture(study.small),
    updated_at: new Date(study.updatedAt).toISOString(),
  };
}

/** Serializes a block; nothing if its picture or film was deleted. */
function toBlock(block: StoredBlock): WireBlock | undefined {
  switch (block.blockType) {
    case 'text':
      return {
        kind: 'text',
        ...(block.heading && { heading: block.heading }),
        text: toParagraphs(block.text),
      };
    case 'gallery': {
      const captions = toCaptionLines(block.captions);
      const pictures = (block.pictures ?? []).flatMap((picture, index) => {
        const image = toPicture(picture);
        const caption = captions[index];
        return image ? [{ ...image, ...(caption && { caption }) }] : [];
      });
      const rhythm = block.rhythm ?? 'pairs';
      const crop = rhythm === 'detail' ? toCrop(block.crop) : undefined;
      if (pictures.length === 0) return undefined;
      return { kind: 'gallery', rhythm, pictures, ...(crop && { crop }) };
    }
    case 'wide': {
      const picture = toPicture(block.picture);
      return picture ? { kind: 'wide', picture } : undefined;
    }
    case 'video': {
      const film = toFilm(toRelated(block.film));
      return film && { kind: 'video', film };
    }
    case 'results':
      return { kind: 'results', heading: block.heading, cards: (block.cards ?? []).map(toResult) };
    case 'dotCards': {
      const text = toParagraphs(block.text);
      return {
        kind: 'dotCards',
        heading: block.heading,
        ...(text.length > 0 && { text }),
        cards: (block.cards ?? []).map(({ dot, title, points, ground, border }) => ({
          dotColour: dot,
          title,
          points: toLines(points),
          backgroundColour: ground === 'white' ? 'white' : '#F6F6F6',
          border: border ?? false,
        })),
      };
    }
    case 'website':
      return { kind: 'website', label: block.label, href: block.href };
  }
}

const toResult = ({
  topText,
  bottomText,
  footerText,
}: Extract<StoredBlock, { blockType: 'results' }>['cards'][number]) => ({
  topText,
  bottomText,
  ...(footerText && { footerText }),
});

function toFilm(film: Film | undefined): WireFilm | undefined {
  const poster = film && toPicture(film.poster);
  if (!film?.filename || !poster) return undefined;
  return {
    src: MEDIA_PATH + film.filename,
    type: film.mimeType === 'video/webm' ? 'video/webm' : 'video/mp4',
    // Title of the film, because the poster may show something else.
    poster: { ...poster, name: film.title },
    ...(film.captionsName && { captions: MEDIA_PATH + film.captionsName }),
  };
}

/** A picture with AVIF and JPEG variants only; all supported browsers can show one of them. */
export function toPicture(relation: number | Media | null | undefined): Image | null {
  const image = toImage(relation);
  const sizes = image?.sizes?.filter(({ type }) => type === 'image/avif' || type === 'image/jpeg');
  return image && { ...image, ...(sizes && { sizes }) };
}
