// A worker thread, so that the open connections do not slow down the measurement.
import { parentPort, workerData } from 'node:worker_threads';
import { holdConnections } from './hold-connections.ts';

const { kind, targets, count } = workerData;
const over = new AbortController();
parentPort?.once('message', () => over.abort());
await holdConnections(kind, targets, count, over.signal);
process.exit();
