import { palette } from '@agency/brand/palette';
import { drawBlock } from '../../rich-text/block-pictures.ts';

const INK = '#141414';
const YELLOW = '#ffd400';
const PAPER = '#fff';

const WORDS = `<path d="M4 5h9v2H4zM4 9h12v1H4zM4 12h12v1H4zM4 15h8v1H4z" fill="${INK}"/>`;
const HILL = '<path d="M0 17l6-7 5 5 3-3 6 5z" fill="#fff"/>';

/** A thumbnail of each block type. */
export const blockThumbnails = {
  text: drawBlock(WORDS),
  gallery: drawBlock(
    `<path d="M-2 5h11v10H-2zM11 5h11v10H11z" fill="${INK}"/><circle cx="6" cy="8" r="1.5" fill="${palette.cobalt}"/><circle cx="19" cy="8" r="1.5" fill="${palette.cobalt}"/><path d="M-2 15l4-5 3 3 4 2zM11 15l4-5 3 3 4 2z" fill="${PAPER}"/>`,
  ),
  wide: drawBlock(
    `<path d="M-5 3h30v14H-5z" fill="${INK}"/>${HILL}<circle cx="17" cy="7" r="2" fill="${palette.cobalt}"/>`,
  ),
  video: drawBlock(
    `<path d="M-2 3h24v14H-2z" fill="${INK}"/><circle cx="10" cy="10" r="4.5" fill="${palette.cobalt}"/><path d="M8.5 7.5l4 2.5-4 2.5z" fill="${PAPER}"/>`,
  ),
  results: drawBlock(
    `<path d="M-2 4h7v12h-7zM6.5 4h7v12h-7zM15 4h7v12h-7z" fill="${PAPER}"/><path d="M-1 13h4v2h-4zM7.5 11.5h4v3.5h-4zM16 9.5h4v5.5h-4z" fill="${INK}"/><circle cx="18" cy="6" r="1.5" fill="${palette.cobalt}"/>`,
  ),
  dotCards: drawBlock(
    `<path d="M-2 4h11v12H-2zM11 4h11v12H11z" fill="${PAPER}"/><circle cx="1" cy="7" r="1.5" fill="${palette.cobalt}"/><circle cx="14" cy="7" r="1.5" fill="${YELLOW}"/><path d="M-.5 10h8v1h-8zM-.5 13h6v1h-6zM12.5 10h8v1h-8zM12.5 13h6v1h-6z" fill="${INK}"/>`,
  ),
  website: drawBlock(
    `<path d="M-1 9h13v2H-1z" fill="${INK}"/><path d="M15 6l4 4-4 4M19 10h-5" fill="none" stroke="${palette.cobalt}" stroke-width="2"/>`,
  ),
};
