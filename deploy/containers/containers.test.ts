import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/system/commands.ts';
import { listVariables } from '../../scripts/system/settings-table.ts';

const PROGRAMS = { website: 4321, dashboard: 3000 };
/** Variables for the runtime, which the apps do not read. */
const NOT_OURS = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']);

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const lines = read('Containerfile')
  .replace(/\\\n\s*/g, '')
  .split('\n');
/** Instructions of a stage, with those of its base stage. */
function readStage(name: string): string[] {
  const begin = lines.findIndex((line) => line.startsWith('FROM ') && line.endsWith(` AS ${name}`));
  const [, from = ''] = /^FROM (\S+) AS/.exec(lines[begin] ?? '') ?? [];
  const own = lines.slice(begin + 1);
  const end = own.findIndex((line) => line.startsWith('FROM '));
  return [
    ...(from.startsWith('$') ? [] : readStage(from)),
    ...own.slice(0, end < 0 ? undefined : end),
  ];
}

test.each(Object.entries(PROGRAMS))('the image of the %s starts it on its port', (name, port) => {
  const stage = readStage(name);
  const { scripts } = JSON.parse(readFileSync(join(root, 'apps', name, 'package.json'), 'utf8'));
  const command = stage.findLast((line) => line.startsWith('CMD '))?.slice(4) ?? '[]';
  expect(JSON.parse(command).join(' ')).toBe(scripts.start);
  expect(stage).toContain(`EXPOSE ${port}`);
  expect(stage.find((line) => line.startsWith('HEALTHCHECK'))).toContain(`:${port}/healthz`);
  expect(stage).toContain(`WORKDIR /srv/agency/apps/${name}`);
});

test.each(Object.keys(PROGRAMS))(
  'the image of the %s runs as nobody, without tools to build',
  (name) => {
    const stage = readStage(name);
    const user = stage.findLast((line) => line.startsWith('USER '));
    expect(user).toMatch(/^USER [1-9]\d{3,}:[1-9]\d{3,}$/);
    const run = stage.filter((line) => line.startsWith('RUN ')).join('\n');
    expect(run).not.toMatch(/apt|npm|git/);
  },
);

test('the dashboard finds the files of reserved slugs', () => {
  const reader = readFileSync(join(root, 'packages/content/reserved-names.ts'), 'utf8');
  const [, list = ''] = /const sources = \[([^\]]+)\]/.exec(reader) ?? [];
  const folders = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(folders.length).toBeGreaterThan(1);
  for (const folder of folders) {
    const copy = `COPY --from=build /srv/agency/apps/website/${folder} apps/website/${folder}`;
    expect(readStage('dashboard')).toContain(copy);
  }
});

test('all copied files exist', () => {
  const copied = lines.flatMap((line) => {
    const [, sources = ''] = /^COPY --from=build (.+) \S+$/.exec(line) ?? [];
    return sources.split(' ').filter(Boolean);
  });
  expect(copied.length).toBeGreaterThan(5);
  const ours = copied.filter((path) => path.startsWith('/srv/agency/'));
  expect(ours.filter((path) => !existsSync(path.replace('/srv/agency', root)))).toEqual([]);
});

test('the base image is a build argument, so that it can be pinned by its digest', () => {
  expect(lines).toContain('ARG BASE');
  const bases = lines.filter((line) => /^FROM [^a-z]/.test(line));
  expect(bases.map((line) => line.replace(/[${}]/g, ''))).toEqual([
    'FROM BASE AS build',
    'FROM BASE AS program',
  ]);
});

test('images and compose file use known settings and ports', () => {
  const ofImage = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name));
  const { services } = parse(read('compose.yaml'), { merge: true });
  const ofCompose = Object.values(services).flatMap((service) =>
    Object.keys((service as { environment: object }).environment),
  );
  const unknown = [...ofImage, ...ofCompose].filter(
    (name) => !NOT_OURS.has(name) && !listVariables().has(name),
  );
  expect(unknown).toEqual([]);
  for (const [name, port] of Object.entries(PROGRAMS)) {
    expect(services[name]).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], restart: 'always' },
      image: `localhost/agency-${name}`,
      ports: [`127.0.0.1:${port}:${port}`],
      volumes: [`${name}:/data`],
    });
    for (const file of services[name].env_file) {
      expect(existsSync(join(import.meta.dirname, '../systemd', file)), file).toBe(true);
    }
  }
});
