/*
 * The Content-Security-Policy of the website allows inline scripts and styles by their hash.
 *
 * 1. Astro hashes every inline script and style of the build (`security.csp` in astro.config.ts) and lists all of them
 *    in the policy of each page that it renders: `parseHashes` reads the list.
 * 2. `toPagePolicy` keeps the hashes of what occurs in this page, and adds the stylesheets that the server itself has
 *    written into it (inline-styles.ts). An inline element that is in neither came in with content, and does not run.
 * 3. `toContentPolicy` adds all other directives; website-headers.ts puts the policy on the response.
 *
 * The pages that are files of the build (404, 500, offline) contain no content of others: all that is in them is allowed.
 */
import { createHash } from 'node:crypto';
import { filmHosts } from '@agency/contracts';
import { CONVERSION_HOSTS } from '../src/forms/conversion.ts';

/** What the policy of a page allows besides files of our own. */
export interface PagePolicy {
  /** Hashes of inline scripts and speculation rules. */
  script: string[];
  /** Hashes of inline styles. */
  style: string[];
  /** Origins of the players of its films, which are loaded when a visitor presses play. */
  frame: string[];
}

/** The policy of a response that is not a page. */
export const NOTHING_INLINE: PagePolicy = { script: [], style: [], frame: [] };

/** What a file of a page may do when it is opened by itself: nothing. */
export const FILE_POLICY = "default-src 'none'; sandbox";

const players = filmHosts.map(({ origin }) => origin);

/** What a browser runs or obeys; any other script is data (JSON-LD). */
const runningTypes = new Set(['', 'module', 'text/javascript', 'speculationrules', 'importmap']);

/** Looks ahead for the end, so that a tag in an attribute (`<meta content="What <style> does">`) hides no element. */
const INLINE = /<(script|style)\b([^>]*)>(?=([\s\S]*?)<\/\1>)/gi;

/** The hash of an inline script or style, as a policy names it. */
export function toHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The hashes that a policy allows. */
export function parseHashes(policy: string): Set<string> {
  return new Set([...policy.matchAll(/'(sha\d+-[^']+)'/g)].map(([, hash = '']) => hash));
}

/**
 * Finds what the policy of a page allows.
 * @param options.allowed hashes of the build; all that occurs in the page when left out
 * @param options.styles the styles that the server has written into the page
 */
export function toPagePolicy(
  html: string,
  { allowed, styles = [] }: { allowed?: ReadonlySet<string>; styles?: readonly string[] } = {},
): PagePolicy {
  const script = new Set<string>();
  const style = new Set(styles.map(toHash));
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
    const isStyle = name.toLowerCase() === 'style';
    if (!isStyle && !isInlineScript(attributes)) continue;
    const hash = toHash(text);
    if (!allowed || allowed.has(hash)) (isStyle ? style : script).add(hash);
  }
  const frame = players.filter((origin) => html.includes(`<div data-frame="${origin}"`));
  return { script: [...script], style: [...style], frame };
}

function isInlineScript(attributes: string): boolean {
  const type = /\btype="?([^"\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return !/\bsrc\s*=/i.test(attributes) && runningTypes.has(type);
}

/** What the policy of a response depends on besides the page. */
export interface PolicyOptions {
  page: PagePolicy;
  /** Whether the browser turns http into https: on a developer's machine, without https, every link would break. */
  upgrades: boolean;
  mediaBaseUrl?: string | undefined;
  /** Origins of further hosts of pictures and films. */
  mediaHosts?: readonly string[];
  /** Whether stored messages are reported to the ads tracker, which responds with pictures. */
  countsConversions?: boolean;
  /** Allows inline scripts and styles, and scripts that write HTML: the client of the development server does all this. */
  allowsInline?: boolean;
  /** Origins that may show the page in a frame. */
  framers?: readonly string[] | undefined;
}

/** Writes the policy of a response. */
export function toContentPolicy({
  page,
  upgrades,
  mediaBaseUrl,
  mediaHosts = [],
  countsConversions = false,
  allowsInline = false,
  framers = [],
}: PolicyOptions): string {
  const toSources = (hashes: string[]) =>
    allowsInline ? ["'unsafe-inline'"] : hashes.map((hash) => `'${hash}'`);
  const frames = allowsInline ? players : page.frame;
  const media = new Set([...(mediaBaseUrl ? [new URL(mediaBaseUrl).origin] : []), ...mediaHosts]);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...toSources(page.script)],
    'style-src': ["'self'", ...toSources(page.style)],
    'img-src': ["'self'", 'data:', ...media, ...(countsConversions ? CONVERSION_HOSTS : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'media-src': ["'self'", ...media],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': framers.length > 0 ? [...framers] : ["'none'"],
    ...(!allowsInline && {
      'require-trusted-types-for': ["'script'"],
      // Registering a service worker needs a policy; nothing else may make one.
      'trusted-types': ['service-worker'],
    }),
    ...(upgrades && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
