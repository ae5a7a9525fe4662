// A worker thread, so that the open connections do not slow down the measurement.
import { parentPort, workerData } from 'node:worker_threads';
import { besiege } from './besiege.ts';

const { siege, targets, count } = workerData;
const over = new AbortController();
parentPort?.once('message', () => over.abort());
await besiege(siege, targets, count, over.signal);
process.exit();
