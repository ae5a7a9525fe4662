import { expect, test } from 'vitest';
import { CommandError, root } from '../system/commands.ts';
import { findComponents, type LockedPackages, readLocked } from './components.ts';
import { readLastRelease, toLastRelease } from './last-release.ts';
import { findForbidden, isAllowed, toLicenceList } from './licences.ts';
import { comparePackages, readSettings, toNotes } from './notes.ts';
import { toSbom } from './sbom.ts';
import { checkSignatures } from './signatures.ts';

const components = findComponents(readLocked(), root);

test('every package that reaches a server has a licence that is allowed', () => {
  expect(components.length).toBeGreaterThan(300);
  expect(findForbidden(components)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MPL-2.0 OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND (GPL-3.0-only OR ISC)', true],
  ['(MIT AND GPL-3.0-only) OR (ISC AND Zlib)', true],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s is allowed: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test('what developers alone need, and what is ours, is not listed', () => {
  const names = new Set(components.map(({ name }) => name));
  expect([...names].filter((name) => name.startsWith('@agency/'))).toEqual([]);
  expect(names).not.toContain('vitest');
  expect(names).toContain('next');
  expect(names).toContain('astro');
});

test('the list of packages is CycloneDX: each once, with its address, checksum and licence', () => {
  const sbom = toSbom(components, { version: 'v1', at: new Date(0) });
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  const refs = sbom.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  for (const { purl, hashes, licenses } of sbom.components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.%-]+$/);
    for (const { content } of hashes ?? []) expect(content).toMatch(/^[\da-f]{128}$/);
    expect(licenses?.length ?? 1).toBe(1);
  }
  const one = sbom.components.find(({ name }) => name === '@astrojs/react');
  expect(one).toMatchObject({ purl: expect.stringContaining('pkg:npm/%40astrojs/react@') });
});

test('the list of licences names every package', () => {
  const list = toLicenceList(components);
  expect(list.match(/^- /gm)).toHaveLength(components.length);
  expect(list).toContain('## MIT\n');
});

test('notes say what whoever puts it on a server must know', () => {
  const toLock = (versions: Record<string, string>): LockedPackages =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    );
  const packages = comparePackages(
    toLock({ astro: '7.0.0', gone: '1.0.0', same: '1.0.0' }),
    toLock({ astro: '7.1.0', come: '2.0.0', same: '1.0.0' }),
  );
  expect(packages).toEqual(['astro 7.0.0 → 7.1.0', 'come 2.0.0, new', 'gone 1.0.0, gone']);
  const settings = { added: ['CLAMD'], removed: [] };
  const notes = toNotes('v2', 'v1', {
    ...{ commits: ['Say more'], migrations: ['virus_scan'], settings, packages },
  });
  expect(notes).toContain('Changed by virus_scan: make a backup first');
  expect(notes).toContain('- CLAMD, new');
  expect(notes).toContain('- Say more');
  const calm = { commits: [], migrations: [], settings: { added: [], removed: [] }, packages: [] };
  expect(toNotes('v2', 'v1', calm)).toContain('Not changed: the release before runs on it, too.');
});

test('settings are read from their table', () => {
  expect(readSettings('| `PORT` | 4321 | … |\n| `A` and text\n| `CLAMD` | off |')).toEqual([
    'PORT',
    'CLAMD',
  ]);
});

test('a wrong signature stops a release, a network that is away does not', async () => {
  const fail = (output: string) => async () => {
    throw new CommandError('npm audit signatures', 1, output);
  };
  expect(await checkSignatures(fail('npm error code ENOTFOUND'))).toContain(
    'not checked (ENOTFOUND)',
  );
  await expect(
    checkSignatures(fail('2 packages have invalid registry signatures')),
  ).rejects.toThrow();
  expect(
    await checkSignatures(async () => '851 packages have verified registry signatures\n'),
  ).toBe('851 packages have verified registry signatures');
});

test('the last release is noted with its commit and the newest migration of each database', () => {
  const note = toLastRelease('abc');
  expect(note.commit).toBe('abc');
  for (const kind of ['sqlite', 'postgres'] as const) {
    expect(note[kind]).toMatch(/^\d{8}_\d{6}_/);
    expect(readLastRelease()[kind] <= note[kind]).toBe(true);
  }
  expect(readLastRelease().commit).toMatch(/^[\da-f]{40}$/);
});
