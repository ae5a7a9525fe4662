import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`visits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`count\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`visits_day_idx\` ON \`visits\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`visits_updated_at_idx\` ON \`visits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visits_created_at_idx\` ON \`visits\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_name_idx\` ON \`visits\` (\`day\`,\`kind\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`visit_batches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visit_batches_batch_idx\` ON \`visit_batches\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_updated_at_idx\` ON \`visit_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_created_at_idx\` ON \`visit_batches\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`mentions\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_mentions\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`resume_scan\` text DEFAULT 'pending';`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`resume_scan_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`resume_finding\` text;`)
  await db.run(sql`CREATE INDEX \`applications_resume_scan_idx\` ON \`applications\` (\`resume_scan\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`visits\`;`)
  await db.run(sql`DROP TABLE \`visit_batches\`;`)
  await db.run(sql`DROP INDEX \`applications_resume_scan_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`resume_scan\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`resume_scan_at\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`resume_finding\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`mentions\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_mentions\`;`)
}
