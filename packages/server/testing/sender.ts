// A thread that sends requests, so that the time of sending does not count as that of the receiver.
import { parentPort } from 'node:worker_threads';
import { type SentRequest, sendRequest } from './send-request.ts';

parentPort?.on('message', async ({ port, sent }: { port: number; sent: SentRequest }) =>
  parentPort?.postMessage(await sendRequest(port, sent)),
);
