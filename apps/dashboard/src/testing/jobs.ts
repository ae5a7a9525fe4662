import type { Payload } from 'payload';
import {
  SCHEDULED_CHANGE,
  type ScheduledChangeData,
} from '../collections/editing/scheduled-change.ts';
import { createScheduledChangeTask } from '../collections/editing/scheduled-change-task.ts';
import { addJob, createRunner } from '../jobs/queue.ts';
import { openTask, type Task } from '../jobs/tasks.ts';
import type { Job } from '../payload-types.ts';

/** Runs a task once, as one process does. Returns how many jobs were done. */
export const runTask = <Data extends object>(
  payload: Payload,
  task: Task<Data>,
  now: Date | (() => Date) = new Date(),
): Promise<number> =>
  createRunner(
    payload,
    openTask(payload, task),
    typeof now === 'function' ? now : () => now,
  ).work();

/** Runs scheduled changes that are due. */
export const runDuePublishes = (payload: Payload, now?: Date): Promise<number> =>
  runTask(payload, createScheduledChangeTask(payload), now);

/** Erases what deleted submissions have left. */
export const runErasures = async (payload: Payload): Promise<number> => {
  // Not at the top, because it opens the settings of the test.
  const { createErasureTask } = await import('../submissions/resumes.ts');
  return runTask(payload, createErasureTask(payload));
};

/** Schedules a change of a document. */
export const scheduleTestPublish = (payload: Payload, data: ScheduledChangeData): Promise<void> =>
  addJob(payload, {
    task: SCHEDULED_CHANGE,
    key: `${data.kind} ${data.collection} ${data.docId}`,
    at: new Date(data.at),
    data,
  });

/** All jobs of a task, oldest first. */
export const getJobs = async ({ db }: Payload, task: string): Promise<Job[]> =>
  (
    await db.find<Job>({
      collection: 'jobs',
      where: { task: { equals: task } },
      sort: 'id',
      pagination: false,
    })
  ).docs;
