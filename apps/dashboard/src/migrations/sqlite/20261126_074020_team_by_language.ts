import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`names\` text;`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`positions\` text;`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`quotes\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`names\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`positions\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`quotes\`;`)
}
