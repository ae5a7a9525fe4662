// Run by `npm run check`: fails if git tracks a secret or a file of an unknown kind.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { root } from './commands.ts';

/** A path or a part of one, without segments that begin with a dot. */
const NAMED = '(?:[^./][^/]*/)*[^./][^/]*';

/** The paths that git may track. Files that the apps write while they run are not among them. */
const EXPECTED = [
  /^(?:README|CONTRIBUTING)\.md$/,
  /^(?:biome|package|package-lock|tsconfig|tsconfig\.base)\.json$/,
  /^(?:brand\.yaml|knip\.jsonc|eslint\.config\.js|(?:imports|vitest)\.config\.ts)$/,
  /^\.(?:containerignore|gitignore|npmrc|nvmrc)$/,
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
  /^(?:apps\/website\/src\/fonts|packages\/brand)\/(?:[\w-]+\.woff2|ofl\.txt)$/,
  /^packages\/content\/drawn-words\.json$/,
  /^apps\/dashboard\/src\/submissions\/intake\/sales-phrases\.json$/,
  new RegExp(`^apps/dashboard/src/${NAMED}\\.css$`),
  /^apps\/dashboard\/src\/migrations\/(?:\w+\/)?[\w-]+\.json$/,
  new RegExp(`^apps/dashboard/src/commands/seed/${NAMED}\\.(?:md|webp|yaml)$`),
  new RegExp(`^packages/content/${NAMED}\\.(?:avif|mp4|svg|vtt|webm|webp|yaml)$`),
  // Input of tests.
  new RegExp(
    `^(?:apps|e2e|packages|deploy)/(?:${NAMED}/)?(?:fixtures|inputs|testing)/${NAMED}\\.[a-z\\d]+$`,
  ),
  new RegExp(`^deploy/${NAMED}\\.(?:conf|env|gs|json|service|timer|vcl|yaml|yml)$`),
  /^deploy\/(?:caddy\/Caddyfile|containers\/Containerfile|systemd\/agency-\w+)$/,
  new RegExp(`^docs/${NAMED}\\.(?:md|png)$`),
];

/** Copies of data, which not even tests may contain: databases, keys and archives. */
const NEVER = /\.(?:db|db-\w+|sqlite\d?|age|key|pem|p12|env)$|(?:^|\/)(?:secrets|backups)\//;

/** The settings for systemd contain no secrets; the scanner reads them. */
const SHIPPED_SETTINGS = /^deploy\/systemd\/[\w-]+\.env$/;

/** The files that git tracks in a checkout, staged ones included. */
export function listTracked(checkout: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  return listed.split('\0').filter(Boolean);
}

/** The paths that git may not track. */
export const findUnexpected = (paths: string[]): string[] =>
  paths.filter(
    (path) =>
      (NEVER.test(path) && !SHIPPED_SETTINGS.test(path)) ||
      !EXPECTED.some((pattern) => pattern.test(path)),
  );

/** Secrets that our apps create: the key of backups, and a file with only a secret. */
const OWN_SECRETS = [/AGE-SECRET-KEY-1[A-Z\d]{58}/, /^[\w-]{43}\n?$/];

/** Files without text. */
const BINARY = /\.(?:avif|docx?|heic|ico|jpe?g|mp4|pdf|png|webm|webp|woff2|xlsx|zip)$/;

/** The largest file that is read, in bytes. Larger ones are generated, and take seconds each. */
const MAX_BYTES = 1024 ** 2;

/**
 * Finds secrets in files of a checkout, without network access.
 * @param paths from `listTracked`; files that were deleted are skipped
 * @returns file, line and kind of each, never the secret
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
  const stats = statSync(file, { throwIfNoEntry: false });
  // Deleted but not staged, a link to a folder, or too large.
  if (!stats?.isFile() || stats.size > MAX_BYTES) return undefined;
  return readFileSync(file, 'utf8');
}

if (import.meta.main) {
  const tracked = listTracked(root);
  const problems = [
    ...findUnexpected(tracked).map((path) => `${path}: not in the list of this script`),
    ...(await findSecrets(root, tracked)),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(
      'Remove each from the index (git rm --cached) and change shared secrets. A new kind of file belongs in scripts/system/committed-files.ts.',
    );
    process.exit(1);
  }
}
