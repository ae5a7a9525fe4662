import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_focus" AS ENUM('top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right');
  ALTER TABLE "media" ADD COLUMN "focus" "enum_media_focus";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "focus";
  DROP TYPE "public"."enum_media_focus";`)
}
