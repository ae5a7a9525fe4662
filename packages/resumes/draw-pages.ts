import { readFileSync } from 'node:fs';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The first pages of a PDF, or the text of a Word document. The picture is missing of a page that cannot be drawn. */
export interface ResumePages {
  ok: true;
  total: number;
  pages: { text: string; picture?: { rgba: Uint8Array; width: number; height: number } }[];
}

/** Most pixels of a page, characters of a page, and bytes of memory. */
const limits = { pages: 10, width: 1000, height: 1600, text: 20_000, memory: 128 * 1024 * 1024 };
/** Annotations are drawn, and red is the first byte. */
const FLAGS = 0x01 | 0x10;
const wasm = readFileSync(new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));

// The limits of a thread do not cover the memory of WebAssembly.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > limits.memory) throw new RangeError('too large');
  return grow.call(this, pages);
};

/** Blocks its thread without a time limit. */
export async function drawPages(bytes: Uint8Array): Promise<ResumePages> {
  // Each file has its own memory, so that a hostile one cannot change the pictures of the next.
  const library = await init({ wasmBinary: wasm.buffer, printErr: () => undefined });
  library.PDFiumExt_Init();
  const start = library.pdfium.wasmExports.malloc(bytes.length);
  library.pdfium.HEAPU8.set(bytes, start);
  const file = library.FPDF_LoadMemDocument(start, bytes.length, '');
  const total = file ? library.FPDF_GetPageCount(file) : 0;
  const length = Math.min(total, limits.pages);
  const pages = Array.from({ length }, (_, index) => drawPage(library, file, index));
  return { ok: true, total, pages };
}

function drawPage(library: WrappedPdfiumModule, file: number, number: number) {
  const { pdfium } = library;
  const drawn: ResumePages['pages'][number] = { text: '' };
  try {
    const page = library.FPDF_LoadPage(file, number);
    if (!page) return drawn;
    const letters = library.FPDFText_LoadPage(page);
    const count = Math.min(library.FPDFText_CountChars(letters), limits.text);
    const text = pdfium.wasmExports.malloc(2 * (count + 1));
    library.FPDFText_GetText(letters, 0, count, text);
    drawn.text = pdfium.UTF16ToString(text).replaceAll(/[^\P{Cc}\n]/gu, '');
    const [wide, high] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
    const scale = Math.min(limits.width / wide, limits.height / high);
    const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
    const bitmap = library.FPDFBitmap_Create(width, height, 1);
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS);
    const rgba = library.FPDFBitmap_GetBuffer(bitmap);
    if (!rgba) return drawn;
    drawn.picture = { rgba: pdfium.HEAPU8.slice(rgba, rgba + 4 * width * height), width, height };
    library.FPDFBitmap_Destroy(bitmap);
    library.FPDF_ClosePage(page);
  } catch {
    // It needs too much memory. Its text may have been read before.
  }
  return drawn;
}
