// Each hands a reader on to the page that its query names.
const redirects: { host: RegExp; path: string; parameters: string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, path: '/url', parameters: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', parameters: ['url'] },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, path: '/l.php', parameters: ['u'] },
  { host: /^l\.instagram\.com$/, path: '/', parameters: ['u'] },
];

// Names with dots between and letters at the end, perhaps a port, and what follows it.
const HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(\p{L}[\p{L}\p{M}\p{N}-]*)(?::\d{1,5})?(?:[/?#]\S*)?$/u;
const EMAIL =
  /^[^\s@:/?#]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u;
// Endings of files, none of which is a top-level domain.
const FILE = /^(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|rtf|txt|jpe?g|png|gif|webp|svg)$/i;

/**
 * The address if a link may lead there, otherwise nothing: http, https, mail, phone, and paths of the site. An address without a scheme
 * gets the one it lacks, and one that only leads on is replaced by where it leads.
 */
export function toSafeHref(address: string): string | undefined {
  const trimmed = address.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(trimmed)) return followRedirect(trimmed);
  if (/^(?:\/(?![/\\])|#)\S*$/.test(trimmed)) return trimmed;
  if (EMAIL.test(trimmed)) return `mailto:${trimmed}`;
  const [, ending] = HOST.exec(trimmed) ?? [];
  return ending && !FILE.test(ending) ? `https://${trimmed}` : undefined;
}

function followRedirect(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const redirect = redirects.find(({ host, path }) => host.test(hostname) && path === pathname);
  const to = redirect?.parameters.map((name) => searchParams.get(name)).find(Boolean);
  return to && /^https?:\/\/\S+$/i.test(to) ? to : address;
}
