declare module 'subset-font' {
  /** A font with only the characters of `text` and the layout features named. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      keepFeatures?: readonly string[];
      noLayoutClosure?: boolean;
    },
  ): Promise<Buffer>;
}
