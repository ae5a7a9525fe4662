import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './commands.ts';
import { type Place, toEnvironment } from './programs.ts';

/** Runs one of the dashboard's commands (`apps/dashboard/src/commands`) for a place. */
export function runDashboardCommand(
  name: 'seed' | 'admin',
  place: Place,
  args: string[] = [],
  loud = false,
): Promise<string> {
  return run('node', [`src/commands/${name}.ts`, ...args], {
    cwd: join(root, 'apps/dashboard'),
    env: toEnvironment(place),
    loud,
  });
}

/** Brings the database to the present schema and fills an empty one with the sample content. */
export async function prepareData(place: Place): Promise<void> {
  await runDashboardCommand('seed', place);
}

/** What the dashboard wrote down of the first admin it made, one-time password included; until it is deleted. */
export function readFirstAdmin({ dataDir }: Place): string | undefined {
  const file = join(dataDir, 'first-admin.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
