import { accessSync, constants, type Dirent, mkdirSync, readdirSync } from 'node:fs';
import type { Logger } from './logger.ts';

/** Creates a folder for a cache and lists it. If it cannot be written, it logs that and the process works without. */
export function openCacheFolder(folder: string, logger: Logger): Dirent[] {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    logger.warn({ error }, 'nothing can be cached: DATA_DIR cannot be written');
  }
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
