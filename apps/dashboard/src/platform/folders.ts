import { join } from 'node:path';
import { findProjectRoot } from '@agency/server/settings';

// By the working directory, because the bundler moves this file.
const projectFolder = findProjectRoot(process.cwd());

export const dashboardFolder = join(projectFolder, 'apps', 'dashboard');
