// Runs `npm ci` where node_modules does not match package-lock.json. Plain JavaScript on built-ins: it runs on the machine's
// Node, before Node 24 is there, which is one of the packages. Its argument names this step (`1/5`); `--check` installs
// nothing and fails when something is missing; `--in art` is about a folder with a package-lock.json of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const [step, folder = '.'] = process.argv.slice(2);
const cwd = resolve(root, folder);
/** npm reads it instead of package-lock.json. */
const shrinkwrap = join(cwd, 'npm-shrinkwrap.json');
// npm must not run on the Node that it is about to replace.
const folders = process.env.PATH.split(delimiter).filter((one) => one !== bin);
const env = { ...process.env, PATH: folders.join(delimiter) };
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org.`,
  );
}
// A run that was killed may have left it.
rmSync(shrinkwrap, { force: true });
if (isInstalled()) {
  if (step.includes('/')) console.log(`${step} Packages\n    already installed`);
} else if (step === '--check') {
  fail('The packages are not installed, or older than package-lock.json. Type: npm run up');
} else {
  console.log(`${step.includes('/') ? step : folder} Packages\n    installing, one to two minutes`);
  const started = Date.now();
  if (!runWithUrls() && !runNpm()) fail('npm ci failed. Its message is above.');
  if (!isInstalled()) {
    fail('Node 24 did not arrive with the packages. Type: npm ci --ignore-scripts=false');
  }
  console.log(`    installed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

/** Runs `npm ci` and says whether it succeeded. */
function runNpm() {
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    ...{ cwd, env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/**
 * Runs it on a copy of the lock file with the URL of each archive. The lock file leaves URLs out, so that it holds for any
 * registry; without them npm first downloads the description of each package, which doubles the time. A registry may have
 * other URLs: then this fails, and npm looks them up.
 */
function runWithUrls() {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], {
    cwd,
    env,
    encoding: 'utf8',
  });
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

/** Compares npm's record of what it installed with the lock file, and looks for the pinned Node. */
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
