import { randomUUID } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { isSqlite } from '../platform/database.ts';
import { toTemplatePath } from './template-path.ts';

/** Copies the cached migrated database to a data folder. */
export function copyMigratedFile(folder: string): void {
  const template = toTemplatePath('sqlite');
  if (!existsSync(template)) return;
  const file = join(folder, 'dashboard.db');
  copyFileSync(template, file);
  chmodSync(file, 0o600);
}

/** Caches the database of a newly opened dashboard. */
export async function keepMigratedFile({ db }: Payload): Promise<void> {
  const template = toTemplatePath('sqlite');
  if (!isSqlite(db) || existsSync(template)) return;
  mkdirSync(join(template, '..'), { recursive: true });
  // Concurrent tests do the same.
  const made = `${template}-${randomUUID()}`;
  await db.client.execute(`VACUUM INTO '${made}'`);
  renameSync(made, template);
}
