import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content" ADD COLUMN "basis" jsonb;
  ALTER TABLE "_content_v" ADD COLUMN "version_basis" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content" DROP COLUMN "basis";
  ALTER TABLE "_content_v" DROP COLUMN "version_basis";`)
}
