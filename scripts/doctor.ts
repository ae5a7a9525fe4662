// Says in plain words what is wrong with this machine or this copy of the project, and what to do about it.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { endpoints, HEALTH_PATH, healthSchema } from '@agency/contracts';
import { getIntakeSecret, parseWebsiteSettings } from '../apps/website/src/settings.ts';
import { isAppReady, type Place, toUrl } from './system/apps.ts';
import { builds, isBuilt, isFresh } from './system/builds.ts';
import { root, run } from './system/commands.ts';
import { optionalTools } from './system/optional-tools.ts';
import { getPlace } from './system/place.ts';
import { isPortFree } from './system/ports.ts';

type Verdict = 'fine' | 'note' | 'wrong';
const MARKS: Record<Verdict, string> = { fine: '✓', note: '·', wrong: '✗' };
const GB = 1024 ** 3;
let wrong = 0;

function say(verdict: Verdict, subject: string, finding: string) {
  if (verdict === 'wrong') wrong += 1;
  console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${finding}`);
}

/** The nearest folder that exists: where a new one would be made. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

function checkSpace(subject: string, folder: string, needed: number) {
  const { bavail, bsize } = statfsSync(nearest(folder));
  const free = (bavail * bsize) / GB;
  const finding = `${free.toFixed(1)} GB free for ${folder}`;
  if (free < needed) say('wrong', subject, `${finding}: at least ${needed} GB are needed`);
  else say('fine', subject, finding);
}

async function checkProgram(name: string, variable: string, port: number, host: string) {
  if (await isAppReady(toUrl(host, port))) {
    say('fine', name, `is running and ready on port ${port}`);
  } else if (await isPortFree(port, host)) {
    say('note', name, `is not running; port ${port} is free`);
  } else {
    say('wrong', name, `port ${port} is taken by something else: set ${variable} to another`);
  }
}

async function checkContent(url: string) {
  const { path } = endpoints.blogs;
  const subject = 'content';
  try {
    const answer = await fetch(url + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    });
    const type = answer.headers.get('content-type') ?? '';
    await answer.body?.cancel();
    if (answer.status === 200 && type.includes('json')) say('fine', subject, `${url} answers`);
    else {
      say(
        'wrong',
        subject,
        `${url}${path} answers ${answer.status} ${type}: CONTENT_URL must name a host of the contract`,
      );
    }
  } catch {
    say('wrong', subject, `${url} does not answer: start that host or mend CONTENT_URL`);
  }
}

function checkData({ dataDir }: Place) {
  try {
    accessSync(nearest(dataDir), constants.R_OK | constants.W_OK | constants.X_OK);
    say('fine', 'data', `${dataDir} can be written`);
  } catch {
    say('wrong', 'data', `${dataDir} cannot be written: change its owner or set DATA_DIR`);
  }
}

/** What the panel's page of health says, of the programs that run. */
async function checkLive() {
  const settings = parseWebsiteSettings(process.env);
  try {
    const answer = await fetch(settings.DASHBOARD_URL + HEALTH_PATH, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
      headers: { Authorization: `Bearer ${getIntakeSecret(settings)}` },
    });
    const { data } = healthSchema.safeParse(await answer.json());
    if (!data) {
      say(
        'wrong',
        'live',
        `${settings.DASHBOARD_URL} refuses us: set its INTAKE_SECRET or DATA_DIR`,
      );
      return;
    }
    for (const { verdict, subject, finding } of data.findings) say(verdict, subject, finding);
  } catch {
    say('wrong', 'live', `${settings.DASHBOARD_URL} does not answer: start the dashboard`);
  }
}

say('fine', 'node', `${process.versions.node}, from the packages`);
const npm = (await run('npm', ['--version'])).trim().split('\n').at(-1) ?? '';
// Debian 13 has npm 9.
if (Number.parseInt(npm, 10) < 9) say('wrong', 'npm', `${npm} is too old: npm i -g npm@11`);
else say('fine', 'npm', npm);
if (totalmem() < 2 * GB) {
  say('wrong', 'memory', `${(totalmem() / GB).toFixed(1)} GB: building needs 2 GB`);
} else say('fine', 'memory', `${(totalmem() / GB).toFixed(1)} GB`);

for (const build of builds) {
  if (!isBuilt(build)) say('note', 'build', `the ${build.name} is not built: npm run build`);
  else if (!isFresh(build)) say('note', 'build', `the ${build.name} is older than its sources`);
  else say('fine', 'build', `the ${build.name} is up to date`);
}

for (const { name, packages, find, without } of optionalTools) {
  const path = await find();
  if (path) say('fine', 'tests', `${name}: ${path}`);
  else say('note', 'tests', `no ${name}, so ${without}: apt-get install ${packages.join(' ')}`);
}

try {
  const place = getPlace();
  checkSpace('disk', root, 3);
  checkSpace('disk', place.dataDir, 1);
  checkData(place);
  await checkProgram('dashboard', 'DASHBOARD_PORT', place.dashboardPort, place.host);
  await checkProgram('website', 'PORT', place.port, place.host);
  if (process.argv.includes('--live')) await checkLive();
  if (process.env.CONTENT_URL) await checkContent(parseWebsiteSettings(process.env).CONTENT_URL);
} catch (error) {
  say('wrong', 'settings', error instanceof Error ? error.message : String(error));
}

console.log(wrong === 0 ? '\nNothing is wrong.' : `\n${wrong} to mend (✗).`);
process.exit(wrong === 0 ? 0 : 1);
