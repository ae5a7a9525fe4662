// Starts like the dashboard, queues due reminders, sends them and the form test, and exits; for tests that kill it.
// WATCH_AT is its current time.
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { runDueChecks } from '../form-check/run-check.ts';
import { queueReminders } from '../outbox/reminders.ts';
import { createSender } from '../outbox/sender.ts';
import { createOutboxWorker } from '../outbox/worker.ts';
import { openPayload } from '../platform/open-payload.ts';

keepFilesPrivate();
const payload = await openPayload();
const now = new Date(process.env.WATCH_AT ?? Date.now());
process.stdout.write('working\n');
await queueReminders(payload, now);
const outbox = createOutboxWorker({ payload, sender: createSender(payload), now: () => now });
await Promise.all([runDueChecks(payload, now), outbox.work()]);
await payload.destroy();
process.exit(0);
