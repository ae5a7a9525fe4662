import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_case_studies_categories" AS ENUM('branding', 'ich', 'web');
  CREATE TYPE "public"."enum_case_studies_blocks_dot_cards_cards_dot" AS ENUM('blue', 'yellow');
  CREATE TYPE "public"."enum_case_studies_blocks_dot_cards_cards_ground" AS ENUM('grey', 'white');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_categories" AS ENUM('branding', 'ich', 'web');
  CREATE TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_dot" AS ENUM('blue', 'yellow');
  CREATE TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_ground" AS ENUM('grey', 'white');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_openings_pay_unit" AS ENUM('hour', 'day', 'month', 'year');
  CREATE TYPE "public"."enum_openings_employment_type" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_version_pay_unit" AS ENUM('hour', 'day', 'month', 'year');
  CREATE TYPE "public"."enum__openings_v_version_employment_type" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum__openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_applications_stage" AS ENUM('new', 'reviewing', 'interview', 'offer', 'hired', 'rejected');
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'rejection';
  ALTER TYPE "public"."enum_message_events_act" ADD VALUE 'stage';
  ALTER TYPE "public"."enum_message_events_act" ADD VALUE 'rejected';
  CREATE TABLE "case_studies_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_case_studies_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_studies_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_wide" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"film_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_results_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"top_text" varchar,
  	"bottom_text" varchar,
  	"footer_text" varchar
  );
  
  CREATE TABLE "case_studies_blocks_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_dot_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"points" varchar,
  	"dot" "enum_case_studies_blocks_dot_cards_cards_dot" DEFAULT 'blue',
  	"ground" "enum_case_studies_blocks_dot_cards_cards_ground" DEFAULT 'grey',
  	"border" boolean DEFAULT false
  );
  
  CREATE TABLE "case_studies_blocks_dot_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_website" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"client" varchar,
  	"slug" varchar,
  	"sector" varchar,
  	"country" varchar,
  	"summary" varchar,
  	"order" numeric,
  	"mobile_order" numeric,
  	"colour" varchar DEFAULT '#1F3BFF',
  	"tile_id" integer,
  	"wide_id" integer,
  	"small_id" integer,
  	"banner_id" integer,
  	"banner_tall_id" integer,
  	"intro_heading" varchar DEFAULT 'The Brief',
  	"intro_text" varchar,
  	"description" varchar,
  	"slug_key" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"edited_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "case_studies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_case_studies_v_version_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__case_studies_v_version_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_wide" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_video" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"film_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_results_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"top_text" varchar,
  	"bottom_text" varchar,
  	"footer_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_dot_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"points" varchar,
  	"dot" "enum__case_studies_v_blocks_dot_cards_cards_dot" DEFAULT 'blue',
  	"ground" "enum__case_studies_v_blocks_dot_cards_cards_ground" DEFAULT 'grey',
  	"border" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_dot_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_website" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_client" varchar,
  	"version_slug" varchar,
  	"version_sector" varchar,
  	"version_country" varchar,
  	"version_summary" varchar,
  	"version_order" numeric,
  	"version_mobile_order" numeric,
  	"version_colour" varchar DEFAULT '#1F3BFF',
  	"version_tile_id" integer,
  	"version_wide_id" integer,
  	"version_small_id" integer,
  	"version_banner_id" integer,
  	"version_banner_tall_id" integer,
  	"version_intro_heading" varchar DEFAULT 'The Brief',
  	"version_intro_text" varchar,
  	"version_description" varchar,
  	"version_slug_key" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_edited_by" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_case_studies_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"poster_id" integer NOT NULL,
  	"captions" varchar,
  	"captions_name" varchar,
  	"seconds" numeric,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"pay_min" numeric,
  	"pay_max" numeric,
  	"pay_currency" varchar,
  	"pay_unit" "enum_openings_pay_unit" DEFAULT 'month',
  	"office" varchar DEFAULT 'remote',
  	"employment_type" "enum_openings_employment_type" DEFAULT 'full-time',
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"edited_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_openings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_openings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_pay_min" numeric,
  	"version_pay_max" numeric,
  	"version_pay_currency" varchar,
  	"version_pay_unit" "enum__openings_v_version_pay_unit" DEFAULT 'month',
  	"version_office" varchar DEFAULT 'remote',
  	"version_employment_type" "enum__openings_v_version_employment_type" DEFAULT 'full-time',
  	"version_opens_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_edited_by" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "old_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missing_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_day" timestamp(3) with time zone NOT NULL,
  	"referrer" varchar,
  	"dismissed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missing_path_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "blogs" ADD COLUMN "search_title" varchar;
  ALTER TABLE "blogs" ADD COLUMN "search_description" varchar;
  ALTER TABLE "blogs" ADD COLUMN "share_title" varchar;
  ALTER TABLE "blogs" ADD COLUMN "share_image_id" integer;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_search_description" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_share_title" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_share_image_id" integer;
  ALTER TABLE "media" ADD COLUMN "upload_key" varchar;
  ALTER TABLE "applications" ADD COLUMN "opening_id" integer;
  ALTER TABLE "applications" ADD COLUMN "stage" "enum_applications_stage" DEFAULT 'new' NOT NULL;
  ALTER TABLE "applications" ADD COLUMN "rejection_subject" varchar;
  ALTER TABLE "applications" ADD COLUMN "rejection_text" varchar;
  ALTER TABLE "applications" ADD COLUMN "rejection_at" timestamp(3) with time zone;
  ALTER TABLE "retention_sweeps" ADD COLUMN "deleted_missing_paths" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "case_studies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "openings_id" integer;
  ALTER TABLE "retention" ADD COLUMN "missing_paths" numeric DEFAULT 90 NOT NULL;
  ALTER TABLE "case_studies_categories" ADD CONSTRAINT "case_studies_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_text" ADD CONSTRAINT "case_studies_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_gallery" ADD CONSTRAINT "case_studies_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_wide" ADD CONSTRAINT "case_studies_blocks_wide_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_wide" ADD CONSTRAINT "case_studies_blocks_wide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_video" ADD CONSTRAINT "case_studies_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_video" ADD CONSTRAINT "case_studies_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_results_cards" ADD CONSTRAINT "case_studies_blocks_results_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_results" ADD CONSTRAINT "case_studies_blocks_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_dot_cards_cards" ADD CONSTRAINT "case_studies_blocks_dot_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_dot_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_dot_cards" ADD CONSTRAINT "case_studies_blocks_dot_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_website" ADD CONSTRAINT "case_studies_blocks_website_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_tile_id_media_id_fk" FOREIGN KEY ("tile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_wide_id_media_id_fk" FOREIGN KEY ("wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_small_id_media_id_fk" FOREIGN KEY ("small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_banner_tall_id_media_id_fk" FOREIGN KEY ("banner_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_texts" ADD CONSTRAINT "case_studies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_categories" ADD CONSTRAINT "_case_studies_v_version_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_text" ADD CONSTRAINT "_case_studies_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_gallery" ADD CONSTRAINT "_case_studies_v_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_wide" ADD CONSTRAINT "_case_studies_v_blocks_wide_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_wide" ADD CONSTRAINT "_case_studies_v_blocks_wide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_video" ADD CONSTRAINT "_case_studies_v_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_video" ADD CONSTRAINT "_case_studies_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_results_cards" ADD CONSTRAINT "_case_studies_v_blocks_results_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_results" ADD CONSTRAINT "_case_studies_v_blocks_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_dot_cards_cards" ADD CONSTRAINT "_case_studies_v_blocks_dot_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_dot_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_dot_cards" ADD CONSTRAINT "_case_studies_v_blocks_dot_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_website" ADD CONSTRAINT "_case_studies_v_blocks_website_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_tile_id_media_id_fk" FOREIGN KEY ("version_tile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_wide_id_media_id_fk" FOREIGN KEY ("version_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_small_id_media_id_fk" FOREIGN KEY ("version_small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_banner_tall_id_media_id_fk" FOREIGN KEY ("version_banner_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_texts" ADD CONSTRAINT "_case_studies_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_parent_id_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "case_studies_categories_order_idx" ON "case_studies_categories" USING btree ("order");
  CREATE INDEX "case_studies_categories_parent_idx" ON "case_studies_categories" USING btree ("parent_id");
  CREATE INDEX "case_studies_blocks_text_order_idx" ON "case_studies_blocks_text" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_text_parent_id_idx" ON "case_studies_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_text_path_idx" ON "case_studies_blocks_text" USING btree ("_path");
  CREATE INDEX "case_studies_blocks_gallery_order_idx" ON "case_studies_blocks_gallery" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_gallery_parent_id_idx" ON "case_studies_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_gallery_path_idx" ON "case_studies_blocks_gallery" USING btree ("_path");
  CREATE INDEX "case_studies_blocks_wide_order_idx" ON "case_studies_blocks_wide" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_wide_parent_id_idx" ON "case_studies_blocks_wide" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_wide_path_idx" ON "case_studies_blocks_wide" USING btree ("_path");
  CREATE INDEX "case_studies_blocks_wide_picture_idx" ON "case_studies_blocks_wide" USING btree ("picture_id");
  CREATE INDEX "case_studies_blocks_video_order_idx" ON "case_studies_blocks_video" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_video_parent_id_idx" ON "case_studies_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_video_path_idx" ON "case_studies_blocks_video" USING btree ("_path");
  CREATE INDEX "case_studies_blocks_video_film_idx" ON "case_studies_blocks_video" USING btree ("film_id");
  CREATE INDEX "case_studies_blocks_results_cards_order_idx" ON "case_studies_blocks_results_cards" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_results_cards_parent_id_idx" ON "case_studies_blocks_results_cards" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_results_order_idx" ON "case_studies_blocks_results" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_results_parent_id_idx" ON "case_studies_blocks_results" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_results_path_idx" ON "case_studies_blocks_results" USING btree ("_path");
  CREATE INDEX "case_studies_blocks_dot_cards_cards_order_idx" ON "case_studies_blocks_dot_cards_cards" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_dot_cards_cards_parent_id_idx" ON "case_studies_blocks_dot_cards_cards" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_dot_cards_order_idx" ON "case_studies_blocks_dot_cards" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_dot_cards_parent_id_idx" ON "case_studies_blocks_dot_cards" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_dot_cards_path_idx" ON "case_studies_blocks_dot_cards" USING btree ("_path");
  CREATE INDEX "case_studies_blocks_website_order_idx" ON "case_studies_blocks_website" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_website_parent_id_idx" ON "case_studies_blocks_website" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_website_path_idx" ON "case_studies_blocks_website" USING btree ("_path");
  CREATE INDEX "case_studies_tile_idx" ON "case_studies" USING btree ("tile_id");
  CREATE INDEX "case_studies_wide_idx" ON "case_studies" USING btree ("wide_id");
  CREATE INDEX "case_studies_small_idx" ON "case_studies" USING btree ("small_id");
  CREATE INDEX "case_studies_banner_idx" ON "case_studies" USING btree ("banner_id");
  CREATE INDEX "case_studies_banner_tall_idx" ON "case_studies" USING btree ("banner_tall_id");
  CREATE UNIQUE INDEX "case_studies_slug_key_idx" ON "case_studies" USING btree ("slug_key");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "case_studies_texts_order_parent" ON "case_studies_texts" USING btree ("order","parent_id");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_media_id_idx" ON "case_studies_rels" USING btree ("media_id");
  CREATE INDEX "_case_studies_v_version_categories_order_idx" ON "_case_studies_v_version_categories" USING btree ("order");
  CREATE INDEX "_case_studies_v_version_categories_parent_idx" ON "_case_studies_v_version_categories" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_blocks_text_order_idx" ON "_case_studies_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_text_parent_id_idx" ON "_case_studies_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_text_path_idx" ON "_case_studies_v_blocks_text" USING btree ("_path");
  CREATE INDEX "_case_studies_v_blocks_gallery_order_idx" ON "_case_studies_v_blocks_gallery" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_gallery_parent_id_idx" ON "_case_studies_v_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_gallery_path_idx" ON "_case_studies_v_blocks_gallery" USING btree ("_path");
  CREATE INDEX "_case_studies_v_blocks_wide_order_idx" ON "_case_studies_v_blocks_wide" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_wide_parent_id_idx" ON "_case_studies_v_blocks_wide" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_wide_path_idx" ON "_case_studies_v_blocks_wide" USING btree ("_path");
  CREATE INDEX "_case_studies_v_blocks_wide_picture_idx" ON "_case_studies_v_blocks_wide" USING btree ("picture_id");
  CREATE INDEX "_case_studies_v_blocks_video_order_idx" ON "_case_studies_v_blocks_video" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_video_parent_id_idx" ON "_case_studies_v_blocks_video" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_video_path_idx" ON "_case_studies_v_blocks_video" USING btree ("_path");
  CREATE INDEX "_case_studies_v_blocks_video_film_idx" ON "_case_studies_v_blocks_video" USING btree ("film_id");
  CREATE INDEX "_case_studies_v_blocks_results_cards_order_idx" ON "_case_studies_v_blocks_results_cards" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_results_cards_parent_id_idx" ON "_case_studies_v_blocks_results_cards" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_results_order_idx" ON "_case_studies_v_blocks_results" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_results_parent_id_idx" ON "_case_studies_v_blocks_results" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_results_path_idx" ON "_case_studies_v_blocks_results" USING btree ("_path");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_cards_order_idx" ON "_case_studies_v_blocks_dot_cards_cards" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_cards_parent_id_idx" ON "_case_studies_v_blocks_dot_cards_cards" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_order_idx" ON "_case_studies_v_blocks_dot_cards" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_parent_id_idx" ON "_case_studies_v_blocks_dot_cards" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_path_idx" ON "_case_studies_v_blocks_dot_cards" USING btree ("_path");
  CREATE INDEX "_case_studies_v_blocks_website_order_idx" ON "_case_studies_v_blocks_website" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_website_parent_id_idx" ON "_case_studies_v_blocks_website" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_website_path_idx" ON "_case_studies_v_blocks_website" USING btree ("_path");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_tile_idx" ON "_case_studies_v" USING btree ("version_tile_id");
  CREATE INDEX "_case_studies_v_version_version_wide_idx" ON "_case_studies_v" USING btree ("version_wide_id");
  CREATE INDEX "_case_studies_v_version_version_small_idx" ON "_case_studies_v" USING btree ("version_small_id");
  CREATE INDEX "_case_studies_v_version_version_banner_idx" ON "_case_studies_v" USING btree ("version_banner_id");
  CREATE INDEX "_case_studies_v_version_version_banner_tall_idx" ON "_case_studies_v" USING btree ("version_banner_tall_id");
  CREATE INDEX "_case_studies_v_version_version_slug_key_idx" ON "_case_studies_v" USING btree ("version_slug_key");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE INDEX "_case_studies_v_texts_order_parent" ON "_case_studies_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_media_id_idx" ON "_case_studies_v_rels" USING btree ("media_id");
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE INDEX "films_captions_name_idx" ON "films" USING btree ("captions_name");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE INDEX "openings_opens_at_idx" ON "openings" USING btree ("opens_at");
  CREATE INDEX "openings_closes_at_idx" ON "openings" USING btree ("closes_at");
  CREATE UNIQUE INDEX "openings_slug_idx" ON "openings" USING btree ("slug");
  CREATE INDEX "openings_updated_at_idx" ON "openings" USING btree ("updated_at");
  CREATE INDEX "openings_created_at_idx" ON "openings" USING btree ("created_at");
  CREATE INDEX "openings_deleted_at_idx" ON "openings" USING btree ("deleted_at");
  CREATE INDEX "openings__status_idx" ON "openings" USING btree ("_status");
  CREATE INDEX "deletedAt__status_closesAt_idx" ON "openings" USING btree ("deleted_at","_status","closes_at");
  CREATE INDEX "_openings_v_parent_idx" ON "_openings_v" USING btree ("parent_id");
  CREATE INDEX "_openings_v_version_version_opens_at_idx" ON "_openings_v" USING btree ("version_opens_at");
  CREATE INDEX "_openings_v_version_version_closes_at_idx" ON "_openings_v" USING btree ("version_closes_at");
  CREATE INDEX "_openings_v_version_version_slug_idx" ON "_openings_v" USING btree ("version_slug");
  CREATE INDEX "_openings_v_version_version_updated_at_idx" ON "_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_openings_v_version_version_created_at_idx" ON "_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_openings_v_version_version_deleted_at_idx" ON "_openings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_openings_v_version_version__status_idx" ON "_openings_v" USING btree ("version__status");
  CREATE INDEX "_openings_v_created_at_idx" ON "_openings_v" USING btree ("created_at");
  CREATE INDEX "_openings_v_updated_at_idx" ON "_openings_v" USING btree ("updated_at");
  CREATE INDEX "_openings_v_latest_idx" ON "_openings_v" USING btree ("latest");
  CREATE INDEX "_openings_v_autosave_idx" ON "_openings_v" USING btree ("autosave");
  CREATE INDEX "version_deletedAt_version__status_version_closesAt_idx" ON "_openings_v" USING btree ("version_deleted_at","version__status","version_closes_at");
  CREATE UNIQUE INDEX "old_addresses_from_idx" ON "old_addresses" USING btree ("from");
  CREATE INDEX "old_addresses_updated_at_idx" ON "old_addresses" USING btree ("updated_at");
  CREATE INDEX "old_addresses_created_at_idx" ON "old_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "missing_paths_path_idx" ON "missing_paths" USING btree ("path");
  CREATE INDEX "missing_paths_count_idx" ON "missing_paths" USING btree ("count");
  CREATE INDEX "missing_paths_last_day_idx" ON "missing_paths" USING btree ("last_day");
  CREATE INDEX "missing_paths_updated_at_idx" ON "missing_paths" USING btree ("updated_at");
  CREATE INDEX "missing_paths_created_at_idx" ON "missing_paths" USING btree ("created_at");
  CREATE UNIQUE INDEX "missing_path_batches_batch_idx" ON "missing_path_batches" USING btree ("batch");
  CREATE INDEX "missing_path_batches_updated_at_idx" ON "missing_path_batches" USING btree ("updated_at");
  CREATE INDEX "missing_path_batches_created_at_idx" ON "missing_path_batches" USING btree ("created_at");
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_opening_id_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "blogs_share_image_idx" ON "blogs" USING btree ("share_image_id");
  CREATE INDEX "_blogs_v_version_version_share_image_idx" ON "_blogs_v" USING btree ("version_share_image_id");
  CREATE UNIQUE INDEX "media_upload_key_idx" ON "media" USING btree ("upload_key");
  CREATE INDEX "applications_opening_idx" ON "applications" USING btree ("opening_id");
  CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_wide" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_results_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_dot_cards_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_dot_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_blocks_website" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_wide" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_video" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_results_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_dot_cards_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_dot_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_blocks_website" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "old_addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missing_paths" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missing_path_batches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "case_studies_categories" CASCADE;
  DROP TABLE "case_studies_blocks_text" CASCADE;
  DROP TABLE "case_studies_blocks_gallery" CASCADE;
  DROP TABLE "case_studies_blocks_wide" CASCADE;
  DROP TABLE "case_studies_blocks_video" CASCADE;
  DROP TABLE "case_studies_blocks_results_cards" CASCADE;
  DROP TABLE "case_studies_blocks_results" CASCADE;
  DROP TABLE "case_studies_blocks_dot_cards_cards" CASCADE;
  DROP TABLE "case_studies_blocks_dot_cards" CASCADE;
  DROP TABLE "case_studies_blocks_website" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_texts" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_categories" CASCADE;
  DROP TABLE "_case_studies_v_blocks_text" CASCADE;
  DROP TABLE "_case_studies_v_blocks_gallery" CASCADE;
  DROP TABLE "_case_studies_v_blocks_wide" CASCADE;
  DROP TABLE "_case_studies_v_blocks_video" CASCADE;
  DROP TABLE "_case_studies_v_blocks_results_cards" CASCADE;
  DROP TABLE "_case_studies_v_blocks_results" CASCADE;
  DROP TABLE "_case_studies_v_blocks_dot_cards_cards" CASCADE;
  DROP TABLE "_case_studies_v_blocks_dot_cards" CASCADE;
  DROP TABLE "_case_studies_v_blocks_website" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_texts" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "_openings_v" CASCADE;
  DROP TABLE "old_addresses" CASCADE;
  DROP TABLE "missing_paths" CASCADE;
  DROP TABLE "missing_path_batches" CASCADE;
  ALTER TABLE "blogs" DROP CONSTRAINT "blogs_share_image_id_media_id_fk";
  
  ALTER TABLE "_blogs_v" DROP CONSTRAINT "_blogs_v_version_share_image_id_media_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT "applications_opening_id_openings_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_case_studies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_films_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_openings_fk";
  
  DELETE FROM "deliveries" WHERE "kind" = 'rejection';
  DELETE FROM "message_events" WHERE "act" IN ('stage', 'rejected');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('notify', 'copy', 'reminder', 'link');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "message_events" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_message_events_act";
  CREATE TYPE "public"."enum_message_events_act" AS ENUM('opened', 'state', 'released', 'owner', 'starred', 'answer-by', 'replied', 'noted', 'exported');
  ALTER TABLE "message_events" ALTER COLUMN "act" SET DATA TYPE "public"."enum_message_events_act" USING "act"::"public"."enum_message_events_act";
  DROP INDEX "blogs_share_image_idx";
  DROP INDEX "_blogs_v_version_version_share_image_idx";
  DROP INDEX "media_upload_key_idx";
  DROP INDEX "applications_opening_idx";
  DROP INDEX "applications_stage_idx";
  DROP INDEX "payload_locked_documents_rels_case_studies_id_idx";
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  DROP INDEX "payload_locked_documents_rels_openings_id_idx";
  ALTER TABLE "blogs" DROP COLUMN "search_title";
  ALTER TABLE "blogs" DROP COLUMN "search_description";
  ALTER TABLE "blogs" DROP COLUMN "share_title";
  ALTER TABLE "blogs" DROP COLUMN "share_image_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_search_title";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_search_description";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_share_title";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_share_image_id";
  ALTER TABLE "media" DROP COLUMN "upload_key";
  ALTER TABLE "applications" DROP COLUMN "opening_id";
  ALTER TABLE "applications" DROP COLUMN "stage";
  ALTER TABLE "applications" DROP COLUMN "rejection_subject";
  ALTER TABLE "applications" DROP COLUMN "rejection_text";
  ALTER TABLE "applications" DROP COLUMN "rejection_at";
  ALTER TABLE "retention_sweeps" DROP COLUMN "deleted_missing_paths";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "case_studies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "openings_id";
  ALTER TABLE "retention" DROP COLUMN "missing_paths";
  DROP TYPE "public"."enum_case_studies_categories";
  DROP TYPE "public"."enum_case_studies_blocks_dot_cards_cards_dot";
  DROP TYPE "public"."enum_case_studies_blocks_dot_cards_cards_ground";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_categories";
  DROP TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_dot";
  DROP TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_ground";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_openings_pay_unit";
  DROP TYPE "public"."enum_openings_employment_type";
  DROP TYPE "public"."enum_openings_status";
  DROP TYPE "public"."enum__openings_v_version_pay_unit";
  DROP TYPE "public"."enum__openings_v_version_employment_type";
  DROP TYPE "public"."enum__openings_v_version_status";
  DROP TYPE "public"."enum_applications_stage";`)
}
