// Starts like the dashboard, queues due reminders, sends them and the form test, and exits; for tests that kill it.
// WATCH_AT is its current time.
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { createFormCheckTask } from '../jobs/form-check/run-check.ts';
import { queueReminders } from '../outbox/reminders.ts';
import { createSender } from '../outbox/sender.ts';
import { openPayload } from '../platform/open-payload.ts';
import { runTask } from './jobs.ts';
import { createTestOutbox } from './outbox.ts';

keepFilesPrivate();
const payload = await openPayload();
const now = new Date(process.env.WATCH_AT ?? Date.now());
process.stdout.write('working\n');
await queueReminders(payload, now);
const outbox = createTestOutbox({ payload, sender: createSender(payload), now: () => now });
await Promise.all([runTask(payload, createFormCheckTask(payload), now), outbox.work()]);
await payload.destroy();
process.exit(0);
