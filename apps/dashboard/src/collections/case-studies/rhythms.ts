import { palette } from '@agency/brand/palette';
import type { Rhythm } from '@agency/contracts';
import { drawBlock } from '../../rich-text/block-pictures.ts';

const INK = '#141414';

/** Labels of the gallery layouts. */
export const rhythmLabels: Record<Rhythm, string> = {
  pairs: 'Two a row, one of them nearly square',
  triptych: 'Three upright ones a row',
  tall: 'An upright one beside two',
  beside: 'Beside the text before them, which stays while they pass',
  detail: 'So close that it becomes a pattern',
};

const draw = (drawing: string) => drawBlock(drawing).thumbnail.url;
const plates = (path: string) => `<path d="${path}" fill="${INK}"/>`;

/** A thumbnail of each layout. */
export const rhythmThumbnails: Record<Rhythm, string> = {
  pairs: draw(plates('M-2 2h14v7H-2zM13 2h9v7h-9zM-2 11h9v7h-9zM8 11h14v7H8z')),
  triptych: draw(plates('M-2 4h7v12h-7zM6.5 4h7v12h-7zM15 4h7v12h-7z')),
  tall: draw(plates('M-2 2h10v16H-2zM9.5 2H22v7.2H9.5zM9.5 10.8H22V18H9.5z')),
  beside: draw(
    `${plates('M9 -2h13v8H9zM9 8h13v8H9zM9 18h13v4H9z')}<path d="M-2 6h7v2h-7zM-2 10h9v1h-9zM-2 13h9v1h-9z" fill="${palette.cobalt}"/>`,
  ),
  detail: draw(
    `${plates('M-5 3h30v14H-5z')}<circle cx="-1" cy="5" r="3.5" fill="${palette.cobalt}"/><circle cx="10" cy="5" r="3.5" fill="${palette.cobalt}"/><circle cx="21" cy="5" r="3.5" fill="${palette.cobalt}"/><circle cx="4.5" cy="14" r="3" fill="${palette.cobalt}"/><circle cx="15.5" cy="14" r="3" fill="${palette.cobalt}"/>`,
  ),
};
