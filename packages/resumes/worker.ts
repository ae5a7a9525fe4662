import { getHeapStatistics } from 'node:v8';
import { parentPort, resourceLimits } from 'node:worker_threads';
import { inspectResume, type ResumeCheck } from './inspect-resume.ts';

/** What a worker is asked. */
export interface CheckRequest {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What it says. */
export interface CheckReply {
  check: ResumeCheck;
  /** Whether so much memory is in use that the next file should have another thread. */
  isSpent: boolean;
}

// The PDF library warns of large numbers. What a stranger sends must not fill the log.
console.warn = () => undefined;

/** Half of what the thread may use, in bytes. The PDF library keeps each name it ever met. */
const MOST_HEAP = ((resourceLimits.maxOldGenerationSizeMb ?? 256) * 1024 * 1024) / 2;

parentPort?.on('message', async ({ name, bytes }: CheckRequest) => {
  const check = await inspectResume(name, bytes);
  const reply: CheckReply = { check, isSpent: getHeapStatistics().used_heap_size > MOST_HEAP };
  parentPort?.postMessage(reply);
});
