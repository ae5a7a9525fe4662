import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { publicLanguages } from '@agency/content/languages';
import { compressBest, SMALLEST_WORTH_COMPRESSING } from '@agency/server/content-encoding';
import { RELEASE_PLACE } from '../src/model/offline-caches.ts';
import { inlineStyles, readStylesheets } from './inline-styles.ts';
import { toMediaType } from './media-types.ts';

/**
 * Completes `astro build`: names the release, says where to report a weakness, writes the styles into the pages and
 * compresses every text.
 * @param contact e-mail address for reports
 */
export async function finishBuild(distFolder: string, contact: string): Promise<void> {
  const clientFolder = join(distFolder, 'client');
  const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await nameRelease(clientFolder, files);
  // Not part of what names the release: it differs with every build.
  await mkdir(join(clientFolder, '.well-known'), { recursive: true });
  await writeFile(
    join(clientFolder, '.well-known', 'security.txt'),
    toSecurityText(contact, new Date()),
  );
  await writeStyles(clientFolder, files);
  for (const file of files) await compressFile(file);
}

/** Writes a hash of all files for browsers into the service worker, so that each release has caches of its own. */
async function nameRelease(clientFolder: string, files: string[]): Promise<void> {
  const all = createHash('sha256');
  for (const file of files.toSorted()) {
    all.update(relative(clientFolder, file)).update(
      createHash('sha256')
        .update(await readFile(file))
        .digest(),
    );
  }
  const worker = join(clientFolder, 'service-worker.js');
  if (!files.includes(worker)) return;
  const code = await readFile(worker, 'utf8');
  await writeFile(worker, code.replaceAll(RELEASE_PLACE, all.digest('hex').slice(0, 12)));
}

/** A security.txt (RFC 9116), which has to run out within a year: each build renews it. */
export function toSecurityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + 360 * 24 * 60 * 60 * 1000);
  const lines = [`Contact: mailto:${contact}`, `Expires: ${expires.toISOString()}`];
  const spoken = publicLanguages.map(({ tag }) => tag).join(', ');
  return `${[...lines, `Preferred-Languages: ${spoken}`].join('\n')}\n`;
}

/** Inlines the stylesheets of the pages that are built ahead. */
async function writeStyles(clientFolder: string, files: string[]): Promise<void> {
  const stylesheets = readStylesheets(clientFolder);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(file, 'utf8');
    // It would not know the hashes of the inlined styles.
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
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    await rm(file + suffix, { force: true });
    if (bytes.length < SMALLEST_WORTH_COMPRESSING) continue;
    const smaller = await compressBest(bytes, encoding);
    if (smaller.length < bytes.length) await writeFile(file + suffix, smaller);
  }
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');
  await finishBuild(folder, readBrand().email);
}
