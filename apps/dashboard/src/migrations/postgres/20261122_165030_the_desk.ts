import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_deliveries_state" AS ENUM('queued', 'sent', 'dead', 'dropped');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('notify', 'copy');
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('mail', 'webhook', 'spreadsheet');
  CREATE TYPE "public"."enum_deliveries_source" AS ENUM('contact-messages', 'enquiries', 'applications');
  CREATE TYPE "public"."enum_delivery_targets_forms" AS ENUM('contact-messages', 'enquiries', 'applications');
  CREATE TYPE "public"."enum_delivery_targets_countries" AS ENUM('EG', 'SA', 'GB', 'US', 'AE', 'BH', 'JO', 'KW', 'LB', 'OM', 'QA');
  CREATE TYPE "public"."enum_delivery_targets_kind" AS ENUM('mail', 'webhook', 'spreadsheet');
  CREATE TYPE "public"."enum_delivery_targets_state" AS ENUM('active', 'paused');
  CREATE TYPE "public"."enum_message_events_form" AS ENUM('contact-messages', 'enquiries', 'applications');
  CREATE TYPE "public"."enum_message_events_act" AS ENUM('opened', 'state', 'released', 'owner', 'starred', 'answer-by', 'replied', 'noted', 'exported');
  CREATE TYPE "public"."enum_audit_trail_act" AS ENUM('signed-in', 'exported', 'erased', 'deleted', 'account-made', 'role-changed', 'resume-opened');
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"state" "enum_deliveries_state" DEFAULT 'queued' NOT NULL,
  	"kind" "enum_deliveries_kind" NOT NULL,
  	"target_id" integer,
  	"channel" "enum_deliveries_channel" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"next_try_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"reached" varchar,
  	"key" varchar NOT NULL,
  	"source" "enum_deliveries_source" NOT NULL,
  	"message_id" numeric NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"queued_at" timestamp(3) with time zone NOT NULL,
  	"lease" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "delivery_targets_forms" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_delivery_targets_forms",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "delivery_targets_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_delivery_targets_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "delivery_targets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_delivery_targets_kind" DEFAULT 'mail' NOT NULL,
  	"copy_to_sender" boolean DEFAULT false,
  	"url" varchar,
  	"secret" varchar,
  	"state" "enum_delivery_targets_state" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "delivery_targets_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "message_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum_message_events_form" NOT NULL,
  	"message_id" numeric NOT NULL,
  	"act" "enum_message_events_act" NOT NULL,
  	"account" numeric NOT NULL,
  	"who" varchar NOT NULL,
  	"before" varchar,
  	"after" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_trail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"act" "enum_audit_trail_act" NOT NULL,
  	"subject" varchar,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  UPDATE "contact_messages" SET "state" = 'open' WHERE "state" = 'read';
  DROP TYPE "public"."enum_contact_messages_state";
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'open', 'waiting', 'won', 'lost', 'spam');
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_contact_messages_state";
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_contact_messages_state" USING "state"::"public"."enum_contact_messages_state";
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  UPDATE "enquiries" SET "state" = 'open' WHERE "state" = 'read';
  DROP TYPE "public"."enum_enquiries_state";
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'open', 'waiting', 'won', 'lost', 'spam');
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_enquiries_state";
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE "public"."enum_enquiries_state" USING "state"::"public"."enum_enquiries_state";
  ALTER TABLE "applications" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "applications" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  UPDATE "applications" SET "state" = 'open' WHERE "state" = 'read';
  DROP TYPE "public"."enum_applications_state";
  CREATE TYPE "public"."enum_applications_state" AS ENUM('new', 'open', 'waiting', 'won', 'lost', 'spam');
  ALTER TABLE "applications" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_applications_state";
  ALTER TABLE "applications" ALTER COLUMN "state" SET DATA TYPE "public"."enum_applications_state" USING "state"::"public"."enum_applications_state";
  ALTER TABLE "contact_messages" ADD COLUMN "spam_score" numeric DEFAULT 0;
  ALTER TABLE "contact_messages" ADD COLUMN "spam_reasons" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_page" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_referrer" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_source" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_medium" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_campaign" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_term" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_content" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_click" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_language" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_notice" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "context_sent_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "owner_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "answer_by" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "search_text" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "spam_score" numeric DEFAULT 0;
  ALTER TABLE "enquiries" ADD COLUMN "spam_reasons" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_page" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_referrer" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_source" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_medium" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_campaign" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_term" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_content" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_click" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_language" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_notice" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "context_sent_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "owner_id" integer;
  ALTER TABLE "enquiries" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;
  ALTER TABLE "enquiries" ADD COLUMN "answer_by" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "search_text" varchar;
  ALTER TABLE "applications" ADD COLUMN "spam_score" numeric DEFAULT 0;
  ALTER TABLE "applications" ADD COLUMN "spam_reasons" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_page" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_referrer" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_source" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_medium" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_campaign" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_term" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_content" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_click" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_language" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_notice" varchar;
  ALTER TABLE "applications" ADD COLUMN "context_sent_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "owner_id" integer;
  ALTER TABLE "applications" ADD COLUMN "starred" boolean DEFAULT false NOT NULL;
  ALTER TABLE "applications" ADD COLUMN "answer_by" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "first_answered_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "search_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "delivery_targets_id" integer;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_target_id_delivery_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."delivery_targets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_targets_forms" ADD CONSTRAINT "delivery_targets_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_targets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_targets_countries" ADD CONSTRAINT "delivery_targets_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_targets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_targets_texts" ADD CONSTRAINT "delivery_targets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_targets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "deliveries_target_idx" ON "deliveries" USING btree ("target_id");
  CREATE UNIQUE INDEX "deliveries_key_idx" ON "deliveries" USING btree ("key");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "state_nextTryAt_idx" ON "deliveries" USING btree ("state","next_try_at");
  CREATE INDEX "source_messageId_idx" ON "deliveries" USING btree ("source","message_id");
  CREATE INDEX "delivery_targets_forms_order_idx" ON "delivery_targets_forms" USING btree ("order");
  CREATE INDEX "delivery_targets_forms_parent_idx" ON "delivery_targets_forms" USING btree ("parent_id");
  CREATE INDEX "delivery_targets_countries_order_idx" ON "delivery_targets_countries" USING btree ("order");
  CREATE INDEX "delivery_targets_countries_parent_idx" ON "delivery_targets_countries" USING btree ("parent_id");
  CREATE INDEX "delivery_targets_updated_at_idx" ON "delivery_targets" USING btree ("updated_at");
  CREATE INDEX "delivery_targets_created_at_idx" ON "delivery_targets" USING btree ("created_at");
  CREATE INDEX "delivery_targets_texts_order_parent" ON "delivery_targets_texts" USING btree ("order","parent_id");
  CREATE INDEX "message_events_updated_at_idx" ON "message_events" USING btree ("updated_at");
  CREATE INDEX "message_events_created_at_idx" ON "message_events" USING btree ("created_at");
  CREATE INDEX "form_messageId_idx" ON "message_events" USING btree ("form","message_id");
  CREATE INDEX "audit_trail_account_idx" ON "audit_trail" USING btree ("account");
  CREATE INDEX "audit_trail_act_idx" ON "audit_trail" USING btree ("act");
  CREATE INDEX "audit_trail_updated_at_idx" ON "audit_trail" USING btree ("updated_at");
  CREATE INDEX "audit_trail_created_at_idx" ON "audit_trail" USING btree ("created_at");
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_targets_fk" FOREIGN KEY ("delivery_targets_id") REFERENCES "public"."delivery_targets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_owner_idx" ON "contact_messages" USING btree ("owner_id");
  CREATE INDEX "contact_messages_starred_idx" ON "contact_messages" USING btree ("starred");
  CREATE INDEX "contact_messages_answer_by_idx" ON "contact_messages" USING btree ("answer_by");
  CREATE INDEX "enquiries_owner_idx" ON "enquiries" USING btree ("owner_id");
  CREATE INDEX "enquiries_starred_idx" ON "enquiries" USING btree ("starred");
  CREATE INDEX "enquiries_answer_by_idx" ON "enquiries" USING btree ("answer_by");
  CREATE INDEX "applications_owner_idx" ON "applications" USING btree ("owner_id");
  CREATE INDEX "applications_starred_idx" ON "applications" USING btree ("starred");
  CREATE INDEX "applications_answer_by_idx" ON "applications" USING btree ("answer_by");
  CREATE INDEX "payload_locked_documents_rels_delivery_targets_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_targets_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_targets_forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_targets_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_targets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_targets_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_trail" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "delivery_targets_forms" CASCADE;
  DROP TABLE "delivery_targets_countries" CASCADE;
  DROP TABLE "delivery_targets" CASCADE;
  DROP TABLE "delivery_targets_texts" CASCADE;
  DROP TABLE "message_events" CASCADE;
  DROP TABLE "audit_trail" CASCADE;
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_owner_id_users_id_fk";
  
  ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_owner_id_users_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT "applications_owner_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_delivery_targets_fk";
  
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  UPDATE "contact_messages" SET "state" = 'read' WHERE "state" <> 'new';
  DROP TYPE "public"."enum_contact_messages_state";
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'read');
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_contact_messages_state";
  ALTER TABLE "contact_messages" ALTER COLUMN "state" SET DATA TYPE "public"."enum_contact_messages_state" USING "state"::"public"."enum_contact_messages_state";
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  UPDATE "enquiries" SET "state" = 'read' WHERE "state" <> 'new';
  DROP TYPE "public"."enum_enquiries_state";
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'read');
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_enquiries_state";
  ALTER TABLE "enquiries" ALTER COLUMN "state" SET DATA TYPE "public"."enum_enquiries_state" USING "state"::"public"."enum_enquiries_state";
  ALTER TABLE "applications" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "applications" ALTER COLUMN "state" SET DEFAULT 'new'::text;
  UPDATE "applications" SET "state" = 'read' WHERE "state" <> 'new';
  DROP TYPE "public"."enum_applications_state";
  CREATE TYPE "public"."enum_applications_state" AS ENUM('new', 'read');
  ALTER TABLE "applications" ALTER COLUMN "state" SET DEFAULT 'new'::"public"."enum_applications_state";
  ALTER TABLE "applications" ALTER COLUMN "state" SET DATA TYPE "public"."enum_applications_state" USING "state"::"public"."enum_applications_state";
  DROP INDEX "contact_messages_owner_idx";
  DROP INDEX "contact_messages_starred_idx";
  DROP INDEX "contact_messages_answer_by_idx";
  DROP INDEX "enquiries_owner_idx";
  DROP INDEX "enquiries_starred_idx";
  DROP INDEX "enquiries_answer_by_idx";
  DROP INDEX "applications_owner_idx";
  DROP INDEX "applications_starred_idx";
  DROP INDEX "applications_answer_by_idx";
  DROP INDEX "payload_locked_documents_rels_delivery_targets_id_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "spam_score";
  ALTER TABLE "contact_messages" DROP COLUMN "spam_reasons";
  ALTER TABLE "contact_messages" DROP COLUMN "context_page";
  ALTER TABLE "contact_messages" DROP COLUMN "context_referrer";
  ALTER TABLE "contact_messages" DROP COLUMN "context_source";
  ALTER TABLE "contact_messages" DROP COLUMN "context_medium";
  ALTER TABLE "contact_messages" DROP COLUMN "context_campaign";
  ALTER TABLE "contact_messages" DROP COLUMN "context_term";
  ALTER TABLE "contact_messages" DROP COLUMN "context_content";
  ALTER TABLE "contact_messages" DROP COLUMN "context_click";
  ALTER TABLE "contact_messages" DROP COLUMN "context_language";
  ALTER TABLE "contact_messages" DROP COLUMN "context_notice";
  ALTER TABLE "contact_messages" DROP COLUMN "context_sent_at";
  ALTER TABLE "contact_messages" DROP COLUMN "owner_id";
  ALTER TABLE "contact_messages" DROP COLUMN "starred";
  ALTER TABLE "contact_messages" DROP COLUMN "answer_by";
  ALTER TABLE "contact_messages" DROP COLUMN "first_answered_at";
  ALTER TABLE "contact_messages" DROP COLUMN "search_text";
  ALTER TABLE "enquiries" DROP COLUMN "spam_score";
  ALTER TABLE "enquiries" DROP COLUMN "spam_reasons";
  ALTER TABLE "enquiries" DROP COLUMN "context_page";
  ALTER TABLE "enquiries" DROP COLUMN "context_referrer";
  ALTER TABLE "enquiries" DROP COLUMN "context_source";
  ALTER TABLE "enquiries" DROP COLUMN "context_medium";
  ALTER TABLE "enquiries" DROP COLUMN "context_campaign";
  ALTER TABLE "enquiries" DROP COLUMN "context_term";
  ALTER TABLE "enquiries" DROP COLUMN "context_content";
  ALTER TABLE "enquiries" DROP COLUMN "context_click";
  ALTER TABLE "enquiries" DROP COLUMN "context_language";
  ALTER TABLE "enquiries" DROP COLUMN "context_notice";
  ALTER TABLE "enquiries" DROP COLUMN "context_sent_at";
  ALTER TABLE "enquiries" DROP COLUMN "owner_id";
  ALTER TABLE "enquiries" DROP COLUMN "starred";
  ALTER TABLE "enquiries" DROP COLUMN "answer_by";
  ALTER TABLE "enquiries" DROP COLUMN "first_answered_at";
  ALTER TABLE "enquiries" DROP COLUMN "search_text";
  ALTER TABLE "applications" DROP COLUMN "spam_score";
  ALTER TABLE "applications" DROP COLUMN "spam_reasons";
  ALTER TABLE "applications" DROP COLUMN "context_page";
  ALTER TABLE "applications" DROP COLUMN "context_referrer";
  ALTER TABLE "applications" DROP COLUMN "context_source";
  ALTER TABLE "applications" DROP COLUMN "context_medium";
  ALTER TABLE "applications" DROP COLUMN "context_campaign";
  ALTER TABLE "applications" DROP COLUMN "context_term";
  ALTER TABLE "applications" DROP COLUMN "context_content";
  ALTER TABLE "applications" DROP COLUMN "context_click";
  ALTER TABLE "applications" DROP COLUMN "context_language";
  ALTER TABLE "applications" DROP COLUMN "context_notice";
  ALTER TABLE "applications" DROP COLUMN "context_sent_at";
  ALTER TABLE "applications" DROP COLUMN "owner_id";
  ALTER TABLE "applications" DROP COLUMN "starred";
  ALTER TABLE "applications" DROP COLUMN "answer_by";
  ALTER TABLE "applications" DROP COLUMN "first_answered_at";
  ALTER TABLE "applications" DROP COLUMN "search_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "delivery_targets_id";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_channel";
  DROP TYPE "public"."enum_deliveries_source";
  DROP TYPE "public"."enum_delivery_targets_forms";
  DROP TYPE "public"."enum_delivery_targets_countries";
  DROP TYPE "public"."enum_delivery_targets_kind";
  DROP TYPE "public"."enum_delivery_targets_state";
  DROP TYPE "public"."enum_message_events_form";
  DROP TYPE "public"."enum_message_events_act";
  DROP TYPE "public"."enum_audit_trail_act";`)
}
