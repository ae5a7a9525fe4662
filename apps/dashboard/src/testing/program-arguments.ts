import { join } from 'node:path';

/**
 * Arguments of Node that start a program of this folder. Its packages are loaded as those of the dashboard are.
 * @param name of its file
 */
export const toProgramArguments = (name: string): string[] => [
  '--import',
  join(import.meta.dirname, '../platform/quick-imports.ts'),
  join(import.meta.dirname, name),
];
