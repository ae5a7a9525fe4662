// Starts like the dashboard and works on jobs of the task `test`, for tests that kill it or run two. Each job adds the line
// `<key> <attempt>` to the file WORK_LOG, waits WORK_TIME milliseconds, and adds `<key> done`.
import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { startRunner } from '../jobs/queue.ts';
import { openTask, type Task } from '../jobs/tasks.ts';
import { openPayload } from '../platform/open-payload.ts';

keepFilesPrivate();
const payload = await openPayload();
const log = (line: string) => appendFileSync(process.env.WORK_LOG ?? '', `${line}\n`);
const task: Task<{ name: string }> = {
  name: 'test',
  lease: 3000,
  toRetryDelay: () => 1000,
  async run({ data, attempts }) {
    log(`${data.name} ${attempts}`);
    await wait(Number(process.env.WORK_TIME));
    log(`${data.name} done`);
  },
};
startRunner(payload, [openTask(payload, task)]);
process.stdout.write('working\n');
