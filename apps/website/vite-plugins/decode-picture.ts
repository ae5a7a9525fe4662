import sharp, { type Sharp } from 'sharp';

const decoding = new Map<string, ReturnType<typeof decode>>();
// Files are decoded one after the other, so that few decoded pictures wait in memory.
let last: Promise<unknown> = Promise.resolve();

function decode(file: string) {
  const decoded = last.then(() => sharp(file).raw().toBuffer({ resolveWithObject: true }));
  last = decoded.catch(() => undefined);
  return decoded;
}

/** Decodes a picture once for all that request it meanwhile: decoding an AVIF takes longer than its variants. */
export async function decodePicture(file: string): Promise<Sharp> {
  const shared = decoding.get(file) ?? decode(file);
  decoding.set(file, shared);
  try {
    const { data, info } = await shared;
    return sharp(data, { raw: info });
  } finally {
    decoding.delete(file);
  }
}
