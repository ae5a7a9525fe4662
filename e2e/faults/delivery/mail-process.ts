// A mail server in a process of its own, for faults that kill it. It writes each mail as a line of a file before it
// acknowledges it, so that accepted mails are known after a crash. Arguments: port, file. A message sets its behaviour.
import { fsyncSync, openSync, writeSync } from 'node:fs';
import { type Mood, startMailServer } from '../../../apps/dashboard/src/testing/mail-server.ts';

const [port, file = ''] = process.argv.slice(2);
const log = openSync(file, 'a');
const server = await startMailServer({
  port: Number(port),
  keep({ messageId, subject, to }) {
    // A line that a kill cut off is terminated.
    writeSync(log, `\n${JSON.stringify({ messageId, subject, to, at: Date.now() })}`);
    fsyncSync(log);
  },
});
process.on('message', (mood: Mood) => {
  server.mood = mood;
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
