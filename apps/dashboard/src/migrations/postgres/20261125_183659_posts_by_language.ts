import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs" ADD COLUMN "language" varchar DEFAULT 'en';
  ALTER TABLE "blogs" ADD COLUMN "counterpart_id" integer;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_language" varchar DEFAULT 'en';
  ALTER TABLE "_blogs_v" ADD COLUMN "version_counterpart_id" integer;
  ALTER TABLE "categories" ADD COLUMN "names" jsonb;
  ALTER TABLE "media" ADD COLUMN "alts" jsonb;
  ALTER TABLE "authors" ADD COLUMN "names" jsonb;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_counterpart_id_blogs_id_fk" FOREIGN KEY ("counterpart_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_counterpart_id_blogs_id_fk" FOREIGN KEY ("version_counterpart_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "blogs_counterpart_idx" ON "blogs" USING btree ("counterpart_id");
  CREATE INDEX "language_deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("language","deleted_at","_status","published_at");
  CREATE INDEX "category_language_deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("category_id","language","deleted_at","_status","published_at");
  CREATE INDEX "_blogs_v_version_version_counterpart_idx" ON "_blogs_v" USING btree ("version_counterpart_id");
  CREATE INDEX "compound_index_1_idx" ON "_blogs_v" USING btree ("version_language","version_deleted_at","version__status","version_published_at");
  CREATE INDEX "compound_index_2_idx" ON "_blogs_v" USING btree ("version_category_id","version_language","version_deleted_at","version__status","version_published_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs" DROP CONSTRAINT "blogs_counterpart_id_blogs_id_fk";
  
  ALTER TABLE "_blogs_v" DROP CONSTRAINT "_blogs_v_version_counterpart_id_blogs_id_fk";
  
  DROP INDEX "blogs_counterpart_idx";
  DROP INDEX "language_deletedAt__status_publishedAt_idx";
  DROP INDEX "category_language_deletedAt__status_publishedAt_idx";
  DROP INDEX "_blogs_v_version_version_counterpart_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_2_idx";
  ALTER TABLE "blogs" DROP COLUMN "language";
  ALTER TABLE "blogs" DROP COLUMN "counterpart_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_language";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_counterpart_id";
  ALTER TABLE "categories" DROP COLUMN "names";
  ALTER TABLE "media" DROP COLUMN "alts";
  ALTER TABLE "authors" DROP COLUMN "names";`)
}
