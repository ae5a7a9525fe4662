// A mail server as a process of its own, for faults that kill it. Each mail is a line of a file and on disk before it is
// acknowledged, so that what was taken is known whatever happens. Arguments: port, file. A message sets its mood.
import { fsyncSync, openSync, writeSync } from 'node:fs';
import { type Mood, startMailServer } from '../../../apps/dashboard/src/testing/mail-server.ts';

const [port, file = ''] = process.argv.slice(2);
const log = openSync(file, 'a');
const server = await startMailServer({
  port: Number(port),
  keep({ messageId, subject, to }) {
    // What a kill cut off stays on a line of its own.
    writeSync(log, `\n${JSON.stringify({ messageId, subject, to, at: Date.now() })}`);
    fsyncSync(log);
  },
});
process.on('message', (mood: Mood) => {
  server.mood = mood;
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
