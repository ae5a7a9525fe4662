import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPayload } from 'payload';
import { dashboardFolder } from '../platform/folders.ts';

/** Writes the migration from the committed schema to the one */
const [name = 'change'] = process.argv.slice(2);
process.env.PAYLOAD_MIGRATING = 'true';
const { default: config } = await import('../payload.config.ts');
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const folder = join(dashboardFolder, 'src', 'migrations', payload.db.name);
// Payload takes every file except `index.ts` for a migration.
renameSync(join(folder, 'migrations.ts'), join(folder, 'index.ts'));
await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: true });
makeRunnable(folder);
process.exit(0);

// Payload writes for bundlers: Node needs file extensions and `type` imports.
function makeRunnable(folder: string): void {
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8')
      .replace(/from '(\.\/[^'.]+)'/g, "from '$1.ts'")
      .replace(
        /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
        'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
      );
    writeFileSync(path, source);
  }
  // In this repository `index.ts` is only a package entry.
  renameSync(join(folder, 'index.ts'), join(folder, 'migrations.ts'));
}
