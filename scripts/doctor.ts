// Checks this machine and this checkout, and says what to do about problems.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { endpoints } from '@agency/contracts';
import { parseWebsiteSettings } from '../apps/website/src/settings.ts';
import { type AppName, isAppReady, toUrl } from './system/apps.ts';
import { builds, isBuilt, isFresh } from './system/builds.ts';
import { root, run } from './system/commands.ts';
import { optionalTools } from './system/optional-tools.ts';
import { isPortFree } from './system/ports.ts';
import { readRunSettings } from './system/run-settings.ts';

const MARKS = { fine: '✓', note: '·', wrong: '✗' };
const GB = 1024 ** 3;
let wrong = 0;

function report(verdict: keyof typeof MARKS, subject: string, finding: string) {
  if (verdict === 'wrong') wrong += 1;
  console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${finding}`);
}

/** Reports a finding, and the advice if it is a problem. */
const check = (isFine: boolean, subject: string, finding: string, advice: string) =>
  report(isFine ? 'fine' : 'wrong', subject, isFine ? finding : `${finding}: ${advice}`);

/** The folder, or its nearest parent that exists. */
const findExisting = (folder: string): string =>
  existsSync(folder) ? folder : findExisting(dirname(folder));

function checkSpace(folder: string, neededGb: number) {
  const { bavail, bsize } = statfsSync(findExisting(folder));
  const free = (bavail * bsize) / GB;
  const finding = `${free.toFixed(1)} GB free for ${folder}`;
  check(free >= neededGb, 'disk', finding, `at least ${neededGb} GB are needed`);
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function checkApp(name: AppName, port: number, host: string, variable: string) {
  if (await isAppReady(toUrl(host, port))) report('fine', name, `is ready on port ${port}`);
  else if (await isPortFree(port, host)) {
    report('note', name, `is not running; port ${port} is free`);
  } else report('wrong', name, `another process uses port ${port}: set ${variable} to another`);
}

async function checkContent(url: string) {
  const response = await fetch(url + endpoints.blogs.path, {
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  const type = response?.headers.get('content-type') ?? '';
  await response?.body?.cancel();
  check(
    response?.status === 200 && type.includes('json'),
    'content',
    `${url}${endpoints.blogs.path} responds with ${response?.status ?? 'nothing'} ${type}`,
    'start a host of the content API there, or correct CONTENT_URL',
  );
}

report('fine', 'node', `${process.versions.node}, from the packages`);
const npm = (await run('npm', ['--version'])).trim();
// Debian 13 has npm 9.
check(Number.parseInt(npm, 10) >= 9, 'npm', npm, 'too old, type: npm i -g npm@11');
const memory = totalmem() / GB;
check(memory >= 2, 'memory', `${memory.toFixed(1)} GB`, 'builds need 2 GB');

for (const build of builds) {
  if (!isBuilt(build)) report('note', 'build', `the ${build.name} is not built: npm run build`);
  else if (!isFresh(build)) report('note', 'build', `the ${build.name} is older than its sources`);
  else report('fine', 'build', `the ${build.name} is up to date`);
}

for (const { name, packages, find, without } of optionalTools) {
  const path = await find();
  if (path) report('fine', 'tests', `${name}: ${path}`);
  else report('note', 'tests', `no ${name}, so ${without}: apt-get install ${packages.join(' ')}`);
}

try {
  const settings = readRunSettings();
  checkSpace(root, 3);
  checkSpace(settings.dataDir, 1);
  const isWritable = canWrite(findExisting(settings.dataDir));
  check(isWritable, 'data', settings.dataDir, 'not writable: change its owner or set DATA_DIR');
  await checkApp('dashboard', settings.dashboardPort, settings.host, 'DASHBOARD_PORT');
  await checkApp('website', settings.port, settings.host, 'PORT');
  if (process.env.CONTENT_URL) await checkContent(parseWebsiteSettings(process.env).CONTENT_URL);
} catch (error) {
  report('wrong', 'settings', error instanceof Error ? error.message : String(error));
}

console.log(wrong === 0 ? '\nNo problems found.' : `\n${wrong} to fix (✗).`);
process.exit(wrong === 0 ? 0 : 1);
