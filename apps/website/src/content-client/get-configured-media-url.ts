import { getWebsiteSettings } from '../settings.ts';
import { toMediaUrl } from './to-media-url.ts';

/** URL of a picture or film from its `src`; undefined when it would lead to a host the settings do not name. */
export function getConfiguredMediaUrl(src: string): string | undefined {
  const { MEDIA_BASE_URL, MEDIA_HOSTS } = getWebsiteSettings();
  return toMediaUrl(src, { baseUrl: MEDIA_BASE_URL, hosts: MEDIA_HOSTS });
}
