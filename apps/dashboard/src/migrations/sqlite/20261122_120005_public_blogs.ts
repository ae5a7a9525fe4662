import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`category_deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`category_id\`,\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version__status_version_publishedAt_idx\` ON \`_blogs_v\` (\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_blogs_v\` (\`version_category_id\`,\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deletedAt__status_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`category_deletedAt__status_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`version_deletedAt_version__status_version_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
}
