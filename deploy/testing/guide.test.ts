import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/system/commands.ts';

const guide = readFileSync(join(root, 'docs/deployment.md'), 'utf8');
/** The commands of the guide's code blocks, with continued lines joined. */
const typed = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) =>
  block.replaceAll('\\\n', ' ').split('\n'),
);
/** The files of `deploy` by name, which is their name on the server, too. */
const shipped = new Map(
  readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' }).map((path) => [
    basename(path),
    join(root, 'deploy', path),
  ]),
);

test('the copied files exist', () => {
  const copied = typed.filter((line) => /^cp .*deploy\//.test(line));
  const files = copied.flatMap((line) => line.match(/deploy\/[\w./-]+\w/g) ?? []);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('its commands replace the domain everywhere, also twice in one line', () => {
  const lines = typed.filter((line) => /^sed .*s\/example\\\.com\/example\.com\//.test(line));
  const touched = new Set<string>();
  for (const line of lines) {
    const [, script = ''] = /'([^']+)'/.exec(line) ?? [];
    const mine = script.replace('/example.com/', '/site.test/');
    const files = (line.match(/[\w.-]+(?=\s|$)/g) ?? []).flatMap((name) => shipped.get(name) ?? []);
    for (const file of files) {
      touched.add(basename(file));
      const text = execFileSync('sed', [mine, file], { encoding: 'utf8' });
      expect(text, file).toContain('site.test');
      // Comments may contain the example domain.
      expect(text.replace(/^#.*$/gm, ''), file).not.toContain('example.com');
    }
  }
  expect([...touched].sort()).toEqual(['Caddyfile', 'agency.conf', 'site.env', 'tls.conf']);
});

test('an image keeps its health check, which the default format of podman does not support', () => {
  const builds = typed.filter((line) => line.includes('podman build'));
  expect(builds.length).toBeGreaterThan(0);
  expect(builds.filter((line) => !line.includes('--format docker'))).toEqual([]);
});
