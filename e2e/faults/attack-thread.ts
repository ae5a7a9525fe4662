// Attacks from a worker thread until it is stopped, so that the attack does not slow down the measurement.
import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';

const { names, target } = workerData;
const over = new AbortController();
parentPort?.once('message', () => over.abort());
await Promise.all(
  Object.entries(attacks)
    .filter(([name]) => names.includes(name))
    .map(([, attack]) => attack(target, over.signal)),
);
process.exit();
