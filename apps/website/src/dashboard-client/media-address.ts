const OWN = /^\/media\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}$/;
const ANYWHERE = /^(?:\/[A-Za-z0-9_][A-Za-z0-9._~-]*)+$/;

/**
 * The address of a picture: the media base + its path. Nothing when the path could lead elsewhere.
 * @param src path as the dashboard gives it, or an address that already begins with the media base
 * @param mediaBaseUrl MEDIA_BASE_URL; without it pictures come from our own `/media/`
 */
export function toMediaAddress(src: string, mediaBaseUrl?: string): string | undefined {
  if (!mediaBaseUrl) return OWN.test(src) ? src : undefined;
  const path = src.startsWith(`${mediaBaseUrl}/`) ? src.slice(mediaBaseUrl.length) : src;
  return ANYWHERE.test(path) ? mediaBaseUrl + path : undefined;
}
