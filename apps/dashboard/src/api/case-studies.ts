import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import {
  caseStudyNameSchema,
  type Image,
  type ListedCaseStudy,
  type WireBlock,
  type WireCaseStudy,
  type WireFilm,
  type World,
} from '@agency/contracts';
import type { Payload } from 'payload';
import { toCrop } from '../collections/case-studies/crop.ts';
import { isTranslated } from '../collections/case-studies/translation.ts';
import {
  toCaptionLines,
  toLines,
  toList,
  toParagraphs,
  toTrimmed,
} from '../collections/case-studies/validators.ts';
import { onlyIn } from '../collections/localized-text.ts';
import type { CaseStudy, Film, Media } from '../payload-types.ts';
import { findPublic } from './find-public.ts';
import { MEDIA_PATH, toImage, toRelated } from './image.ts';
import type { ItemParams, Params } from './queries.ts';
import { createNotFound, toWireLanguage } from './response.ts';

type StoredBlock = NonNullable<CaseStudy['blocks']>[number];

/** `GET /api/case-studies`: published case studies in grid order; with `?language=ar` those in that language. */
export async function getCaseStudies(
  payload: Payload,
  { language = defaultLanguage }: Params<Language> = {},
): Promise<ListedCaseStudy[]> {
  const studies = await findPublic(payload, 'case-studies', {
    sort: ['order', 'id'],
    select: { blocks: false },
    ...onlyIn(language.tag),
    depth: 1,
  });
  return studies.flatMap((study) => {
    const listed = toListed(study, language);
    return listed ? toTrimmed(listed) : [];
  });
}

/**
 * `GET /api/case-studies/{name}`; with `?language=ar` in that language, without blocks that are not translated.
 * @throws {ApiError} 404 if it is not published, or not in the language
 */
export async function getCaseStudy(
  payload: Payload,
  { parameter: name, language = defaultLanguage }: ItemParams<Language>,
): Promise<WireCaseStudy> {
  const isName = caseStudyNameSchema.safeParse(name).success;
  const study = isName ? await findBySlug(payload, name, language) : undefined;
  const listed = study && toListed(study, language);
  if (!listed) throw createNotFound('case-study');
  const source = isDefault(language) ? study : await findBySlug(payload, name, defaultLanguage);
  const blocks = (study.blocks ?? []).filter((block, index) =>
    isTranslated(source?.blocks?.[index], block),
  );
  return toTrimmed({ ...listed, ...toDetails({ ...study, blocks }) });
}

/** Texts without which a case study is not shown in a language. */
const requiredTexts = [
  'client',
  'sector',
  'country',
  'services',
  'summary',
  'introHeading',
  'introText',
  'description',
] as const;

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
  ...(study.year && { year: Math.round(study.year) }),
  team: toList<string>(study.team),
  changed: toParagraphs(study.changed),
  intro: { heading: study.introHeading, text: toParagraphs(study.introText) },
  blocks: (study.blocks ?? []).flatMap((block) => toBlock(block) ?? []),
  related: study.related ?? [],
  banner: toPicture(study.banner),
  banner_tall: toPicture(study.bannerTall),
});

async function findBySlug(
  payload: Payload,
  slug: string,
  { tag }: Language,
): Promise<CaseStudy | undefined> {
  const [study] = await findPublic(payload, 'case-studies', {
    where: { slug: { equals: slug } },
    ...onlyIn(tag),
    limit: 1,
    // For the poster of a film.
    depth: 2,
  });
  return study;
}

/** Serialises a case study for lists; nothing if its tile was deleted, or a text is missing in the language. */
function toListed(
  study: Omit<CaseStudy, 'blocks'>,
  language: Language,
): ListedCaseStudy | undefined {
  const tile = toPicture(study.tile);
  const isWhole = requiredTexts.every((name) => toList([study[name] ?? []].flat()).length > 0);
  if (!tile || !(isWhole || isDefault(language))) return undefined;
  return { ...toSummary(study), tile, ...toWireLanguage(language.tag) };
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

/** Serialises a block; nothing if its picture or film was deleted. */
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
  // Described by the film, because the poster may show something else.
  const poster = film && toPicture(film.poster, film.title);
  if (!film?.filename || !poster) return undefined;
  return {
    src: MEDIA_PATH + film.filename,
    type: film.mimeType === 'video/webm' ? 'video/webm' : 'video/mp4',
    poster,
    ...(film.captionsName && { captions: MEDIA_PATH + film.captionsName }),
  };
}

/**
 * A picture with AVIF and JPEG variants only; all supported browsers can show one of them. `null` without a description
 * in the language.
 */
export function toPicture(
  relation: number | Media | null | undefined,
  name = toRelated(relation)?.alt,
): Image | null {
  const image = name ? toImage(relation) : null;
  const sizes = image?.sizes?.filter(({ type }) => type === 'image/avif' || type === 'image/jpeg');
  return image && { ...image, ...(name && { name }), ...(sizes && { sizes }) };
}
