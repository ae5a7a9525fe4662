// A thread that sends requests, so that what sending takes is not the time of the program they are sent to.
import { parentPort } from 'node:worker_threads';
import { type SentRequest, sendRequest } from './send-request.ts';

parentPort?.on('message', async ({ port, sent }: { port: number; sent: SentRequest }) =>
  parentPort?.postMessage(await sendRequest(port, sent)),
);
