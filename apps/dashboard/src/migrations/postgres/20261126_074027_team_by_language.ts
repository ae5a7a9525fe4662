import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_members" ADD COLUMN "names" jsonb;
  ALTER TABLE "team_members" ADD COLUMN "positions" jsonb;
  ALTER TABLE "team_members" ADD COLUMN "quotes" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "team_members" DROP COLUMN "names";
  ALTER TABLE "team_members" DROP COLUMN "positions";
  ALTER TABLE "team_members" DROP COLUMN "quotes";`)
}
