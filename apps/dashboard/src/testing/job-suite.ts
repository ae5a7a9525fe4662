import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { addJob } from '../jobs/queue.ts';
import { getJobs } from './jobs.ts';
import { startOutboxProcess } from './outbox-client.ts';

interface JobPlace {
  payload: Payload;
  folder: string;
  /** Environment with the database. */
  environment: Record<string, string>;
}

/** Jobs that are due one after another. */
async function addJobs(payload: Payload, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, number) => `job-${number}`);
  for (const [number, name] of names.entries()) {
    const at = new Date(Date.now() - 60_000 + number);
    await addJob(payload, { task: 'test', key: `test ${name}`, at, data: { name } });
  }
  return names;
}

function openLog() {
  const file = join(mkdtempSync(join(tmpdir(), 'jobs-test-')), 'log');
  writeFileSync(file, '');
  return { file, read: () => readFileSync(file, 'utf8').split('\n').filter(Boolean) };
}

const start = ({ folder, environment }: JobPlace, log: string, time: number) =>
  startOutboxProcess(
    folder,
    { ...environment, WORK_LOG: log, WORK_TIME: String(time) },
    'job-process.ts',
  );

/** Two processes share one queue: each job is done once. */
export async function testTwoRunners(place: JobPlace): Promise<void> {
  const log = openLog();
  const names = await addJobs(place.payload, 12);
  const processes = await Promise.all([start(place, log.file, 20), start(place, log.file, 20)]);
  try {
    await expect.poll(() => getJobs(place.payload, 'test'), { timeout: 30_000 }).toEqual([]);
    const lines = log.read();
    expect(lines.filter((line) => line.endsWith(' 1')).sort()).toEqual(
      names.map((name) => `${name} 1`).sort(),
    );
    expect(lines).toHaveLength(2 * names.length);
  } finally {
    await Promise.all(processes.map(({ kill }) => kill()));
  }
}

/** A process is killed at work: another repeats that job after the lease, counts it, and does the others once. */
export async function testKilledRunner(place: JobPlace): Promise<void> {
  const log = openLog();
  const names = await addJobs(place.payload, 4);
  const killed = await start(place, log.file, 1500);
  await expect.poll(log.read, { timeout: 20_000, interval: 10 }).toEqual(['job-0 1']);
  await killed.kill();
  const [first] = await getJobs(place.payload, 'test');
  expect(first).toMatchObject({ attempts: 1, lease: expect.any(String) });
  const other = await start(place, log.file, 10);
  try {
    await expect.poll(() => getJobs(place.payload, 'test'), { timeout: 30_000 }).toEqual([]);
    const lines = log.read();
    expect(lines.filter((line) => line.endsWith('done')).sort()).toEqual(
      names.map((name) => `${name} done`),
    );
    expect(lines.filter((line) => line.startsWith('job-0'))).toEqual([
      ...['job-0 1', 'job-0 2', 'job-0 done'],
    ]);
  } finally {
    await other.kill();
  }
}
