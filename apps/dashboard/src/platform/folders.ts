import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';

// By the working directory, because the bundler moves this file.
const projectFolder = findProjectRoot(process.cwd());

export const dashboardFolder = join(projectFolder, 'apps', 'dashboard');

/** Flushes the names of a folder to the disk: a new file is durable only after that. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
