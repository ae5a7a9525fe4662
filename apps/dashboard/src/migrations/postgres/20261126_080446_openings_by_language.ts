import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "openings" ADD COLUMN "language" varchar DEFAULT 'en';
  ALTER TABLE "_openings_v" ADD COLUMN "version_language" varchar DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "openings" DROP COLUMN "language";
  ALTER TABLE "_openings_v" DROP COLUMN "version_language";`)
}
