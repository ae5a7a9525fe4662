import { parentPort, workerData } from 'node:worker_threads';
import { inspectResume } from './inspect-resume.ts';

// The PDF library logs warnings, and their number is up to the sender.
console.warn = () => undefined;

const { name, bytes }: { name: string; bytes: Uint8Array } = workerData;
parentPort?.postMessage(await inspectResume(name, bytes));
