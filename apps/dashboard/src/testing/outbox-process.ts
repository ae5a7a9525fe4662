// Starts like the dashboard and only runs the outbox, for tests that kill it or run two. It prints when it starts.
// SLOW_TO_NOTE delays recording an acknowledged mail, in milliseconds, like a busy machine.
import { setTimeout as wait } from 'node:timers/promises';
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { startRunner } from '../jobs/queue.ts';
import { createSender } from '../outbox/sender.ts';
import { openOutbox } from '../outbox/worker.ts';
import { openPayload } from '../platform/open-payload.ts';

keepFilesPrivate();
const payload = await openPayload();
const sender = createSender(payload);
const pause = Number(process.env.SLOW_TO_NOTE ?? 0);
const outbox = openOutbox(payload, {
  ...sender,
  async send(...delivery) {
    await sender.send(...delivery);
    if (pause > 0) await wait(pause);
  },
});
startRunner(payload, [outbox]);
process.stdout.write('working\n');
