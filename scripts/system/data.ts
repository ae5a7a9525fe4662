import { join } from 'node:path';
import { UNUSABLE_DATA } from '@agency/server/lifecycle';
import {
  readFirstAdminFile,
  toFirstAdminFile,
} from '../../apps/dashboard/src/platform/first-admin-file.ts';
import { type RunSettings, toEnvironment } from './apps.ts';
import { CommandError, root, run } from './commands.ts';

/** A command of operators: a file of `apps/dashboard/src/commands`. */
export type DashboardCommand = 'seed' | 'admin' | 'backup' | 'move' | 'restore' | 'secrets';

/** Runs a command of the dashboard. */
export function runDashboardCommand(
  name: DashboardCommand,
  settings: RunSettings,
  args: string[] = [],
  loud = false,
): Promise<string> {
  return run('node', [`src/commands/${name}.ts`, ...args], {
    cwd: join(root, 'apps/dashboard'),
    env: toEnvironment(settings),
    isPrivate: true,
    loud,
  });
}

/** Migrates the database, and fills an empty one with the sample content. */
export async function prepareData(settings: RunSettings): Promise<void> {
  await runDashboardCommand('seed', settings);
}

/**
 * Prepares the database.
 * @returns what is wrong with a damaged or missing database, and how to fix it: the website works without it
 */
export async function findDataProblem(settings: RunSettings): Promise<string | undefined> {
  try {
    await prepareData(settings);
    return undefined;
  } catch (error) {
    if (!(error instanceof CommandError) || error.exitCode !== UNUSABLE_DATA) throw error;
    return error.output.trim().split('\n').at(-1) ?? error.message;
  }
}

/** The credentials of the first admin, as long as the dashboard's file with them exists. */
export function describeFirstAdmin({ dataDir }: RunSettings): string {
  const file = toFirstAdminFile(dataDir);
  const firstAdmin = readFirstAdminFile(file);
  if (!firstAdmin) return '';
  return `
First admin. The password is valid until ${firstAdmin.until.slice(0, 10) || 'you change it'}. Sign in to the dashboard and change it; that deletes ${file}.
    E-mail    ${firstAdmin.email}
    Password  ${firstAdmin.password}
`;
}
