import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { HOSTS, type RunningProxy } from '../../deploy/testing/proxies.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';

/** Whether a shared cache has stored this text. */
export function findCached({ cacheFolder }: RunningProxy, text: string): string[] {
  return readdirSync(cacheFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

/** Visitors who open pages in turn over keep-alive connections. */
export async function visitPages(
  { https, ca }: RunningProxy,
  paths: string[],
  { count, visitors, headers }: { count: number; visitors: number; headers: object },
): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors, ca });
  const statuses: Record<number, number> = {};
  const open = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const outgoing = request(
        {
          ...{ agent, path, host: '127.0.0.1', port: https, servername: HOSTS.website },
          headers: { ...headers, Host: HOSTS.website },
        },
        (response) => {
          const status = response.statusCode ?? 0;
          statuses[status] = (statuses[status] ?? 0) + 1;
          response.resume().once('end', resolve).once('error', reject);
        },
      );
      outgoing.once('error', reject).end();
    });
  const visits = Array.from({ length: count }, (_, index) => paths[index % paths.length] ?? '/');
  await forEachConcurrently(visits, visitors, open);
  agent.destroy();
  return statuses;
}
