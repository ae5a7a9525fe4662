/*
 * The Content-Security-Policy of the website allows inline scripts and styles by their hash.
 *
 * 1. Astro hashes every inline script and style of the build (`security.csp` in astro.config.ts) and lists all of them
 *    in the policy of each page that it renders: `parseHashes` reads the list.
 * 2. `toPagePolicy` keeps the hashes that occur in this page, and adds the stylesheets that the server has inlined
 *    (inline-styles.ts). All other inline elements came with content, and do not run.
 * 3. `toContentPolicy` adds all other directives; website-headers.ts sets the header.
 *
 * Prerendered pages (404, 500, offline) contain no content of editors, so their policy allows all inline elements.
 */
import { createHash } from 'node:crypto';
import { filmHosts } from '@agency/contracts';
import { CONVERSION_HOSTS } from '../src/forms/conversion.ts';

/** What the policy of a page allows besides our own files. */
export interface PagePolicy {
  /** Hashes of inline scripts and speculation rules. */
  script: string[];
  /** Hashes of inline styles. */
  style: string[];
  /** Origins of its film players, which are loaded on demand. */
  frame: string[];
}

export const NOTHING_INLINE: PagePolicy = { script: [], style: [], frame: [] };

/** The policy of a file, such as a picture: if it is opened as a page, it may do nothing. */
export const FILE_POLICY = "default-src 'none'; sandbox";

const players = filmHosts.map(({ origin }) => origin);

/** Script types that browsers execute or apply; others are data (JSON-LD). */
const executedTypes = new Set(['', 'module', 'text/javascript', 'speculationrules', 'importmap']);

/** The lookahead lets a tag in an attribute (`<meta content="What <style> does">`) hide no element. */
const INLINE = /<(script|style)\b([^>]*)>(?=([\s\S]*?)<\/\1>)/gi;

export function toHash(content: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

export function parseHashes(policy: string): Set<string> {
  return new Set([...policy.matchAll(/'(sha\d+-[^']+)'/g)].map(([, hash = '']) => hash));
}

/**
 * Decides what the policy of a page allows.
 * @param options.allowed hashes of the build; `all` for a page without content of editors
 * @param options.styles the styles that the server has inlined
 */
export function toPagePolicy(
  html: string,
  { allowed, styles = [] }: { allowed: ReadonlySet<string> | 'all'; styles?: readonly string[] },
): PagePolicy {
  const script = new Set<string>();
  const style = new Set(styles.map(toHash));
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
    const isStyle = name.toLowerCase() === 'style';
    if (!isStyle && !isInlineScript(attributes)) continue;
    const hash = toHash(text);
    if (allowed === 'all' || allowed.has(hash)) (isStyle ? style : script).add(hash);
  }
  const frame = players.filter((origin) => html.includes(`<div data-frame="${origin}"`));
  return { script: [...script], style: [...style], frame };
}

function isInlineScript(attributes: string): boolean {
  const type = /\btype="?([^"\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return !/\bsrc\s*=/i.test(attributes) && executedTypes.has(type);
}

export interface PolicyOptions {
  page: PagePolicy;
  /** Whether browsers upgrade http to https, which a local server without https does not support. */
  upgrades: boolean;
  mediaBaseUrl?: string | undefined;
  mediaHosts?: readonly string[];
  /** Whether conversions are reported to the ads tracker, which responds with pictures. */
  countsConversions?: boolean;
  /** Allows inline scripts, styles and writing HTML, which the client of the development server needs. */
  allowsInline?: boolean;
  framers?: readonly string[] | undefined;
}

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
      // Needed to register the service worker.
      'trusted-types': ['service-worker'],
    }),
    ...(upgrades && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
