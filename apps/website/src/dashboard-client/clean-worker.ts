import { parentPort } from 'node:worker_threads';
import type { CleanRequest } from './clean-content.ts';
import { toCleanHtml } from './clean-html.ts';

parentPort?.on('message', ({ html, places }: CleanRequest) =>
  parentPort?.postMessage(toCleanHtml(html, places)),
);
