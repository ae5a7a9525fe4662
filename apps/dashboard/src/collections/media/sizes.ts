import type { ImageSize } from 'payload';

/** Longest side of a stored picture, in pixels: 1440 CSS pixels at a device pixel ratio of 2. */
export const MAX_SIDE = 2880;

const widths = [480, 960, 1600] as const;

// One step of effort more doubles the time and saves about 3 % in size.
const formats = {
  avif: { quality: 55, effort: 1 },
  webp: { quality: 78, effort: 2 },
} as const;

const hiddenInLists = {
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
};

const nameOfSize: ImageSize['generateImageName'] = ({ originalName, sizeName, extension }) =>
  `${originalName}-${sizeName}.${extension}`;

/** Image variants, none wider than the original, and one JPEG for crawlers and mail clients. None is cropped. */
export const mediaSizes: ImageSize[] = [
  ...Object.entries(formats).flatMap(([format, options]) =>
    widths.map((width) => ({
      name: `${format}${width}`,
      width,
      fit: 'inside' as const,
      // A narrower picture keeps its width, or dense screens would get the next smaller variant.
      withoutEnlargement: true,
      formatOptions: { format: format as keyof typeof formats, options },
      generateImageName: nameOfSize,
      admin: hiddenInLists,
    })),
  ),
  // For full-bleed pictures at that ratio. A narrower picture has no such variant.
  {
    name: 'avif2880',
    width: MAX_SIDE,
    fit: 'inside',
    formatOptions: { format: 'avif', options: formats.avif },
    generateImageName: nameOfSize,
    admin: hiddenInLists,
  },
  {
    name: 'jpeg1200',
    width: 1200,
    fit: 'inside',
    withoutEnlargement: true,
    formatOptions: { format: 'jpeg', options: { quality: 80, mozjpeg: true } },
    generateImageName: nameOfSize,
    admin: hiddenInLists,
  },
];
