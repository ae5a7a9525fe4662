import sharp from 'sharp';

/** Highest and lowest quality of the search; if the lowest is too large, the drawing must become simpler. */
const range: Record<string, { from: number; to: number }> = {
  avif: { from: 60, to: 42 },
  jpg: { from: 88, to: 60 },
  ico: { from: 100, to: 100 },
  png: { from: 100, to: 60 },
  webp: { from: 88, to: 60 },
};

async function encodeAt(png: Buffer, format: string, quality: number): Promise<Buffer> {
  const image = sharp(png);
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 5 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    case 'jpg':
      return image
        .flatten({ background: '#fff' })
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer();
    case 'ico':
      return toIcon(await image.png().toBuffer());
    case 'png':
      return image.png({ compressionLevel: 9, palette: true, quality, effort: 10 }).toBuffer();
    default:
      throw new Error(`No encoder for .${format}`);
  }
}

/**
 * Encodes a picture in the format of its file name, at the best quality that fits the budget.
 * Throws if not even the lowest acceptable quality fits.
 */
export async function encodeMaster(
  png: Buffer,
  options: { file: string; budget: number; quality?: number; flat?: boolean },
): Promise<{ data: Buffer; quality: number }> {
  if (options.flat) return encodeFlat(png, options);
  const format = options.file.slice(options.file.lastIndexOf('.') + 1);
  const { from, to } = range[format] ?? { from: 88, to: 60 };
  for (let quality = options.quality ?? from; quality >= to; quality -= 4) {
    const data = await encodeAt(png, format, quality);
    if (data.length <= options.budget * 1024) return { data, quality };
  }
  throw new Error(`${options.file} does not fit ${options.budget} kB at quality ${to}`);
}

/** Pictures of few flat colours: a small palette without loss is both sharper and smaller. */
async function encodeFlat(
  png: Buffer,
  { file, budget }: { file: string; budget: number },
): Promise<{ data: Buffer; quality: number }> {
  const few = await sharp(png)
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer();
  const data = await sharp(few).webp({ lossless: true, effort: 6 }).toBuffer();
  if (data.length > budget * 1024) throw new Error(`${file} does not fit ${budget} kB`);
  return { data, quality: 100 };
}

/** A .ico with one PNG, which every current browser supports. */
function toIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(png.readUInt32BE(16), 6);
  head.writeUInt8(png.readUInt32BE(20), 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
