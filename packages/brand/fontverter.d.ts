declare module 'fontverter' {
  /** Converts a font file between its wrappers: `sfnt`, `woff`, `woff2`. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
