import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { publicLanguages } from '@agency/content/languages';
import {
  compressBest,
  ENCODING_SUFFIXES,
  MIN_COMPRESSED_BYTES,
} from '@agency/server/content-encoding';
import { RELEASE_PLACEHOLDER } from '../src/model/offline-caches.ts';
import { inlineStyles, readStylesheets } from './inline-styles.ts';
import { toMediaType } from './media-types.ts';

/**
 * Completes `astro build`: versions the service worker, writes security.txt, inlines styles and compresses texts.
 * @param contact e-mail address for vulnerability reports
 */
export async function finishBuild(distFolder: string, contact: string): Promise<void> {
  const clientFolder = join(distFolder, 'client');
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await nameRelease(clientFolder, files);
  // After the hash of the release, because it differs with every build.
  await mkdir(join(clientFolder, '.well-known'), { recursive: true });
  await writeFile(
    join(clientFolder, '.well-known', 'security.txt'),
    toSecurityText(contact, new Date()),
  );
  await writeStyles(clientFolder, files);
  for (const file of files) await compressFile(file);
}

/** Writes a hash of all client files into the service worker, so that each release has its own caches. */
async function nameRelease(clientFolder: string, files: string[]): Promise<void> {
  const all = createHash('sha256');
  for (const file of files.toSorted()) {
    const hash = createHash('sha256').update(await readFile(file));
    all.update(relative(clientFolder, file)).update(hash.digest());
  }
  const worker = join(clientFolder, 'service-worker.js');
  if (!files.includes(worker)) return;
  const code = await readFile(worker, 'utf8');
  await writeFile(worker, code.replaceAll(RELEASE_PLACEHOLDER, all.digest('hex').slice(0, 12)));
}

/** Creates a security.txt (RFC 9116), which has to expire within a year. */
export function toSecurityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + 360 * 24 * 60 * 60 * 1000);
  const lines = [`Contact: mailto:${contact}`, `Expires: ${expires.toISOString()}`];
  const tags = publicLanguages.map(({ tag }) => tag).join(', ');
  return `${[...lines, `Preferred-Languages: ${tags}`].join('\n')}\n`;
}

/** Inlines the stylesheets of prerendered pages. */
async function writeStyles(clientFolder: string, files: string[]): Promise<void> {
  const stylesheets = readStylesheets(clientFolder);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(file, 'utf8');
    // Such a policy would not contain the hashes of the inlined styles.
    if (/<meta[^>]+content-security-policy/i.test(html))
      throw new Error(
        `${relative(clientFolder, file)} has a policy of its own: see website-adapter.ts`,
      );
    await writeFile(file, inlineStyles(html, stylesheets).html);
  }
}

async function compressFile(file: string): Promise<void> {
  if (!toMediaType(file).isText) return;
  const bytes = await readFile(file);
  for (const encoding of ['br', 'gzip'] as const) {
    const target = file + ENCODING_SUFFIXES[encoding];
    await rm(target, { force: true });
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    const smaller = await compressBest(bytes, encoding);
    if (smaller.length < bytes.length) await writeFile(target, smaller);
  }
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');
  await finishBuild(folder, readBrand().email);
}
