import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`content\` ADD \`basis\` text;`)
  await db.run(sql`ALTER TABLE \`_content_v\` ADD \`version_basis\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`content\` DROP COLUMN \`basis\`;`)
  await db.run(sql`ALTER TABLE \`_content_v\` DROP COLUMN \`version_basis\`;`)
}
