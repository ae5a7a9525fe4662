import { getWebsiteSettings } from '../settings.ts';
import { toMediaAddress } from './media-address.ts';

/** The address of a picture or film from its `src`; nothing when it would lead to a host the settings do not name. */
export function getMediaAddress(src: string): string | undefined {
  const { MEDIA_BASE_URL, MEDIA_HOSTS } = getWebsiteSettings();
  return toMediaAddress(src, { baseUrl: MEDIA_BASE_URL, hosts: MEDIA_HOSTS });
}
