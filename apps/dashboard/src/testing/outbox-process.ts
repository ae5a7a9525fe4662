// A process that starts as the dashboard does and works off the outbox and nothing else, for tests that kill it or run
// two of them. It says when it looks for the first time. With SLOW_TO_NOTE it takes so many milliseconds between the
// acknowledgement of a mail and noting it, as a machine does that is busy at the worst moment.
import { setTimeout as wait } from 'node:timers/promises';
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { createSender } from '../outbox/sender.ts';
import { startOutbox } from '../outbox/worker.ts';
import { openPayload } from '../platform/open-payload.ts';

keepFilesPrivate();
const payload = await openPayload();
const sender = createSender(payload);
const pause = Number(process.env.SLOW_TO_NOTE ?? 0);
startOutbox(payload, {
  ...sender,
  async send(...delivery) {
    await sender.send(...delivery);
    if (pause > 0) await wait(pause);
  },
});
process.stdout.write('working\n');
