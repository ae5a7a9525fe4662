import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_applications_resume_scan" AS ENUM('pending', 'clean', 'infected', 'unknown');
  CREATE TABLE "visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"name" varchar,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "blogs" ADD COLUMN "mentions" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_mentions" varchar;
  ALTER TABLE "applications" ADD COLUMN "resume_scan" "enum_applications_resume_scan" DEFAULT 'pending';
  ALTER TABLE "applications" ADD COLUMN "resume_scan_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "resume_finding" varchar;
  CREATE INDEX "visits_day_idx" ON "visits" USING btree ("day");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_kind_name_idx" ON "visits" USING btree ("day","kind","name");
  CREATE UNIQUE INDEX "visit_batches_batch_idx" ON "visit_batches" USING btree ("batch");
  CREATE INDEX "visit_batches_updated_at_idx" ON "visit_batches" USING btree ("updated_at");
  CREATE INDEX "visit_batches_created_at_idx" ON "visit_batches" USING btree ("created_at");
  CREATE INDEX "applications_resume_scan_idx" ON "applications" USING btree ("resume_scan");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_batches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "visit_batches" CASCADE;
  DROP INDEX "applications_resume_scan_idx";
  ALTER TABLE "blogs" DROP COLUMN "mentions";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_mentions";
  ALTER TABLE "applications" DROP COLUMN "resume_scan";
  ALTER TABLE "applications" DROP COLUMN "resume_scan_at";
  ALTER TABLE "applications" DROP COLUMN "resume_finding";
  DROP TYPE "public"."enum_applications_resume_scan";`)
}
