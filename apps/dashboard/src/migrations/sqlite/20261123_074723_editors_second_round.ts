import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`preview_rounds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`round\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_rounds_document_idx\` ON \`preview_rounds\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`preview_rounds_updated_at_idx\` ON \`preview_rounds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_rounds_created_at_idx\` ON \`preview_rounds\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`preview_rounds\`;`)
}
