import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_content_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_state" AS ENUM('invited', 'active');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'link';
  ALTER TYPE "public"."enum_deliveries_source" ADD VALUE 'users';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'link-made' BEFORE 'resume-opened';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'password-chosen' BEFORE 'resume-opened';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'factor-set' BEFORE 'resume-opened';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'factor-removed' BEFORE 'resume-opened';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'factor-reset' BEFORE 'resume-opened';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'codes-renewed' BEFORE 'resume-opened';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'sessions-ended' BEFORE 'resume-opened';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'rule-changed' BEFORE 'resume-opened';
  CREATE TABLE "content" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"language" varchar DEFAULT 'en',
  	"fields" jsonb DEFAULT '{}'::jsonb,
  	"edited_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_content_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_content_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar,
  	"version_language" varchar DEFAULT 'en',
  	"version_fields" jsonb DEFAULT '{}'::jsonb,
  	"version_edited_by" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__content_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "account_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"seed" varchar NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"replaced_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar,
  	"pending_secret" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "recovery_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"hash" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"session" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"is_enrolling" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor_for_admins" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "retention_sweeps" ADD COLUMN "periods" jsonb;
  ALTER TABLE "users" ADD COLUMN "state" "enum_users_state" DEFAULT 'active';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "content_id" integer;
  ALTER TABLE "_content_v" ADD CONSTRAINT "_content_v_parent_id_content_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "content_updated_at_idx" ON "content" USING btree ("updated_at");
  CREATE INDEX "content_created_at_idx" ON "content" USING btree ("created_at");
  CREATE INDEX "content__status_idx" ON "content" USING btree ("_status");
  CREATE UNIQUE INDEX "key_language_idx" ON "content" USING btree ("key","language");
  CREATE INDEX "_content_v_parent_idx" ON "_content_v" USING btree ("parent_id");
  CREATE INDEX "_content_v_version_version_updated_at_idx" ON "_content_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_v_version_version_created_at_idx" ON "_content_v" USING btree ("version_created_at");
  CREATE INDEX "_content_v_version_version__status_idx" ON "_content_v" USING btree ("version__status");
  CREATE INDEX "_content_v_created_at_idx" ON "_content_v" USING btree ("created_at");
  CREATE INDEX "_content_v_updated_at_idx" ON "_content_v" USING btree ("updated_at");
  CREATE INDEX "_content_v_latest_idx" ON "_content_v" USING btree ("latest");
  CREATE INDEX "_content_v_autosave_idx" ON "_content_v" USING btree ("autosave");
  CREATE INDEX "version_key_version_language_idx" ON "_content_v" USING btree ("version_key","version_language");
  CREATE INDEX "account_links_account_idx" ON "account_links" USING btree ("account");
  CREATE UNIQUE INDEX "account_links_token_hash_idx" ON "account_links" USING btree ("token_hash");
  CREATE INDEX "account_links_updated_at_idx" ON "account_links" USING btree ("updated_at");
  CREATE INDEX "account_links_created_at_idx" ON "account_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "account_factors_account_idx" ON "account_factors" USING btree ("account");
  CREATE INDEX "account_factors_updated_at_idx" ON "account_factors" USING btree ("updated_at");
  CREATE INDEX "account_factors_created_at_idx" ON "account_factors" USING btree ("created_at");
  CREATE INDEX "recovery_codes_account_idx" ON "recovery_codes" USING btree ("account");
  CREATE INDEX "recovery_codes_updated_at_idx" ON "recovery_codes" USING btree ("updated_at");
  CREATE INDEX "recovery_codes_created_at_idx" ON "recovery_codes" USING btree ("created_at");
  CREATE INDEX "account_sessions_account_idx" ON "account_sessions" USING btree ("account");
  CREATE UNIQUE INDEX "account_sessions_session_idx" ON "account_sessions" USING btree ("session");
  CREATE INDEX "account_sessions_updated_at_idx" ON "account_sessions" USING btree ("updated_at");
  CREATE INDEX "account_sessions_created_at_idx" ON "account_sessions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_content_id_idx" ON "payload_locked_documents_rels" USING btree ("content_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "content" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_content_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_factors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "recovery_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "content" CASCADE;
  DROP TABLE "_content_v" CASCADE;
  DROP TABLE "account_links" CASCADE;
  DROP TABLE "account_factors" CASCADE;
  DROP TABLE "recovery_codes" CASCADE;
  DROP TABLE "account_sessions" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_content_fk";
  
  DELETE FROM "deliveries" WHERE "kind" = 'link' OR "source" = 'users';
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('notify', 'copy', 'reminder');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "deliveries" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_source";
  CREATE TYPE "public"."enum_deliveries_source" AS ENUM('contact-messages', 'enquiries', 'applications');
  ALTER TABLE "deliveries" ALTER COLUMN "source" SET DATA TYPE "public"."enum_deliveries_source" USING "source"::"public"."enum_deliveries_source";
  DELETE FROM "audit_trail" WHERE "act" IN ('link-made', 'password-chosen', 'factor-set', 'factor-removed', 'factor-reset', 'codes-renewed', 'sessions-ended', 'rule-changed');
  ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_act";
  CREATE TYPE "public"."enum_audit_trail_act" AS ENUM('signed-in', 'exported', 'erased', 'deleted', 'account-made', 'role-changed', 'resume-opened', 'periods-changed', 'swept', 'withdrawn');
  ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_trail_act" USING "act"::"public"."enum_audit_trail_act";
  DROP INDEX "payload_locked_documents_rels_content_id_idx";
  ALTER TABLE "retention_sweeps" DROP COLUMN "periods";
  ALTER TABLE "users" DROP COLUMN "state";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "content_id";
  DROP TYPE "public"."enum_content_status";
  DROP TYPE "public"."enum__content_v_version_status";
  DROP TYPE "public"."enum_users_state";`)
}
