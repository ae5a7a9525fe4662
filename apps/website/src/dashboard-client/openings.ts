import type { Opening, OpeningPage } from '@agency/contracts';
import { isCleanable, toCleanHtml } from './clean-html.ts';
import type { MediaPlaces } from './media-address.ts';
import { toListOfLanguage } from './of-language.ts';
import type { Resource } from './resource.ts';
import { toResource } from './resources.ts';

/**
 * The openings of a language. A host that does not know languages has some in the default one alone.
 * @param language the default one when it is left out
 */
export function toOpeningsResource(places: MediaPlaces, language?: string): Resource<Opening[]> {
  const resource =
    language === undefined ? toResource('openings') : toResource('language-openings', { language });
  const clean: Resource<Opening[]> = {
    ...resource,
    parse(body, onBadRecord) {
      const { data, isWhole } = resource.parse(body, onBadRecord);
      return { data: data.map((opening) => toCleanOpening(opening, places)), isWhole };
    },
  };
  return toListOfLanguage(clean, language);
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
