interface Variants {
  files: RegExp;
  /** In pixels, separated by semicolons. */
  widths: string;
  format?: 'avif';
  quality?: string;
}

/** How hard the encoders try. One step more doubles their time and saves 1 to 5 % in size. */
export const efforts = { avif: '1', webp: '2' } as const;

/** How the build encodes the pictures of the content files. The first entry that matches a path counts. */
const variants: Variants[] = [
  { files: /\/case-studies\/[^/]+\/(?:tile|small)\./, widths: '320;480;640;960' },
  // The largest paint of phones, so it is AVIF. For the others WebP is enough: AVIF takes five times as long to encode.
  {
    files: /\/case-studies\/[^/]+\/banner-tall\./,
    widths: '480;780;900',
    format: 'avif',
    quality: '50',
  },
  // Phones show crops (mobile-crops.ts).
  { files: /\/case-studies\/[^/]+\/gallery-/, widths: '640;960;1600' },
  // In the circle of a case study: 72 % of the width of a desktop screen.
  { files: /\/case-studies\/[^/]+\/close-up\./, widths: '800;1200;2080' },
  // A quarter of the page wide, half of it on phones.
  { files: /\/pages\/people-of-cairo\//, widths: '360;560;720;1040' },
  { files: /./, widths: '480;640;960;1600' },
];

/** Directives of `vite-imagetools` for a picture that is imported with `?as=picture`. */
export function toVariantDirectives(path: string): Record<string, string> {
  const found = variants.find(({ files }) => files.test(path));
  if (!found) return {};
  const { widths, format = 'webp', quality = '76' } = found;
  return { w: widths, format, quality, effort: efforts[format], as: 'picture' };
}
