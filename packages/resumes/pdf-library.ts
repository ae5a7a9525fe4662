import type * as Library from '@cantoo/pdf-lib';

// The single-file build loads four times as fast as the package's entry.
const build = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href;

export const pdf: typeof Library = await import(build);

export type { PDFDict, PDFName, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

/** The value of a key, which may be a reference. */
export const getValue = (dict: Library.PDFDict, key: string): Library.PDFObject | undefined =>
  dict.get(pdf.PDFName.of(key));

/** A name without its slash; nothing for other objects. */
export const toName = (object: Library.PDFObject | undefined): string | undefined =>
  object instanceof pdf.PDFName ? object.asString().slice(1) : undefined;

export const toNumber = (object: Library.PDFObject | undefined): number | undefined =>
  object instanceof pdf.PDFNumber ? object.asNumber() : undefined;
