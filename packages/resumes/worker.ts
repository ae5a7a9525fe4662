import { parentPort } from 'node:worker_threads';
import { inspectResume, type ResumeCheck } from './inspect-resume.ts';

/** What a worker is asked. */
export interface CheckRequest {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

parentPort?.on('message', async ({ name, bytes }: CheckRequest) => {
  const check: ResumeCheck = await inspectResume(name, bytes);
  parentPort?.postMessage(check);
});
