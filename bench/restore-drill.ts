// The restore drill: backs up a site of 10,000 messages, 1,000 pictures and 500 resumes, restores it elsewhere,
// compares both and prints the times: `node bench/restore-drill.ts`. It fails if the restore takes ten minutes.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { RunSettings } from '../scripts/system/apps.ts';
import { endAll, stopOnSignals } from '../scripts/system/commands.ts';
import { prepareData, runDashboardCommand } from '../scripts/system/data.ts';
import { exitWith } from '../scripts/system/steps.ts';
import { describeMachine, toFigure } from './report.ts';

const MESSAGES = 10_000;
const PICTURES = 1_000;
const RESUMES = 500;

/** Size of a resume, in bytes. */
const RESUME_BYTES = 400_000;

/** Maximum time of a restore, in milliseconds. */
const GOAL = 10 * 60_000;

type Stored = Record<string, SQLInputValue>;

/** Inserts a row with the given columns, and placeholders for other required columns. */
function insert(database: DatabaseSync, table: string, given: Stored): void {
  const columns = database.prepare(`PRAGMA table_info("${table}")`).all();
  const row: Stored = {};
  for (const { name, type, notnull, dflt_value: preset } of columns) {
    const value = given[String(name)];
    if (value !== undefined) row[String(name)] = value;
    else if (notnull && preset === null && name !== 'id')
      row[String(name)] = type === 'text' ? randomUUID() : 0;
  }
  const names = Object.keys(row);
  database
    .prepare(
      `INSERT INTO "${table}" (${names.map((name) => `"${name}"`)}) VALUES (${names.map(() => '?')})`,
    )
    .run(...names.map((name) => row[name] ?? null));
}

function fillWithMessages(database: DatabaseSync, dataDir: string): void {
  const message = 'A message as people write them, about a new shop and its sign. '.repeat(12);
  const answers = JSON.stringify({ message });
  for (let number = 0; number < MESSAGES - RESUMES; number += 1) {
    const unique = { submission_id: randomUUID(), reference: `D${number}` };
    insert(database, 'submissions', { ...unique, form: 'contact', answers });
  }
  const folder = join(dataDir, 'resumes');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let number = 0; number < RESUMES; number += 1) {
    const key = randomBytes(16).toString('hex');
    writeFileSync(join(folder, key), randomBytes(RESUME_BYTES), { mode: 0o600 });
    const unique = { submission_id: randomUUID(), reference: `R${number}`, resume_key: key };
    insert(database, 'submissions', { ...unique, form: 'application', answers });
  }
}

/** Each further picture is a sample with all its image sizes, under other names. */
function fillWithPictures(database: DatabaseSync, dataDir: string): void {
  const samples = database.prepare('SELECT * FROM media').all();
  for (let number = samples.length; number < PICTURES; number += 1) {
    const { id: _, ...sample } = samples[number % samples.length] ?? {};
    const copy: Stored = {};
    for (const [name, value] of Object.entries(sample)) {
      copy[name] = value as SQLInputValue;
      if (!/(?:^|_)filename$/.test(name) || typeof value !== 'string') continue;
      copy[name] = `copy-${number}-${value}`;
      const path = join(dataDir, 'media', value);
      if (existsSync(path)) copyFileSync(path, join(dataDir, 'media', `copy-${number}-${value}`));
    }
    insert(database, 'media', { ...copy, upload_key: null });
  }
}

/** Hash of each file, and of each table's rows. */
function sumUp(dataDir: string): Record<string, string> {
  const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  const sums: Record<string, string> = {};
  for (const folder of ['media', 'resumes', 'secrets']) {
    const entries = readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true });
    for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
      const path = join(parentPath, name);
      sums[path.slice(dataDir.length + 1)] = hash(readFileSync(path));
    }
  }
  const database = new DatabaseSync(join(dataDir, 'dashboard.db'), { readOnly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  for (const { name } of tables) {
    const rows = database.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).all();
    sums[`table ${name}`] = hash(JSON.stringify(rows));
  }
  database.close();
  return sums;
}

async function measure(what: string, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  process.stdout.write(`${what}: ${toFigure(took / 1000)} s\n`);
  return took;
}

stopOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
// Also when the run is interrupted.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const toPlace = (name: string): RunSettings => ({
  host: '127.0.0.1',
  port: 4321,
  dashboardPort: 3000,
  dataDir: join(folder, name),
});
const [site, other] = [toPlace('site'), toPlace('other')];
process.env.BACKUP_DIR = join(folder, 'backups');
try {
  process.stdout.write(`${describeMachine(false)}\n`);
  await prepareData(site);
  const database = new DatabaseSync(join(site.dataDir, 'dashboard.db'));
  database.exec('BEGIN');
  fillWithMessages(database, site.dataDir);
  fillWithPictures(database, site.dataDir);
  database.exec('COMMIT');
  database.close();
  await measure('Backup, read back and compared', () => runDashboardCommand('backup', site));
  const [name = ''] = readdirSync(process.env.BACKUP_DIR);
  const file = join(process.env.BACKUP_DIR, name);
  const { size } = statSync(file);
  process.stdout.write(
    `${MESSAGES} messages, ${PICTURES} pictures, ${RESUMES} resumes: ${toFigure(size / 1e6)} MB\n`,
  );
  mkdirSync(other.dataDir, { mode: 0o700 });
  const took = await measure('Restore', () => runDashboardCommand('restore', other, [file]));
  const [before, after] = [sumUp(site.dataDir), sumUp(other.dataDir)];
  const wrong = Object.keys({ ...before, ...after }).filter((one) => before[one] !== after[one]);
  if (wrong.length > 0) throw new Error(`Not restored as it was: ${wrong.slice(0, 5).join(', ')}`);
  process.stdout.write(`${Object.keys(before).length} files and tables compared: equal\n`);
  if (took > GOAL) throw new Error('The restore took longer than ten minutes.');
  await endAll(0);
} catch (error) {
  await exitWith(error);
}
