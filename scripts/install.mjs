// Brings node_modules in line with package-lock.json. Plain JavaScript on built-ins only: it runs on
// whatever Node the machine has, before the pinned Node 24 is there. The argument is what to call this step
// (`1/5`); `--check` installs nothing and only says when something is missing; `--in art` installs, where they
// are missing, the packages of a folder that has a package-lock.json of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const [counter = '', inner = ''] = process.argv.slice(2);
const checkOnly = counter === '--check';
const folder = counter === '--in' ? join(root, inner) : root;

/** What npm reads before package-lock.json; it is there while packages are installed. */
const addresses = join(root, 'npm-shrinkwrap.json');
// A run that was killed may have left it.
removeAddresses();

// The npm that installs must not run on the Node it is about to replace.
const outside = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter),
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org.`,
  );
}

const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
if (!checkOnly && folder === root) console.log(`${counter} Packages`.trim());

if (folder !== root) {
  if (!isInstalled()) {
    console.log(`Packages of ${inner}/, which nothing else needs`);
    await install();
    console.log(`    installed in ${seconds()}`);
  }
} else if (isInstalled() && runsPinnedNode()) {
  if (!checkOnly) console.log('    already installed');
} else if (checkOnly) {
  fail('The packages are not installed, or are older than package-lock.json. Type: npm run up');
} else {
  await installWithAddresses();
  if (!runsPinnedNode()) repairNode();
  if (!runsPinnedNode()) {
    fail(
      'Node 24 did not arrive with the packages. Are install scripts switched off? Try:\n' +
        '    npm ci --ignore-scripts=false',
    );
  }
  console.log(`    installed in ${seconds()}`);
}

/** npm notes what it installed in node_modules/.package-lock.json; that note must match the lock. */
function isInstalled() {
  const note = readLock(join(folder, 'node_modules', '.package-lock.json'));
  const lock = readLock(join(folder, 'package-lock.json'));
  if (!note || !lock) return false;
  return Object.entries(lock).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = note[path];
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** Whether `node` of the packages starts and is the version package.json names. */
function runsPinnedNode() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const answer = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  return answer.stdout?.trim() === `v${manifest.devDependencies.node}`;
}

/**
 * Installs with the address of each package's archive beside it. The lock leaves addresses out, so that it holds for any
 * registry, and npm would ask for the description of each package first: a third of its work. A registry with other
 * addresses is asked npm's own way.
 */
async function installWithAddresses() {
  if (writeAddresses()) {
    const { code, signal } = await runNpm();
    removeAddresses();
    if (code === 0) return;
    if (signal) fail(`npm ci was ended by ${signal}.`);
  }
  await install();
}

/** Writes the lock with addresses where npm looks first. */
function writeAddresses() {
  const ask = ['config', 'get', 'registry'];
  const { stdout } = spawnSync('npm', ask, { cwd: root, env: outside, encoding: 'utf8' });
  const registry = `${stdout?.trim().replace(/\/+$/, '')}/`;
  if (!URL.canParse(registry)) return false;
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.resolved) continue;
    const name = entry.name ?? path.split('node_modules/').at(-1);
    const archive = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = new URL(`${name}/-/${archive}`, registry).href;
  }
  process.once('exit', removeAddresses);
  writeFileSync(addresses, JSON.stringify(lock));
  return true;
}

function removeAddresses() {
  rmSync(addresses, { force: true });
}

async function install() {
  const { code, signal } = await runNpm();
  if (code !== 0) {
    fail(`npm ci failed (${signal ?? `exit code ${code}`}). Its message is above.`);
  }
}

/** Runs `npm ci`, saying that it still does, and tells how it ended. */
async function runNpm() {
  console.log('    installing; the first time takes a minute or two');
  const heartbeat = setInterval(() => console.log(`    still installing, ${seconds()}`), 15_000);
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env: outside,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => npm.kill();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  try {
    const [code, signal] = await once(npm, 'exit');
    return { code, signal };
  } catch (error) {
    return fail(`npm could not be started: ${error.message}`);
  } finally {
    clearInterval(heartbeat);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeListener(signal, stop);
  }
}

/** The `node` package fetches its binary in an install script, which some npm settings skip. */
function repairNode() {
  const cwd = join(root, 'node_modules', 'node');
  if (!existsSync(cwd)) return;
  spawnSync('node', ['installArchSpecificPackage'], { cwd, env: outside, stdio: 'ignore' });
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
