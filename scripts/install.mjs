// Runs `npm ci` if node_modules does not match package-lock.json. It is plain JavaScript without packages, because it runs
// on any Node from 20 on, before Node 24 is installed with the packages. `--step 1/3` prints the number of this step;
// `--check` only fails if something is missing; `--in art` is for a folder with its own package-lock.json.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org.`,
  );
}
const {
  step,
  check,
  in: folder,
} = util.parseArgs({
  options: {
    step: { type: 'string' },
    check: { type: 'boolean' },
    in: { type: 'string', default: '.' },
  },
}).values;
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const cwd = resolve(root, folder);
/** npm prefers this file to package-lock.json. */
const shrinkwrap = join(cwd, 'npm-shrinkwrap.json');
// npm must not run on the Node that it replaces.
const folders = process.env.PATH.split(delimiter).filter((one) => one !== bin);
const env = { ...process.env, PATH: folders.join(delimiter) };
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

// A killed run may have left the file.
rmSync(shrinkwrap, { force: true });
if (isInstalled()) {
  if (step) console.log(`${step} Packages\n    already installed`);
} else if (check) {
  fail('The packages are not installed, or older than package-lock.json. Type: npm run up');
} else {
  console.log(`${step ?? folder} Packages\n    installing, one to two minutes`);
  const started = Date.now();
  if (!runWithUrls() && !runNpm()) fail('npm ci failed. Its message is above.');
  if (!isInstalled()) {
    fail('Node 24 was not installed with the packages. Type: npm ci --ignore-scripts=false');
  }
  console.log(`    installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/** Runs `npm ci`. @returns whether it succeeded */
function runNpm() {
  const options = { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] };
  return spawnSync('npm', ['ci', '--loglevel=error'], options).status === 0;
}

/**
 * Runs `npm ci` on a copy of the lock file with the URL of each archive. Our lock files have no URLs, so that they are
 * valid for any registry. Without URLs npm requests the metadata of each package, which takes twice as long. If a
 * registry uses other URLs, this fails, and npm finds them.
 */
function runWithUrls() {
  const options = { cwd, env, encoding: 'utf8' };
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], options);
  const lock = readJson(cwd, 'package-lock.json');
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = `${stdout.trim().replace(/\/+$/, '')}/${name}/-/${file}`;
  }
  writeFileSync(shrinkwrap, JSON.stringify(lock));
  const succeeded = runNpm();
  rmSync(shrinkwrap);
  return succeeded;
}

/** Whether npm's record of installed packages matches the lock file, and the pinned Node is installed. */
function isInstalled() {
  const record = join(cwd, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages } = readJson(record);
  const isSame = Object.entries(readJson(cwd, 'package-lock.json').packages).every(
    ([path, { version, integrity, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      (packages[path]
        ? packages[path].version === version && packages[path].integrity === integrity
        : optional || devOptional),
  );
  const wanted = readJson(root, 'package.json').devDependencies.node;
  const { stdout } = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  return isSame && stdout?.trim() === `v${wanted}`;
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
