// Fails when git tracks a secret, or data that a program writes while it runs. Part of `npm run check`.
import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './system/commands.ts';

/** Files that no repository may hold: data, databases, keys, settings, archives, logs and core dumps. */
const FORBIDDEN = [
  /(?:^|\/)\.?data\d*\//,
  /(?:^|\/)(?:secrets|backups)\//,
  /\.(?:db|db-\w+|sqlite\d?|age|key|pem|p12|env|gz|tgz|dump|log)$/,
  /(?:^|\/)(?:\.env|core\.\d+)/,
];

/** Settings that are shipped for systemd. */
const SHIPPED = /^deploy\/systemd\/[\w-]+\.env$/;

/** What a secret looks like, by kind. The providers document these prefixes for scanners like this one. */
const SECRETS: Record<string, RegExp> = {
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----\n[\w+/=\n]{40}/,
  'key of backups': /AGE-SECRET-KEY-1[A-Z\d]{58}/,
  'secret of our own': /^[\w-]{43}\n?$/,
  'password in a URL': /:\/\/[^\s:@/'"`<>]+:(?!(?:pass)?word@|hunter2@)[^\s:@/'"`<>{}$]{4,}@/,
  'GitHub token': /\b(?:gh[oprsu]_\w{36}|github_pat_\w{50})/,
  'AWS key': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  'Google API key': /\bAIza[\w-]{35}\b/,
  'Slack token or webhook': /\bxox[abeoprs]-[\w-]{10}|hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/,
  'npm token': /\bnpm_[a-zA-Z\d]{36}\b|:_authToken\s*=\s*[^\s$]/,
  'SendGrid key': /\bSG\.[\w-]{22}\.[\w-]{43}\b/,
  'Stripe key': /\b[rs]k_live_\w{20}/,
  'AI provider key': /\bsk-(?:ant|proj)-[\w-]{20}/,
};

/** Tracked files of a checkout, staged ones included. */
export function listTracked(checkout: string): string[] {
  const options = { cwd: checkout, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 } as const;
  return execFileSync('git', ['ls-files', '-z'], options).split('\0').filter(Boolean);
}

/** Files that may not be tracked. */
export const findForbidden = (paths: string[]): string[] =>
  paths.filter((path) => !SHIPPED.test(path) && FORBIDDEN.some((pattern) => pattern.test(path)));

/** Secrets in files of a checkout, as `file:line: kind`, never the secret itself. */
export function findSecrets(checkout: string, paths: string[]): string[] {
  return paths.flatMap((path) => {
    const file = join(checkout, path);
    // Deleted, but still in the index; or a link.
    if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return [];
    const text = readFileSync(file, 'utf8');
    // Binary files.
    if (text.includes('\0')) return [];
    return Object.entries(SECRETS).flatMap(([kind, pattern]) => {
      const index = text.search(pattern);
      return index < 0 ? [] : [`${path}:${text.slice(0, index).split('\n').length}: ${kind}`];
    });
  });
}

if (import.meta.main) {
  const tracked = listTracked(root);
  const problems = [
    ...findForbidden(tracked).map((path) => `${path}: data, not source`),
    ...findSecrets(root, tracked),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Remove each from the index (git rm --cached), and replace a shared secret.');
    process.exitCode = 1;
  }
}
