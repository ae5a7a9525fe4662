import type { Opening, OpeningPage } from '@agency/contracts';
import { isCleanable, toCleanHtml } from './clean-html.ts';
import type { MediaPlaces } from './media-address.ts';
import type { Resource } from './resource.ts';
import { toResource } from './resources.ts';

/** What a host says that knows no languages. The same object, so that a page made of it is kept. */
const NONE: Opening[] = [];

/**
 * The openings of a language. A host that does not know languages has some in the default one alone.
 * @param language the default one when it is left out
 */
export function toOpeningsResource(places: MediaPlaces, language?: string): Resource<Opening[]> {
  const resource =
    language === undefined ? toResource('openings') : toResource('language-openings', { language });
  return {
    ...resource,
    ...(language !== undefined && { whenRefused: { data: NONE } }),
    parse(body, onBadRecord) {
      const { data, isWhole } = resource.parse(body, onBadRecord);
      // Whoever does not look at the query answers with those of the default language.
      const own = data.filter((opening) => opening.language === language);
      return { data: own.map((opening) => toCleanOpening(opening, places)), isWhole };
    },
  };
}

/**
 * What there is at the address of an opening in a language; nothing of a host that does not know languages.
 * @param language the default one when it is left out
 */
export function toOpeningResource(
  places: MediaPlaces,
  { slug, language }: { slug: string; language?: string },
): Resource<OpeningPage | undefined> {
  const resource =
    language === undefined
      ? toResource('opening', slug)
      : toResource('language-opening', { slug, language });
  return {
    ...resource,
    ...(language !== undefined && { whenRefused: { data: undefined } }),
    mayBeKept: (data) => data !== undefined,
    parse(body, onBadRecord) {
      const { data, isWhole } = resource.parse(body, onBadRecord);
      if (data.language !== language) return { data: undefined, isWhole };
      return { data: data.state === 'open' ? toCleanOpening(data, places) : data, isWhole };
    },
  };
}

function toCleanOpening<Shown extends Opening>(opening: Shown, places: MediaPlaces): Shown {
  const html = opening.html_description;
  // A position can be read about without what cannot be cleaned.
  return { ...opening, html_description: isCleanable(html) ? toCleanHtml(html, places) : '' };
}
