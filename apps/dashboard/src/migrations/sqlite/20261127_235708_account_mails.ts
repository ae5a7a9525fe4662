import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up(_: MigrateUpArgs): Promise<void> {
  // Choices are no part of this database's schema.
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // What the former version has no name for.
  await db.run(sql`DELETE FROM \`deliveries\` WHERE \`kind\` IN ('forgotten', 'account', 'plan');`)
  await db.run(sql`UPDATE \`audit_trail\` SET \`act\` = 'role-changed' WHERE \`act\` = 'email-changed';`)
  await db.run(sql`UPDATE \`audit_trail\` SET \`act\` = 'rule-changed' WHERE \`act\` = 'redirect-changed';`)
}
