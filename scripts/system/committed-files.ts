import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

/** A path of a tracked file, or a part of one: no segment begins with a dot. */
const NAMED = '(?:[^./][^/]*/)*[^./][^/]*';

/** Every kind of file that the repository may hold, by its path. Whatever a program writes while it runs is none of them. */
const EXPECTED = [
  /^(?:README|CONTRIBUTING)\.md$/,
  /^(?:biome|package|package-lock|tsconfig|tsconfig\.base)\.json$/,
  /^(?:brand\.yaml|knip\.jsonc|eslint\.config\.js|(?:imports|vitest)\.config\.ts)$/,
  /^\.(?:containerignore|gitignore|node-version|npmrc|nvmrc)$/,
  /^\.ci\/run$/,
  new RegExp(
    `^(?:apps|art|bench|deploy|e2e|eslint|packages|scripts)/${NAMED}\\.(?:ts|tsx|js|mjs)$`,
  ),
  new RegExp(
    `^(?:apps|art|bench|e2e|packages)/(?:${NAMED}/)?(?:package|package-lock|tsconfig|tsconfig\\.astro|biome|manifest)\\.json$`,
  ),
  /^(?:art|bench\/lighthouse)\/\.npmrc$/,
  new RegExp(`^art/${NAMED}\\.(?:md|py|yaml)$`),
  /^bench\/peers\/[\w-]+\/index\.html$/,
  new RegExp(`^apps/website/(?:src|public|server)/${NAMED}\\.(?:astro|css|svg|png|ico|json)$`),
  /^apps\/website\/src\/fonts\/(?:[\w-]+\.woff2|ofl\.txt)$/,
  new RegExp(`^apps/dashboard/src/${NAMED}\\.css$`),
  /^apps\/dashboard\/src\/migrations\/(?:\w+\/)?[\w-]+\.json$/,
  new RegExp(`^apps/dashboard/src/seed/${NAMED}\\.(?:md|webp|yaml)$`),
  new RegExp(`^packages/content/${NAMED}\\.(?:avif|mp4|svg|vtt|webm|webp|yaml)$`),
  // What tests read.
  new RegExp(
    `^(?:apps|e2e|packages|deploy)/(?:${NAMED}/)?(?:fixtures|inputs|testing)/${NAMED}\\.[a-z\\d]+$`,
  ),
  new RegExp(`^deploy/${NAMED}\\.(?:conf|env|gs|json|service|timer|vcl|yaml|yml)$`),
  /^deploy\/(?:caddy\/Caddyfile|containers\/Containerfile|systemd\/agency-\w+)$/,
  new RegExp(`^docs/${NAMED}\\.(?:md|png)$`),
];

/** What a test may read, but never a copy of data: databases, keys and archives of them. */
const NEVER = /\.(?:db|db-\w+|sqlite\d?|age|key|pem|p12|env)$|(?:^|\/)(?:secrets|backups)\//;

/** Settings that are shipped for systemd hold no secrets, which the scanner reads. */
const SHIPPED_SETTINGS = /^deploy\/systemd\/[\w-]+\.env$/;

/** Tracked files of a checkout, staged ones included, with `/` between folders. */
export function listTracked(checkout: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return listed.split('\0').filter(Boolean);
}

/** Files of which no rule says that the repository holds them. */
export const findUnexpected = (paths: string[]): string[] =>
  paths.filter(
    (path) =>
      (NEVER.test(path) && !SHIPPED_SETTINGS.test(path)) ||
      !EXPECTED.some((pattern) => pattern.test(path)),
  );

/** What our own programs make: a key of backups, and a file that holds a secret and nothing else. */
const OWN_SECRETS = [/AGE-SECRET-KEY-1[A-Z\d]{58}/, /^[\w-]{43}\n?$/];

/** Files without a text that could hold a secret. */
const BINARY = /\.(?:avif|docx?|heic|ico|jpe?g|mp4|pdf|png|webm|webp|woff2|xlsx|zip)$/;

/** The longest file that is read, in bytes: larger ones are generated, and take the scanner seconds each. */
const MAX_BYTES = 1024 ** 2;

/**
 * Secrets in files of a checkout, one line each: file, line and kind, never the secret. Nothing is asked of a network.
 * @param paths as `listTracked` gives them; one that is not there any more is left out
 */
export async function findSecrets(checkout: string, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths.filter((one) => !BINARY.test(one))) {
    const text = readText(join(checkout, path));
    if (text === undefined) continue;
    if (OWN_SECRETS.some((pattern) => pattern.test(text))) found.push(`${path}: a secret of ours`);
    const { messages } = await lintSource({
      source: { content: text, filePath: path, ext: '', contentType: 'text' },
      options: { config: SCANNER, maskSecrets: true },
    });
    for (const { loc, message } of messages) found.push(`${path}:${loc.start.line}: ${message}`);
  }
  return found;
}

const SCANNER = {
  rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended, options: {} }],
};

function readText(file: string): string | undefined {
  try {
    const bytes = readFileSync(file);
    return bytes.length > MAX_BYTES ? undefined : bytes.toString('utf8');
  } catch (error) {
    // Deleted here and not yet in the index, or a link to a folder.
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}
