import { palette } from '@agency/brand/palette';

// Brand colours, as in `payload.config.ts`.
const INK = '#141414';

const toUrl = (drawing: string, viewBox: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`)}`;

/** Thumbnail of a block from a drawing of 20 × 20. It needs no description, because the name is next to it. */
export const drawBlock = (drawing: string) => ({
  icon: { url: toUrl(drawing, '0 0 20 20'), alt: '' },
  thumbnail: {
    url: toUrl(`<path d="M-5 0h30v20H-5z" fill="#f2f2f2"/>${drawing}`, '-5 0 30 20'),
    alt: '',
  },
});

/** Thumbnails of the blocks of an article. */
export const blockPictures = {
  code: drawBlock(
    `<path d="M1 3h18v14H1z" fill="${INK}"/><path d="M7 7l-3 3 3 3M10 14l2-8" fill="none" stroke="#fff" stroke-width="1.5"/><circle cx="15.5" cy="12.5" r="1.5" fill="${palette.cobalt}"/>`,
  ),
  film: drawBlock(
    `<path d="M1 3h18v14H1z" fill="${INK}"/><circle cx="10" cy="10" r="5" fill="${palette.cobalt}"/><path d="M8.5 7.5l4 2.5-4 2.5z" fill="#fff"/>`,
  ),
};
