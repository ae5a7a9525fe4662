import { readFile } from 'node:fs/promises';
import { fetchPicture, type Media } from './media.ts';
import { MEDIA_PATH } from './website-headers.ts';

/** Longest waiting for a picture that lies on another host, in milliseconds. */
const PICTURE_TIME = 5000;

/**
 * Reads pictures for what is drawn from them, by their address in a page.
 * @param media passes pictures on; without it they lie where the settings say
 */
export function createPictureReader(media: Media | undefined): App.Locals['readPicture'] {
  return async (address) => {
    if (!media || !address.startsWith(MEDIA_PATH)) {
      const fetched = await fetchPicture(address, AbortSignal.timeout(PICTURE_TIME));
      return fetched === 'missing' ? undefined : fetched.bytes;
    }
    const picture = await media.getPicture(address.slice(MEDIA_PATH.length));
    if (picture === 'missing') return undefined;
    if (picture === 'failed') throw new Error('the picture cannot be had now');
    return picture.bytes ?? readFile(picture.location ?? '');
  };
}
