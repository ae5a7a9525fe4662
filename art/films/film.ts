import type { Staging } from '../identities/staging.ts';
import type { Light, Shot } from '../photographs/photograph.ts';

/** How the light moves; each is described in `studio/film.py`. */
export type Motion = 'passing' | 'flame' | 'rising' | 'cloud';

/** A silent loop: one set, rendered once in each of several lights, and a mask that moves between them. */
export interface Film {
  /** Folder of the case study. */
  client: string;
  /** `film-1` and so on, as in the content file of the case study. */
  name: string;
  staging: Staging;
  motion: Motion;
  seconds: number;
  /** The same scene and camera each time: first what is always visible; then what the mask shows. */
  layers: readonly Shot[];
  /** The time in the loop that the poster shows, 0 to 1. */
  poster: number;
}

/** A photograph's scene from another camera. */
export const seen = (shot: Shot | undefined, camera: string) => shot && { ...shot, camera };

/** A photograph's scene in another light, or with other colours and prints. */
export function relit(
  shot: Shot | undefined,
  light: Partial<Light>,
  changes: Partial<Pick<Shot, 'colours' | 'prints'>> = {},
): Shot {
  if (!shot) throw new Error('There is no such shot to film.');
  const { colours, prints } = changes;
  return {
    ...shot,
    light: { ...shot.light, ...light },
    colours: { ...shot.colours, ...colours },
    prints: { ...shot.prints, ...prints },
  };
}
