import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';

// From the working folder and not from this file's own place, which the bundler moves.
/** The repository. */
const projectFolder = findProjectRoot(process.cwd());

/** This program's own folder. */
export const dashboardFolder = join(projectFolder, 'apps', 'dashboard');
