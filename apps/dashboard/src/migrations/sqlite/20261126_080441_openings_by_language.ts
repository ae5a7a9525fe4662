import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`openings\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`_openings_v\` ADD \`version_language\` text DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`openings\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`_openings_v\` DROP COLUMN \`version_language\`;`)
}
