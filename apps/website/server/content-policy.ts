import { createHash } from 'node:crypto';
import { filmHosts } from '@agency/contracts';
import * as z from 'zod';
import { CONVERSION_HOSTS } from '../src/model/conversion.ts';
import { readBuildFile } from './build-file.ts';

// What a browser runs or obeys; anything else between script tags is data (JSON-LD).
const runningTypes = new Set(['', 'module', 'text/javascript', 'speculationrules', 'importmap']);

const hashSchema = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);

/** Hashes of inline scripts and styles of all our own templates. */
export const policyHashesSchema = z.object({
  script: z.array(hashSchema).describe('Inline scripts, speculation rules included'),
  style: z.array(hashSchema).describe('Inline styles'),
});

export type PolicyHashes = z.infer<typeof policyHashesSchema>;

/** What one page may do. */
export interface PagePolicy extends PolicyHashes {
  /** Origins of the players of its films, which are loaded when somebody presses play. */
  frame: string[];
}

const players = filmHosts.map(({ origin }) => origin);

/** Name of the allow-list in the build's folder. */
export const POLICY_HASHES_FILE = 'content-policy.json';

/** What a file of a page may do when it is opened on its own: nothing. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/** The allow-list that the build collected. Throws when there is no finished build. */
export function getPolicyHashes(distFolder: string): PolicyHashes {
  return policyHashesSchema.parse(readBuildFile(distFolder, POLICY_HASHES_FILE));
}

/** Texts of the inline scripts that a browser runs, or of the styles, of a page. */
export function findInline(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi'));
  return [...elements].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype="?([^"\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    const isInline = !/\bsrc\s*=/i.test(attributes);
    return isInline && (name === 'style' || runningTypes.has(type)) ? [text] : [];
  });
}

/** The hash of an inline script or style, as a policy names it. */
export function toHash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * What stands in a page and may.
 * @param allowed the build's allow-list: nothing else gets into the policy of a page
 */
export function toPagePolicy(html: string, allowed: PolicyHashes): PagePolicy {
  const find = (name: 'script' | 'style') => {
    const hashes = new Set(findInline(html, name).map(toHash));
    return allowed[name].filter((hash) => hashes.has(hash));
  };
  const frame = players.filter((origin) => html.includes(`<div data-frame="${origin}"`));
  return { script: find('script'), style: find('style'), frame };
}

/** The Content-Security-Policy of an answer. */
export function toContentPolicy({
  hashes,
  upgrades,
  mediaBaseUrl,
  mediaHosts = [],
  countsConversions = false,
  allowsInline = false,
  framers = [],
}: {
  hashes: PagePolicy;
  /** Whether the browser turns what is http into https: on plain http, as on a developer's machine, every link would break. */
  upgrades: boolean;
  mediaBaseUrl?: string | undefined;
  /** Origins of further hosts of pictures and films. */
  mediaHosts?: readonly string[];
  /** Whether stored messages are told to the ads tracker, which answers with pictures. */
  countsConversions?: boolean;
  /** Allows inline scripts and styles, and scripts that write HTML: the client of the development server does all this. */
  allowsInline?: boolean;
  /** Origins that may show it in a frame. */
  framers?: readonly string[] | undefined;
}): string {
  const toSources = (list: string[]) =>
    allowsInline ? ["'unsafe-inline'"] : list.map((hash) => `'${hash}'`);
  const frames = allowsInline ? players : hashes.frame;
  const media = new Set([...(mediaBaseUrl ? [new URL(mediaBaseUrl).origin] : []), ...mediaHosts]);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...toSources(hashes.script)],
    'style-src': ["'self'", ...toSources(hashes.style)],
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
