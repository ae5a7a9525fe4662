// Redirect services, with the target in the query.
const redirects: { host: RegExp; path: string; parameters: string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, path: '/url', parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', parameters: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: '/l.php', parameters: ['u'] },
  { host: /^l\.instagram\.com$/, path: '/', parameters: ['u'] },
];

// A host name, with optional port and path.
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(\p{L}[\p{L}\p{M}\p{N}-]*)(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const EMAIL =
  /^[^\s@:/?#]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u;
// File extensions that are no top-level domains.
const FILE = /^(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|rtf|txt|jpe?g|png|gif|webp|svg)$/i;

/**
 * Normalises a URL if a link may have it: http, https, mailto, tel and paths. A missing scheme is added, and redirect
 * services are replaced by their target.
 */
export function toSafeHref(href: string): string | undefined {
  const trimmed = href.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed)) return followRedirect(trimmed);
  if (/^(?:\/(?![/\\])|#)\S*$/.test(trimmed)) return trimmed;
  if (EMAIL.test(trimmed)) return `mailto:${trimmed}`;
  const [, ending] = HOST.exec(trimmed) ?? [];
  return ending && !FILE.test(ending) ? `https://${trimmed}` : undefined;
}

function followRedirect(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  const redirect = redirects.find(({ host, path }) => host.test(hostname) && path === pathname);
  const to = redirect?.parameters.map((name) => searchParams.get(name)).find(Boolean);
  return to && /^https?:\/\/\S+$/i.test(to) ? to : href;
}
