import { accessSync, constants, type Dirent, mkdirSync, readdirSync } from 'node:fs';
import type { Logger } from './logger.ts';

/**
 * What is in a folder of copies that a program can do without. One that cannot be made or written is said in the log, and the
 * program goes on without new copies.
 * @param folder made when it is missing
 */
export function openCopies(folder: string, logger: Logger): Dirent[] {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    logger.warn({ error }, 'no copies can be kept: DATA_DIR cannot be written');
  }
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
