import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_retention_sweeps_state" AS ENUM('running', 'done', 'waited');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'reminder';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'periods-changed';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'swept';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'withdrawn';
  CREATE TABLE "retention_sweeps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"night" varchar NOT NULL,
  	"state" "enum_retention_sweeps_state" NOT NULL,
  	"next_try_at" timestamp(3) with time zone NOT NULL,
  	"lease" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"error" varchar,
  	"deleted_files" numeric DEFAULT 0 NOT NULL,
  	"deleted_contact_messages" numeric DEFAULT 0 NOT NULL,
  	"deleted_enquiries" numeric DEFAULT 0 NOT NULL,
  	"deleted_applications" numeric DEFAULT 0 NOT NULL,
  	"deleted_audit_trail" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric NOT NULL,
  	"submission_id" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"first_tried_at" timestamp(3) with time zone,
  	"arrived_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"messages" numeric DEFAULT 12 NOT NULL,
  	"applications" numeric DEFAULT 6 NOT NULL,
  	"files" numeric DEFAULT 6 NOT NULL,
  	"spam" numeric DEFAULT 60 NOT NULL,
  	"audit_trail" numeric DEFAULT 36 NOT NULL,
  	"logs" numeric DEFAULT 30 NOT NULL,
  	"backups" numeric DEFAULT 35 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "blogs" ADD COLUMN "edited_by" numeric;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_edited_by" numeric;
  ALTER TABLE "contact_messages" ADD COLUMN "spam_since" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "marketing_wording" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "marketing_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "lead_source" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "spam_since" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "marketing_wording" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "marketing_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "lead_source" varchar;
  ALTER TABLE "applications" ADD COLUMN "resume_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "spam_since" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "marketing_wording" varchar;
  ALTER TABLE "applications" ADD COLUMN "marketing_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "lead_source" varchar;
  CREATE UNIQUE INDEX "retention_sweeps_night_idx" ON "retention_sweeps" USING btree ("night");
  CREATE INDEX "retention_sweeps_updated_at_idx" ON "retention_sweeps" USING btree ("updated_at");
  CREATE INDEX "retention_sweeps_created_at_idx" ON "retention_sweeps" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_checks_number_idx" ON "form_checks" USING btree ("number");
  CREATE INDEX "form_checks_updated_at_idx" ON "form_checks" USING btree ("updated_at");
  CREATE INDEX "form_checks_created_at_idx" ON "form_checks" USING btree ("created_at");
  CREATE INDEX "contact_messages_lead_source_idx" ON "contact_messages" USING btree ("lead_source");
  CREATE INDEX "createdAt_state_leadSource_idx" ON "contact_messages" USING btree ("created_at","state","lead_source");
  CREATE INDEX "createdAt_state_subject_idx" ON "contact_messages" USING btree ("created_at","state","subject");
  CREATE INDEX "enquiries_lead_source_idx" ON "enquiries" USING btree ("lead_source");
  CREATE INDEX "createdAt_state_leadSource_1_idx" ON "enquiries" USING btree ("created_at","state","lead_source");
  CREATE INDEX "createdAt_state_service_idx" ON "enquiries" USING btree ("created_at","state","service");
  CREATE INDEX "applications_lead_source_idx" ON "applications" USING btree ("lead_source");
  CREATE INDEX "createdAt_state_leadSource_2_idx" ON "applications" USING btree ("created_at","state","lead_source");
  CREATE INDEX "createdAt_state_position_idx" ON "applications" USING btree ("created_at","state","position");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "retention_sweeps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "retention_sweeps" CASCADE;
  DROP TABLE "form_checks" CASCADE;
  DROP TABLE "retention" CASCADE;
  DELETE FROM "deliveries" WHERE "kind" = 'reminder';
  DELETE FROM "audit_trail" WHERE "act" IN ('periods-changed', 'swept', 'withdrawn');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('notify', 'copy');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_act";
  CREATE TYPE "public"."enum_audit_trail_act" AS ENUM('signed-in', 'exported', 'erased', 'deleted', 'account-made', 'role-changed', 'resume-opened');
  ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_trail_act" USING "act"::"public"."enum_audit_trail_act";
  DROP INDEX "contact_messages_lead_source_idx";
  DROP INDEX "createdAt_state_leadSource_idx";
  DROP INDEX "createdAt_state_subject_idx";
  DROP INDEX "enquiries_lead_source_idx";
  DROP INDEX "createdAt_state_leadSource_1_idx";
  DROP INDEX "createdAt_state_service_idx";
  DROP INDEX "applications_lead_source_idx";
  DROP INDEX "createdAt_state_leadSource_2_idx";
  DROP INDEX "createdAt_state_position_idx";
  ALTER TABLE "blogs" DROP COLUMN "edited_by";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "contact_messages" DROP COLUMN "spam_since";
  ALTER TABLE "contact_messages" DROP COLUMN "marketing_wording";
  ALTER TABLE "contact_messages" DROP COLUMN "marketing_at";
  ALTER TABLE "contact_messages" DROP COLUMN "lead_source";
  ALTER TABLE "enquiries" DROP COLUMN "spam_since";
  ALTER TABLE "enquiries" DROP COLUMN "marketing_wording";
  ALTER TABLE "enquiries" DROP COLUMN "marketing_at";
  ALTER TABLE "enquiries" DROP COLUMN "lead_source";
  ALTER TABLE "applications" DROP COLUMN "resume_deleted_at";
  ALTER TABLE "applications" DROP COLUMN "spam_since";
  ALTER TABLE "applications" DROP COLUMN "marketing_wording";
  ALTER TABLE "applications" DROP COLUMN "marketing_at";
  ALTER TABLE "applications" DROP COLUMN "lead_source";
  DROP TYPE "public"."enum_retention_sweeps_state";`)
}
