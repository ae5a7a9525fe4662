import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardFolder } from '../platform/folders.ts';

const root = join(dashboardFolder, '../..');

/**
 * Where a database is kept that is migrated and otherwise empty, of which test files have a copy: migrating anew takes most of
 * the time in which one is opened. Another name with everything that it is made with.
 * @param kind of database, as its folder of migrations is called
 * @param server what serves it
 */
export function toTemplatePath(kind: 'sqlite' | 'postgres', server = ''): string {
  const migrations = join(dashboardFolder, 'src/migrations', kind);
  const platform = ['database', 'migrate-database', 'open-payload', 'sqlite-client'];
  const hash = createHash('sha256').update(server);
  for (const file of [
    ...readdirSync(migrations).map((name) => join(migrations, name)),
    ...platform.map((name) => join(dashboardFolder, 'src/platform', `${name}.ts`)),
    join(root, 'package-lock.json'),
  ]) {
    hash.update(readFileSync(file));
  }
  return join(root, '.cache/databases', `${kind}-${hash.digest('hex').slice(0, 16)}`);
}
