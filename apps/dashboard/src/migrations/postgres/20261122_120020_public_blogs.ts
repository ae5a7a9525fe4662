import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("deleted_at","_status","published_at");
  CREATE INDEX "category_deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("category_id","deleted_at","_status","published_at");
  CREATE INDEX "version_deletedAt_version__status_version_publishedAt_idx" ON "_blogs_v" USING btree ("version_deleted_at","version__status","version_published_at");
  CREATE INDEX "compound_index_idx" ON "_blogs_v" USING btree ("version_category_id","version_deleted_at","version__status","version_published_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deletedAt__status_publishedAt_idx";
  DROP INDEX "category_deletedAt__status_publishedAt_idx";
  DROP INDEX "version_deletedAt_version__status_version_publishedAt_idx";
  DROP INDEX "compound_index_idx";`)
}
