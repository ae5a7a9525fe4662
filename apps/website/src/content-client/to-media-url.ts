/** Where pictures and films may lie besides the website itself. */
export interface MediaPlaces {
  /** What stands in front of a picture's path (`MEDIA_BASE_URL`); without it pictures come from our own `/media/`. */
  baseUrl?: string | undefined;
  /** Origins of further hosts (`MEDIA_HOSTS`). */
  hosts?: readonly string[];
}

const OWN = /^\/media\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;
const ABSOLUTE = /^(?:https?:)?\/\//i;
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Spelled otherwise by a browser than by a server, or nothing that names a file. */
const UNSAFE = /[\\\p{C}]/u;
const LONGEST = 2000;

/**
 * The address of a picture or film: the media base + its path, or its own address where that is on a host of the
 * settings. Nothing when it would lead elsewhere.
 * @param src path or address as the host of the content gives it, in whichever spelling
 */
export function toMediaUrl(
  src: string,
  { baseUrl, hosts = [] }: MediaPlaces = {},
): string | undefined {
  if (src.length > LONGEST || UNSAFE.test(src)) return undefined;
  if (ABSOLUTE.test(src)) {
    const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
    const isAllowed = url && (hosts.includes(url.origin) || isInside(url, baseUrl));
    return isAllowed ? toWritten(url) : undefined;
  }
  if (!baseUrl) return OWN.test(src) ? src : undefined;
  if (OTHER_SCHEME.test(src)) return undefined;
  const url = URL.parse(`${baseUrl}/${src.replace(/^\/+/, '')}`);
  return url && isInside(url, baseUrl) ? toWritten(url) : undefined;
}

function isInside(url: URL, baseUrl: string | undefined): boolean {
  if (!baseUrl) return false;
  const base = new URL(baseUrl);
  const folder = base.pathname.replace(/\/?$/, '/');
  return url.origin === base.origin && url.pathname.startsWith(folder) && url.pathname !== folder;
}

/** As it may stand in HTML and in a list of renditions, where a comma ends an address. */
function toWritten(url: URL): string | undefined {
  if (url.username || url.password || /\/(?:\.|%2e)/i.test(url.pathname)) return undefined;
  url.hash = '';
  return url.href.replaceAll(',', '%2C');
}
