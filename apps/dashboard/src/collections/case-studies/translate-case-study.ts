import type { Overrides } from '@agency/content/overrides';
import type { CaseStudy, Film, Media } from '../../payload-types.ts';

/** Translates a text, by key path and source text. Returns nothing if there is no translation. */
export type TranslateText = (place: string, text: string) => string | undefined;

type Block = NonNullable<CaseStudy['blocks']>[number];
type Rows = Record<string, unknown> & { id?: string | null };

/** Text fields, in form order. */
const FACTS = [
  ...(['client', 'sector', 'country', 'services', 'summary'] as const),
  ...(['introHeading', 'introText', 'description'] as const),
];

/** Text fields of each block type. */
const BLOCK_TEXTS: Record<Block['blockType'], readonly string[]> = {
  text: ['heading', 'text'],
  gallery: ['captions'],
  wide: [],
  video: [],
  results: ['heading'],
  dotCards: ['heading', 'text'],
  website: ['label'],
};

const CARD_TEXTS = ['title', 'points', 'topText', 'bottomText', 'footerText'];

/** Optional pictures. */
const COVERS = ['wide', 'small', 'banner', 'bannerTall', 'aperture'] as const;

/**
 * Translates a case study. Rows are identified by id, which they keep when they are moved. Blocks without a complete
 * translation are skipped; without a required text or the tile the result is nothing.
 * @param study with its pictures, and the posters of its films
 */
export function translateCaseStudy(study: CaseStudy, say: TranslateText): CaseStudy | undefined {
  const facts = translateTexts({ ...study, services: study.services?.join('\n') }, FACTS, '', say);
  const tile = translatePicture(study.tile, say);
  if (!facts || tile === undefined) return undefined;
  const covers = COVERS.map((name) => [name, translatePicture(study[name], say) ?? null]);
  return {
    ...study,
    ...facts,
    services: facts.services?.split('\n') ?? [],
    tile,
    ...Object.fromEntries(covers),
    blocks: (study.blocks ?? []).flatMap((block) => translateBlock(block, say) ?? []),
  };
}

function translateBlock(block: Block, say: TranslateText): Block | undefined {
  const place = `blocks/${block.id}/`;
  const said = translateTexts(block, BLOCK_TEXTS[block.blockType], place, say);
  if (!said) return undefined;
  switch (said.blockType) {
    case 'gallery':
      return {
        ...said,
        // Keeps the positions of captions: a picture without a translated description becomes 0.
        pictures: (said.pictures ?? []).map((picture) => translatePicture(picture, say) ?? 0),
      };
    case 'wide': {
      const picture = translatePicture(said.picture, say);
      return picture === undefined ? undefined : { ...said, picture };
    }
    case 'video': {
      const film = translateFilm(said.film, say);
      return film === undefined ? undefined : { ...said, film };
    }
    case 'results':
    case 'dotCards': {
      const cards = ((said.cards ?? []) as Rows[]).map((card) =>
        translateTexts(card, CARD_TEXTS, `${place}cards/${card.id}/`, say),
      );
      return cards.includes(undefined) ? undefined : ({ ...said, cards } as Block);
    }
    default:
      return said;
  }
}

/** Translates the texts of a value. Returns nothing if one has no translation. */
function translateTexts<Value extends object>(
  value: Value,
  names: readonly string[],
  place: string,
  say: TranslateText,
): Value | undefined {
  const changed = { ...value } as Record<string, unknown>;
  for (const name of names) {
    const text = changed[name];
    if (typeof text !== 'string' || text.trim() === '') continue;
    const said = say(place + name, text);
    if (said === undefined) return undefined;
    changed[name] = said;
  }
  return changed as unknown as Value;
}

/** Translates the description of a picture; an unpopulated id is returned unchanged. */
function translatePicture<Picture extends number | Media | null | undefined>(
  picture: Picture,
  say: TranslateText,
): Picture | undefined {
  if (typeof picture !== 'object' || picture === null) return picture;
  const alt = picture.alt === '' ? '' : say(`pictures/${picture.id}`, picture.alt);
  return alt === undefined ? undefined : { ...picture, alt };
}

function translateFilm(film: number | Film, say: TranslateText): number | Film | undefined {
  if (typeof film !== 'object' || film === null) return film;
  const title = say(`films/${film.id}`, film.title);
  return title === undefined ? undefined : { ...film, title };
}

/** Applies the stored translation. */
export const applyTranslation = (study: CaseStudy, fields: Overrides): CaseStudy | undefined =>
  translateCaseStudy(study, (place) => {
    const said = fields[place];
    return typeof said === 'string' && said.trim() !== '' ? said : undefined;
  });
