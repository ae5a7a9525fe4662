// Starts like the dashboard and only runs the outbox, for tests that kill it or run two. It prints when it starts.
// SLOW_TO_NOTE delays recording an acknowledged mail, in milliseconds, like a busy machine.
import { setTimeout as wait } from 'node:timers/promises';
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { startRunner } from '../jobs/queue.ts';
import { openMailer } from '../outbox/mailer.ts';
import { createSender } from '../outbox/sender.ts';
import { openOutbox } from '../outbox/worker.ts';
import { openPayload } from '../platform/open-payload.ts';
import { getSettings } from '../platform/settings.ts';

keepFilesPrivate();
const payload = await openPayload();
const mailer = openMailer(getSettings());
const pause = Number(process.env.SLOW_TO_NOTE ?? 0);
const sender = createSender(payload, {
  async send(mail) {
    await mailer.send(mail);
    if (pause > 0) await wait(pause);
  },
});
startRunner(payload, [openOutbox(payload, sender)]);
process.stdout.write('working\n');
