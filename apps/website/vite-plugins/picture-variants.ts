interface Variants {
  files: RegExp;
  /** In pixels, separated by semicolons. */
  widths: string;
  format?: 'avif';
}

/** How hard the encoders try. One step more doubles their time and saves 1 to 5 % in size. */
export const efforts = { avif: '1', webp: '2' } as const;
const qualities = { avif: '50', webp: '70' } as const;

/** How the build encodes the content's pictures; the first match counts. An AVIF itself is its widest variant. */
const variants: Variants[] = [
  { files: /\/case-studies\/[^/]+\/tile\./, widths: '320;480;640;960;1200' },
  { files: /\/case-studies\/[^/]+\/small\./, widths: '320;480;640;960;1440' },
  // The largest paint of phones, so it is AVIF. For the others WebP is enough: AVIF takes five times as long to encode.
  { files: /\/case-studies\/[^/]+\/banner-tall\./, widths: '480;780;900', format: 'avif' },
  { files: /\/case-studies\/[^/]+\/banner\.avif/, widths: '960;1600' },
  { files: /\/(?:wide|advertisements|film-\d+|nasj\/gallery-3)\.avif/, widths: '480;640;960;1600' },
  // Phones show crops (mobile-crops.ts).
  { files: /\/case-studies\/[^/]+\/gallery-.*\.avif/, widths: '640;960' },
  // In the circle of a case study: 72 % of the width of a desktop screen.
  { files: /\/case-studies\/[^/]+\/close-up\.avif/, widths: '800;1200' },
  // Half the page wide, all of it on phones.
  { files: /\/pages\/people-of-cairo\/felucca\./, widths: '560;780;1040' },
  // A quarter of the page wide, half of it on phones.
  { files: /\/pages\/people-of-cairo\//, widths: '360;560;720' },
  { files: /\.avif$/, widths: '480;640;960' },
  { files: /./, widths: '480;640;960;1600' },
];

/** Directives of `vite-imagetools` for a picture that is imported with `?as=picture`. */
export function toVariantDirectives(path: string): Record<string, string> {
  const found = variants.find(({ files }) => files.test(path));
  if (!found) return {};
  const { widths, format = 'webp' } = found;
  return { w: widths, format, quality: qualities[format], effort: efforts[format], as: 'picture' };
}
