import { getWebsiteSettings } from '../settings.ts';
import { toMediaAddress } from './media-address.ts';

/** The address of a dashboard picture from its `src`; nothing when it could lead elsewhere. */
export const getMediaAddress = (src: string): string | undefined =>
  toMediaAddress(src, getWebsiteSettings().MEDIA_BASE_URL);
