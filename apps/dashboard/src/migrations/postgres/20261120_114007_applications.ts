import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_applications_resume_kind" AS ENUM('pdf', 'doc', 'docx');
  CREATE TYPE "public"."enum_applications_state" AS ENUM('new', 'read');
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" varchar NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"resume_name" varchar NOT NULL,
  	"resume_kind" "enum_applications_resume_kind" NOT NULL,
  	"resume_size" numeric NOT NULL,
  	"resume_note" varchar,
  	"resume_key" varchar NOT NULL,
  	"state" "enum_applications_state" DEFAULT 'new' NOT NULL,
  	"reference" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"submission_id" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "applications_resume_key_idx" ON "applications" USING btree ("resume_key");
  CREATE INDEX "applications_state_idx" ON "applications" USING btree ("state");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE UNIQUE INDEX "applications_submission_id_idx" ON "applications" USING btree ("submission_id");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "applications" CASCADE;
  DROP TYPE "public"."enum_applications_resume_kind";
  DROP TYPE "public"."enum_applications_state";`)
}
