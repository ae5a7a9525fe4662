import type { ImageSize } from 'payload';

const widths = [480, 960, 1600] as const;

// Each step of effort above 2 doubles the time an upload takes and saves about 3 % in size.
const formats = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 4 },
} as const;

const hiddenInLists = {
  disableGroupBy: true,
  disableListColumn: true,
  disableListFilter: true,
};

const nameOfSize: ImageSize['generateImageName'] = ({ originalName, sizeName, extension }) =>
  `${originalName}-${sizeName}.${extension}`;

/**
 * Ready-made renditions, none wider than the picture itself, plus one JPEG that every crawler and mail program
 * can show. None is cropped, so all share the picture's proportions.
 */
export const mediaSizes: ImageSize[] = [
  ...Object.entries(formats).flatMap(([format, options]) =>
    widths.map((width) => ({
      name: `${format}${width}`,
      width,
      fit: 'inside' as const,
      // A narrower picture is kept as wide as it is, or dense screens would get the next rendition below it.
      withoutEnlargement: true,
      formatOptions: { format: format as keyof typeof formats, options },
      generateImageName: nameOfSize,
      admin: hiddenInLists,
    })),
  ),
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
