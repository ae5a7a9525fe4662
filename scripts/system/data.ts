import { join } from 'node:path';
import { UNUSABLE_DATA } from '@agency/server/lifecycle';
import {
  readFirstAdminFile,
  toFirstAdminFile,
} from '../../apps/dashboard/src/platform/first-admin-file.ts';
import { type Place, toEnvironment } from './apps.ts';
import { CommandError, root, run } from './commands.ts';

/** A file of `apps/dashboard/src/commands` that operators run. */
export type DashboardCommand = 'seed' | 'admin' | 'backup' | 'move' | 'restore' | 'secrets';

/** Runs one of the dashboard's commands for a place. */
export function runDashboardCommand(
  name: DashboardCommand,
  place: Place,
  args: string[] = [],
  loud = false,
): Promise<string> {
  return run('node', [`src/commands/${name}.ts`, ...args], {
    cwd: join(root, 'apps/dashboard'),
    env: toEnvironment(place),
    isPrivate: true,
    loud,
  });
}

/** Brings the database to the present schema and fills an empty one with the sample content. */
export async function prepareData(place: Place): Promise<void> {
  await runDashboardCommand('seed', place);
}

/**
 * Prepares the data if they can be used.
 * @returns what is wrong with the database and how it is mended, when it is damaged or lost: the website serves
 * without it, and nothing here could help
 */
export async function findDataProblem(place: Place): Promise<string | undefined> {
  try {
    await prepareData(place);
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandError) || error.exitCode !== UNUSABLE_DATA) throw error;
    return error.output.trim().split('\n').at(-1) ?? error.message;
  }
}

/** How the first admin signs in, while the file the dashboard wrote it down in is there. */
export function describeFirstAdmin({ dataDir }: Place): string {
  const file = toFirstAdminFile(dataDir);
  const note = readFirstAdminFile(file);
  if (!note) return '';
  const until = note.until.slice(0, 10) || 'you change it';
  return `
First admin. The password is good until ${until}: sign in to the dashboard and change it; ${file} is deleted then.
    E-mail    ${note.email}
    Password  ${note.password}
`;
}
