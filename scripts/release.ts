// Writes the release folder: an SBOM (CycloneDX), licences and notes since the last tag, or since `--since <commit>`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LAST_RELEASE_FILE, toLastRelease } from './release/last-release.ts';
import { findForbidden } from './release/licences.ts';
import { readChanges, toNotes } from './release/notes.ts';
import { CommandError, root, run, stopOnSignals } from './system/commands.ts';
import { exitWith } from './system/steps.ts';

/** A component of npm's CycloneDX document. */
interface Component {
  name: string;
  version: string;
  properties: { name: string }[];
  licenses?: { license?: { id: string }; expression?: string }[];
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });

/** Checks the signatures of all packages. @throws {CommandError} if one is invalid */
async function checkSignatures(): Promise<string> {
  try {
    const output = await run('npm', ['audit', 'signatures', '--fetch-retries=0']);
    return output.trim().replaceAll('\n', ' ');
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (/(invalid|missing) registry signature|invalid attestation/i.test(error.output)) throw error;
    return 'not checked, the registry cannot be reached: the checksums of package-lock.json hold';
  }
}

/** The SBOM without packages for developers only. `--omit=dev` would also omit those that both need. */
async function createSbom(): Promise<{ components: Component[] }> {
  const format = ['--sbom-format=cyclonedx', '--package-lock-only'];
  const sbom = JSON.parse(await run('npm', ['sbom', '--silent', ...format]));
  const isForDevelopers = ({ properties }: Component) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  return { ...sbom, components: sbom.components.filter((one: Component) => !isForDevelopers(one)) };
}

function toLicenceList({ components }: { components: Component[] }): string {
  const byLicence = Map.groupBy(components, ({ licenses }) => {
    const first = licenses?.[0];
    return first?.license?.id ?? first?.expression ?? 'Not stated in the package';
  });
  const sections = [...byLicence].map(([licence, all]) =>
    [`\n## ${licence}\n`, ...all.map(({ name, version }) => `- ${name} ${version}`)].join('\n'),
  );
  return `# Licences of the packages\n${sections.sort().join('\n')}\n`;
}

stopOnSignals();
try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  if (git('status', '--porcelain').trim() !== '') {
    throw new Error('Commit or discard all changes: a release consists of commits.');
  }
  const [tag] = git('tag', '--merged', 'HEAD^', '--sort=-creatordate').split('\n');
  const since = values.since ?? tag;
  if (!since) throw new Error('There is no tag. Type: npm run release -- --since <commit>');
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const forbidden = findForbidden(packages);
  if (forbidden.length > 0) {
    throw new Error(`Not allowed by scripts/release/licences.ts: ${forbidden.join(', ')}`);
  }
  console.log(`Signatures  ${await checkSignatures()}`);
  const sbom = await createSbom();
  const version = git('describe', '--tags', '--always').trim();
  const files = {
    'sbom.cdx.json': `${JSON.stringify(sbom, null, 2)}\n`,
    'licences.md': toLicenceList(sbom),
    'notes.md': toNotes(version, since, readChanges(since, git)),
  };
  mkdirSync(join(root, 'release'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(root, 'release', name), text);
  console.log(`Written     release/: ${Object.keys(files).join(', ')}`);
  const record = toLastRelease(git('rev-parse', 'HEAD').trim());
  writeFileSync(join(root, LAST_RELEASE_FILE), `${JSON.stringify(record, null, 2)}\n`);
  console.log(`Recorded    ${LAST_RELEASE_FILE}: commit it, the next release is tested against it`);
} catch (error) {
  await exitWith(error);
}
