import type * as Library from '@cantoo/pdf-lib';

// The build in one file: the package's own entry is four hundred files, which take four times as long to load.
const build = new URL('../dist/pdf-lib.esm.min.js', import.meta.resolve('@cantoo/pdf-lib')).href;

/** The PDF library. */
export const pdf: typeof Library = await import(build);

export type { PDFDict, PDFName, PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

const { PDFName, PDFNumber } = pdf;

/** The value of a key as it is written, which may be a reference. */
export const getValue = (dict: Library.PDFDict, key: string): Library.PDFObject | undefined =>
  dict.get(PDFName.of(key));

/** A name without its slash; nothing for any other object. */
export const toName = (object: Library.PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.asString().slice(1) : undefined;

export const toNumber = (object: Library.PDFObject | undefined): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined;
