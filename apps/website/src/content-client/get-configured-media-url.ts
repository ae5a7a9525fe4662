import { getWebsiteSettings } from '../settings.ts';
import { toMediaUrl } from './to-media-url.ts';

/** `toMediaUrl` with the hosts of the settings. */
export function getConfiguredMediaUrl(src: string): string | undefined {
  const { MEDIA_BASE_URL, MEDIA_HOSTS } = getWebsiteSettings();
  return toMediaUrl(src, { baseUrl: MEDIA_BASE_URL, hosts: MEDIA_HOSTS });
}
