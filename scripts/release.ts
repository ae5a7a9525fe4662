// Writes what a release comes with, into release/: a list of packages (CycloneDX), their licences, and notes made of the
// commits since the last tag. `npm run release -- --since <commit>` begins elsewhere. Refuses what may not be released.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findComponents, readLocked } from './release/components.ts';
import { LAST_RELEASE_FILE, toLastRelease } from './release/last-release.ts';
import { findForbidden, toLicenceList } from './release/licences.ts';
import { findLastRelease, readChanges, toNotes } from './release/notes.ts';
import { toSbom } from './release/sbom.ts';
import { checkSignatures } from './release/signatures.ts';
import { root, stopOnSignals } from './system/commands.ts';
import { explain } from './system/steps.ts';

stopOnSignals();
try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('status', '--porcelain').trim() !== '') {
    throw new Error('There are changes that are not committed: a release is made of commits.');
  }
  const since = values.since ?? findLastRelease();
  if (!since) throw new Error('No tag to begin from. Type: npm run release -- --since <commit>');
  const version = git('describe', '--tags', '--always').trim();

  const components = findComponents(readLocked(), root);
  const forbidden = findForbidden(components);
  if (forbidden.length > 0) {
    const names = forbidden.map(({ name, licence }) => `${name} (${licence ?? 'not named'})`);
    throw new Error(
      `Licences that are not allowed (scripts/release/licences.ts): ${names.join(', ')}`,
    );
  }
  const unsummed = components.filter(({ sha512 }) => sha512 === undefined);
  if (unsummed.length > 0) {
    const names = unsummed.map(({ name }) => name);
    throw new Error(`Without a checksum in package-lock.json: ${names.join(', ')}`);
  }
  console.log(`Checksums   of all ${components.length} packages are in package-lock.json`);
  console.log(`Signatures  ${await checkSignatures()}`);

  const folder = join(root, 'release');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const sbom = toSbom(components, { version, at: new Date() });
  write('sbom.cdx.json', `${JSON.stringify(sbom, null, 2)}\n`);
  write('licences.md', toLicenceList(components));
  write('notes.md', toNotes(version, since, readChanges(since)));
  console.log(`Written     ${folder}: sbom.cdx.json, licences.md, notes.md`);
  const note = toLastRelease(git('rev-parse', 'HEAD').trim());
  writeFileSync(join(root, LAST_RELEASE_FILE), `${JSON.stringify(note, null, 2)}\n`);
  console.log(
    `Noted       ${LAST_RELEASE_FILE}: commit it, the next release is tried against this one`,
  );
} catch (error) {
  await explain(error);
}
