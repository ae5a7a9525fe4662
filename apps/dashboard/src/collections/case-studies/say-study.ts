import type { Overrides } from '@agency/content/overrides';
import type { CaseStudy, Film, Media } from '../../payload-types.ts';

/** Says a text of a study otherwise: by its place and as it is. Nothing where there are no words for it. */
export type Say = (place: string, text: string) => string | undefined;

type Block = NonNullable<CaseStudy['blocks']>[number];
type Rows = Record<string, unknown> & { id?: string | null };

/** Facts that are words, in the order of the form. */
const FACTS = [
  ...(['client', 'sector', 'country', 'services', 'summary'] as const),
  ...(['introHeading', 'introText', 'description'] as const),
];

/** Words of a part of the page, by what it is. */
const WORDS_OF_BLOCKS: Record<Block['blockType'], readonly string[]> = {
  text: ['heading', 'text'],
  gallery: ['captions'],
  wide: [],
  video: [],
  results: ['heading'],
  dotCards: ['heading', 'text'],
  website: ['label'],
};

const WORDS_OF_CARDS = ['title', 'points', 'topText', 'bottomText', 'footerText'];

/** Pictures that a study may lack. */
const COVERS = ['wide', 'small', 'banner', 'bannerTall', 'aperture'] as const;

/**
 * A study with its words said otherwise. Rows are named by their numbers, which they keep when they are moved. What there are no
 * words for is left out; nothing where that is a fact, or what the tile shows.
 * @param study with its pictures, and the posters of its films
 */
export function sayStudy(study: CaseStudy, say: Say): CaseStudy | undefined {
  const facts = sayTexts({ ...study, services: study.services?.join('\n') }, FACTS, '', say);
  const tile = sayPicture(study.tile, say);
  if (!facts || tile === undefined) return undefined;
  const covers = COVERS.map((name) => [name, sayPicture(study[name], say) ?? null]);
  return {
    ...study,
    ...facts,
    services: facts.services?.split('\n') ?? [],
    tile,
    ...Object.fromEntries(covers),
    blocks: (study.blocks ?? []).flatMap((block) => sayBlock(block, say) ?? []),
  };
}

function sayBlock(block: Block, say: Say): Block | undefined {
  const place = `blocks/${block.id}/`;
  const said = sayTexts(block, WORDS_OF_BLOCKS[block.blockType], place, say);
  if (!said) return undefined;
  switch (said.blockType) {
    case 'gallery':
      return {
        ...said,
        // Captions stand in the order of the pictures: one that cannot be described is not shown.
        pictures: (said.pictures ?? []).map((picture) => sayPicture(picture, say) ?? 0),
      };
    case 'wide': {
      const picture = sayPicture(said.picture, say);
      return picture === undefined ? undefined : { ...said, picture };
    }
    case 'video': {
      const film = sayFilm(said.film, say);
      return film === undefined ? undefined : { ...said, film };
    }
    case 'results':
    case 'dotCards': {
      const cards = ((said.cards ?? []) as Rows[]).map((card) =>
        sayTexts(card, WORDS_OF_CARDS, `${place}cards/${card.id}/`, say),
      );
      return cards.includes(undefined) ? undefined : ({ ...said, cards } as Block);
    }
    default:
      return said;
  }
}

/** Something with its texts said otherwise; nothing where one of them is not. */
function sayTexts<Value extends object>(
  value: Value,
  names: readonly string[],
  place: string,
  say: Say,
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

/** A picture as it is described; as it is where nothing is known of it. */
function sayPicture<Picture extends number | Media | null | undefined>(
  picture: Picture,
  say: Say,
): Picture | undefined {
  if (typeof picture !== 'object' || picture === null) return picture;
  const alt = picture.alt === '' ? '' : say(`pictures/${picture.id}`, picture.alt);
  return alt === undefined ? undefined : { ...picture, alt };
}

function sayFilm(film: number | Film, say: Say): number | Film | undefined {
  if (typeof film !== 'object' || film === null) return film;
  const title = say(`films/${film.id}`, film.title);
  return title === undefined ? undefined : { ...film, title };
}

/** A study in the words of another language, as far as there are any. */
export const putStudyWords = (study: CaseStudy, fields: Overrides): CaseStudy | undefined =>
  sayStudy(study, (place) => {
    const said = fields[place];
    return typeof said === 'string' && said.trim() !== '' ? said : undefined;
  });
