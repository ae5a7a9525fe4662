import { MEDIA_NAME, MEDIA_PATH } from '../model/media-path.ts';
import { getWebsiteSettings } from '../settings.ts';

export interface MediaHosts {
  /** URL prefix of media paths (`MEDIA_BASE_URL`); without it, they are paths of our own `/media/`. */
  baseUrl?: string;
  /** Origins of further hosts (`MEDIA_HOSTS`). */
  hosts?: readonly string[];
}

const ABSOLUTE = /^(?:https?:)?\/\//i;
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Characters that browsers and servers interpret differently. */
const UNSAFE = /[\\\p{C}]/u;
const MAX_LENGTH = 2000;

/** URL of an image or video, from its `src` in a response; undefined if it is on any other host. */
export function toMediaUrl(
  src: string,
  { baseUrl, hosts = [] }: MediaHosts = {},
): string | undefined {
  if (src.length > MAX_LENGTH || UNSAFE.test(src)) return undefined;
  if (ABSOLUTE.test(src)) {
    const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
    const isAllowed = url && (hosts.includes(url.origin) || isInside(url, baseUrl));
    return isAllowed ? toSafeHref(url) : undefined;
  }
  if (!baseUrl) {
    const isOwn = src.startsWith(MEDIA_PATH) && MEDIA_NAME.test(src.slice(MEDIA_PATH.length));
    return isOwn ? src : undefined;
  }
  if (OTHER_SCHEME.test(src)) return undefined;
  const url = URL.parse(`${baseUrl}/${src.replace(/^\/+/, '')}`);
  return url && isInside(url, baseUrl) ? toSafeHref(url) : undefined;
}

/** `toMediaUrl` with the hosts of the settings. */
export function getConfiguredMediaUrl(src: string): string | undefined {
  const { MEDIA_BASE_URL, MEDIA_HOSTS } = getWebsiteSettings();
  return toMediaUrl(src, { baseUrl: MEDIA_BASE_URL, hosts: MEDIA_HOSTS });
}

function isInside(url: URL, baseUrl: string | undefined): boolean {
  if (!baseUrl) return false;
  const base = new URL(baseUrl);
  const folder = base.pathname.replace(/\/?$/, '/');
  return url.origin === base.origin && url.pathname.startsWith(folder) && url.pathname !== folder;
}

/** Escapes commas, which separate the URLs of a `srcset`. */
function toSafeHref(url: URL): string | undefined {
  if (url.username || url.password || /\/(?:\.|%2e)/i.test(url.pathname)) return undefined;
  url.hash = '';
  return url.href.replaceAll(',', '%2C');
}
