import { join } from 'node:path';

/**
 * Node arguments to start a program of this folder.
 * @param name of its file
 */
export const toProgramArguments = (name: string): string[] => [
  '--import',
  join(import.meta.dirname, '../platform/quick-imports.ts'),
  join(import.meta.dirname, name),
];
