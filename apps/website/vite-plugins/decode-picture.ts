import { createSemaphore } from '@agency/server/semaphore';
import sharp, { type Sharp } from 'sharp';

const decoding = new Map<string, ReturnType<typeof decode>>();
/** Files are decoded one after the other, so that few decoded pictures wait in memory. */
const semaphore = createSemaphore({ permits: 1 });

const decode = (file: string) =>
  semaphore
    .run(() => sharp(file).raw().toBuffer({ resolveWithObject: true }))
    .finally(() => decoding.delete(file));

/** Decodes a picture once for all that request it meanwhile: decoding an AVIF takes longer than its variants. */
export async function decodePicture(file: string): Promise<Sharp> {
  const shared = decoding.get(file) ?? decode(file);
  decoding.set(file, shared);
  const { data, info } = await shared;
  return sharp(data, { raw: info });
}
