import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_blogs_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_version_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_case_studies_categories" AS ENUM('branding', 'ich', 'web');
  CREATE TYPE "public"."enum_case_studies_blocks_gallery_rhythm" AS ENUM('pairs', 'triptych', 'tall', 'beside', 'detail');
  CREATE TYPE "public"."enum_case_studies_blocks_dot_cards_cards_dot" AS ENUM('blue', 'yellow');
  CREATE TYPE "public"."enum_case_studies_blocks_dot_cards_cards_ground" AS ENUM('grey', 'white');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_categories" AS ENUM('branding', 'ich', 'web');
  CREATE TYPE "public"."enum__case_studies_v_blocks_gallery_rhythm" AS ENUM('pairs', 'triptych', 'tall', 'beside', 'detail');
  CREATE TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_dot" AS ENUM('blue', 'yellow');
  CREATE TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_ground" AS ENUM('grey', 'white');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_openings_pay_unit" AS ENUM('hour', 'day', 'month', 'year');
  CREATE TYPE "public"."enum_openings_employment_type" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_version_pay_unit" AS ENUM('hour', 'day', 'month', 'year');
  CREATE TYPE "public"."enum__openings_v_version_employment_type" AS ENUM('full-time', 'part-time', 'contract', 'temporary', 'internship');
  CREATE TYPE "public"."enum__openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_content_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__content_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_submissions_form" AS ENUM('contact', 'enquiry', 'application');
  CREATE TYPE "public"."enum_submissions_state" AS ENUM('new', 'open', 'waiting', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_submissions_resume_kind" AS ENUM('pdf', 'doc', 'docx');
  CREATE TYPE "public"."enum_submissions_resume_scan" AS ENUM('pending', 'clean', 'infected', 'unknown');
  CREATE TYPE "public"."enum_submissions_stage" AS ENUM('new', 'reviewing', 'interview', 'offer', 'hired', 'rejected');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('queued', 'sent', 'dead', 'dropped');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('notify', 'copy', 'assigned', 'reminder', 'link', 'forgotten', 'account', 'rejection', 'reply');
  CREATE TYPE "public"."enum_deliveries_channel" AS ENUM('mail', 'webhook');
  CREATE TYPE "public"."enum_deliveries_subject_kind" AS ENUM('contact', 'enquiry', 'application', 'users');
  CREATE TYPE "public"."enum_delivery_targets_forms" AS ENUM('contact', 'enquiry', 'application');
  CREATE TYPE "public"."enum_delivery_targets_kind" AS ENUM('mail', 'webhook');
  CREATE TYPE "public"."enum_message_events_form" AS ENUM('contact', 'enquiry', 'application');
  CREATE TYPE "public"."enum_message_events_act" AS ENUM('opened', 'state', 'released', 'owner', 'starred', 'answer-by', 'replied', 'noted', 'exported', 'stage', 'rejected');
  CREATE TYPE "public"."enum_jobs_state" AS ENUM('queued', 'failed');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'account-manager', 'recruiter');
  CREATE TYPE "public"."enum_users_state" AS ENUM('invited', 'active');
  CREATE TYPE "public"."enum_audit_trail_act" AS ENUM('signed-in', 'exported', 'erased', 'deleted', 'published', 'taken-down', 'trashed', 'restored', 'account-made', 'role-changed', 'email-changed', 'link-made', 'password-chosen', 'factor-set', 'factor-removed', 'factor-reset', 'codes-renewed', 'sessions-ended', 'rule-changed', 'resume-opened', 'periods-changed', 'swept', 'withdrawn', 'redirect-changed');
  CREATE TYPE "public"."enum_reply_templates_templates_language" AS ENUM('en', 'ar');
  CREATE TABLE "blogs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"description" varchar,
  	"category_id" integer,
  	"author_id" integer,
  	"image_id" integer,
  	"header" varchar,
  	"card_description" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"share_title" varchar,
  	"share_image_id" integer,
  	"language" "enum_blogs_language" DEFAULT 'en',
  	"translation_group_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"featured" boolean DEFAULT false,
  	"slug" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"edited_by" numeric,
  	"form_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blogs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "blogs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_blogs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_description" varchar,
  	"version_category_id" integer,
  	"version_author_id" integer,
  	"version_image_id" integer,
  	"version_header" varchar,
  	"version_card_description" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_share_title" varchar,
  	"version_share_image_id" integer,
  	"version_language" "enum__blogs_v_version_language" DEFAULT 'en',
  	"version_translation_group_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_featured" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_edited_by" numeric,
  	"version_form_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blogs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__blogs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_blogs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_text_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"rhythm" "enum_case_studies_blocks_gallery_rhythm" DEFAULT 'pairs',
  	"crop_x" numeric,
  	"crop_y" numeric,
  	"crop_scale" numeric,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_gallery_locales" (
  	"captions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_studies_blocks_results_cards_locales" (
  	"top_text" varchar,
  	"bottom_text" varchar,
  	"footer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_blocks_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_results_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_blocks_dot_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"dot" "enum_case_studies_blocks_dot_cards_cards_dot" DEFAULT 'blue',
  	"ground" "enum_case_studies_blocks_dot_cards_cards_ground" DEFAULT 'grey',
  	"border" boolean DEFAULT false
  );
  
  CREATE TABLE "case_studies_blocks_dot_cards_cards_locales" (
  	"title" varchar,
  	"points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_blocks_dot_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_dot_cards_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_blocks_website" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "case_studies_blocks_website_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"year" numeric,
  	"order" numeric,
  	"mobile_order" numeric,
  	"colour" varchar DEFAULT '#1F3BFF',
  	"world_ground" varchar,
  	"world_ink" varchar,
  	"world_accent" varchar,
  	"tile_id" integer,
  	"wide_id" integer,
  	"small_id" integer,
  	"banner_id" integer,
  	"banner_tall_id" integer,
  	"aperture_id" integer,
  	"aperture_crop_x" numeric,
  	"aperture_crop_y" numeric,
  	"aperture_crop_scale" numeric,
  	"slug_key" varchar,
  	"first_published_at" timestamp(3) with time zone,
  	"edited_by" numeric,
  	"form_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_locales" (
  	"client" varchar,
  	"sector" varchar,
  	"country" varchar,
  	"summary" varchar,
  	"description" varchar,
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"changed" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_studies_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
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
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_text_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_blocks_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"rhythm" "enum__case_studies_v_blocks_gallery_rhythm" DEFAULT 'pairs',
  	"crop_x" numeric,
  	"crop_y" numeric,
  	"crop_scale" numeric,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_gallery_locales" (
  	"captions" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_results_cards_locales" (
  	"top_text" varchar,
  	"bottom_text" varchar,
  	"footer_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_blocks_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_results_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_blocks_dot_cards_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"dot" "enum__case_studies_v_blocks_dot_cards_cards_dot" DEFAULT 'blue',
  	"ground" "enum__case_studies_v_blocks_dot_cards_cards_ground" DEFAULT 'grey',
  	"border" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_dot_cards_cards_locales" (
  	"title" varchar,
  	"points" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_blocks_dot_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_dot_cards_locales" (
  	"heading" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_blocks_website" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_case_studies_v_blocks_website_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_year" numeric,
  	"version_order" numeric,
  	"version_mobile_order" numeric,
  	"version_colour" varchar DEFAULT '#1F3BFF',
  	"version_world_ground" varchar,
  	"version_world_ink" varchar,
  	"version_world_accent" varchar,
  	"version_tile_id" integer,
  	"version_wide_id" integer,
  	"version_small_id" integer,
  	"version_banner_id" integer,
  	"version_banner_tall_id" integer,
  	"version_aperture_id" integer,
  	"version_aperture_crop_x" numeric,
  	"version_aperture_crop_y" numeric,
  	"version_aperture_crop_scale" numeric,
  	"version_slug_key" varchar,
  	"version_first_published_at" timestamp(3) with time zone,
  	"version_edited_by" numeric,
  	"version_form_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_studies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_case_studies_v_locales" (
  	"version_client" varchar,
  	"version_sector" varchar,
  	"version_country" varchar,
  	"version_summary" varchar,
  	"version_description" varchar,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_changed" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"focus" jsonb,
  	"blurhash" varchar,
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
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar,
  	"sizes_avif2880_url" varchar,
  	"sizes_avif2880_width" numeric,
  	"sizes_avif2880_height" numeric,
  	"sizes_avif2880_mime_type" varchar,
  	"sizes_avif2880_filesize" numeric,
  	"sizes_avif2880_filename" varchar,
  	"sizes_jpeg1200_url" varchar,
  	"sizes_jpeg1200_width" numeric,
  	"sizes_jpeg1200_height" numeric,
  	"sizes_jpeg1200_mime_type" varchar,
  	"sizes_jpeg1200_filesize" numeric,
  	"sizes_jpeg1200_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  
  CREATE TABLE "films_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "films_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"portrait_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_members_locales" (
  	"name" varchar,
  	"position" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "openings" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  	"form_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_openings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "openings_locales" (
  	"title" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "openings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_openings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
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
  	"version_form_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__openings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_openings_v_locales" (
  	"version_title" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_openings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "content" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"key" varchar,
  	"language" varchar DEFAULT 'en',
  	"fields" jsonb DEFAULT '{}'::jsonb,
  	"basis" jsonb,
  	"edited_by" numeric,
  	"form_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_content_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "content_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_content_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_key" varchar,
  	"version_language" varchar DEFAULT 'en',
  	"version_fields" jsonb DEFAULT '{}'::jsonb,
  	"version_basis" jsonb,
  	"version_edited_by" numeric,
  	"version_form_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__content_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__content_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_content_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
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
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum_submissions_form" NOT NULL,
  	"reference" varchar NOT NULL,
  	"answers" jsonb NOT NULL,
  	"sender" varchar,
  	"topic" varchar,
  	"email" varchar,
  	"phone_digits" varchar,
  	"lead_source" varchar,
  	"search_text" varchar,
  	"spam_score" numeric DEFAULT 0,
  	"spam_reasons" varchar,
  	"put_aside" boolean DEFAULT false,
  	"spam_since" timestamp(3) with time zone,
  	"marketing_wording" varchar,
  	"marketing_at" timestamp(3) with time zone,
  	"context_page" varchar,
  	"context_referrer" varchar,
  	"context_source" varchar,
  	"context_medium" varchar,
  	"context_campaign" varchar,
  	"context_term" varchar,
  	"context_content" varchar,
  	"context_click" varchar,
  	"context_language" varchar,
  	"context_notice" varchar,
  	"context_sent_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"submission_id" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"state" "enum_submissions_state" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"starred" boolean DEFAULT false NOT NULL,
  	"answer_by" timestamp(3) with time zone,
  	"first_answered_at" timestamp(3) with time zone,
  	"resume_name" varchar,
  	"resume_kind" "enum_submissions_resume_kind",
  	"resume_size" numeric,
  	"resume_deleted_at" timestamp(3) with time zone,
  	"resume_note" varchar,
  	"resume_scan" "enum_submissions_resume_scan",
  	"resume_scan_at" timestamp(3) with time zone,
  	"resume_finding" varchar,
  	"resume_key" varchar,
  	"opening_id" integer,
  	"stage" "enum_submissions_stage",
  	"rejection_subject" varchar,
  	"rejection_text" varchar,
  	"rejection_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  	"reply_account" numeric,
  	"reply_key" varchar,
  	"reply_who" varchar,
  	"reply_subject" varchar,
  	"reply_text" varchar,
  	"reply_at" timestamp(3) with time zone,
  	"reply_answer_by" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"subject_kind" "enum_deliveries_subject_kind" NOT NULL,
  	"subject_id" numeric NOT NULL,
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
  
  CREATE TABLE "delivery_targets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_delivery_targets_kind" DEFAULT 'mail' NOT NULL,
  	"copy_to_sender" boolean DEFAULT false,
  	"url" varchar,
  	"secret" varchar,
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
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"task" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"state" "enum_jobs_state" NOT NULL,
  	"data" jsonb,
  	"next_try_at" timestamp(3) with time zone NOT NULL,
  	"queued_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"lease" varchar,
  	"last_error" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"one_time_password_until" timestamp(3) with time zone,
  	"name" varchar,
  	"state" "enum_users_state" DEFAULT 'active',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
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
  
  CREATE TABLE "account_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar,
  	"pending_secret" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "account_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"session" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"is_long" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"blogs_id" integer,
  	"categories_id" integer,
  	"case_studies_id" integer,
  	"media_id" integer,
  	"films_id" integer,
  	"team_members_id" integer,
  	"openings_id" integer,
  	"authors_id" integer,
  	"content_id" integer,
  	"delivery_targets_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
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
  	"missing_paths" numeric DEFAULT 90 NOT NULL,
  	"logs" numeric DEFAULT 30 NOT NULL,
  	"backups" numeric DEFAULT 35 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reply_templates_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"language" "enum_reply_templates_templates_language" DEFAULT 'en' NOT NULL,
  	"subject" varchar,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor_for_admins" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_translation_group_id_blogs_id_fk" FOREIGN KEY ("translation_group_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_texts" ADD CONSTRAINT "blogs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_translation_group_id_blogs_id_fk" FOREIGN KEY ("version_translation_group_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_texts" ADD CONSTRAINT "_blogs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_categories" ADD CONSTRAINT "case_studies_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_text" ADD CONSTRAINT "case_studies_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_text_locales" ADD CONSTRAINT "case_studies_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_gallery" ADD CONSTRAINT "case_studies_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_gallery_locales" ADD CONSTRAINT "case_studies_blocks_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_wide" ADD CONSTRAINT "case_studies_blocks_wide_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_wide" ADD CONSTRAINT "case_studies_blocks_wide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_video" ADD CONSTRAINT "case_studies_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_video" ADD CONSTRAINT "case_studies_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_results_cards" ADD CONSTRAINT "case_studies_blocks_results_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_results_cards_locales" ADD CONSTRAINT "case_studies_blocks_results_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_results_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_results" ADD CONSTRAINT "case_studies_blocks_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_results_locales" ADD CONSTRAINT "case_studies_blocks_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_dot_cards_cards" ADD CONSTRAINT "case_studies_blocks_dot_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_dot_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_dot_cards_cards_locales" ADD CONSTRAINT "case_studies_blocks_dot_cards_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_dot_cards_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_dot_cards" ADD CONSTRAINT "case_studies_blocks_dot_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_dot_cards_locales" ADD CONSTRAINT "case_studies_blocks_dot_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_dot_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_website" ADD CONSTRAINT "case_studies_blocks_website_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_blocks_website_locales" ADD CONSTRAINT "case_studies_blocks_website_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_blocks_website"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_tile_id_media_id_fk" FOREIGN KEY ("tile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_wide_id_media_id_fk" FOREIGN KEY ("wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_small_id_media_id_fk" FOREIGN KEY ("small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_banner_tall_id_media_id_fk" FOREIGN KEY ("banner_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_aperture_id_media_id_fk" FOREIGN KEY ("aperture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_locales" ADD CONSTRAINT "case_studies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_texts" ADD CONSTRAINT "case_studies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_categories" ADD CONSTRAINT "_case_studies_v_version_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_text" ADD CONSTRAINT "_case_studies_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_text_locales" ADD CONSTRAINT "_case_studies_v_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_gallery" ADD CONSTRAINT "_case_studies_v_blocks_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_gallery_locales" ADD CONSTRAINT "_case_studies_v_blocks_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_wide" ADD CONSTRAINT "_case_studies_v_blocks_wide_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_wide" ADD CONSTRAINT "_case_studies_v_blocks_wide_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_video" ADD CONSTRAINT "_case_studies_v_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_video" ADD CONSTRAINT "_case_studies_v_blocks_video_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_results_cards" ADD CONSTRAINT "_case_studies_v_blocks_results_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_results_cards_locales" ADD CONSTRAINT "_case_studies_v_blocks_results_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_results_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_results" ADD CONSTRAINT "_case_studies_v_blocks_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_results_locales" ADD CONSTRAINT "_case_studies_v_blocks_results_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_dot_cards_cards" ADD CONSTRAINT "_case_studies_v_blocks_dot_cards_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_dot_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_dot_cards_cards_locales" ADD CONSTRAINT "_case_studies_v_blocks_dot_cards_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_dot_cards_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_dot_cards" ADD CONSTRAINT "_case_studies_v_blocks_dot_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_dot_cards_locales" ADD CONSTRAINT "_case_studies_v_blocks_dot_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_dot_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_website" ADD CONSTRAINT "_case_studies_v_blocks_website_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_blocks_website_locales" ADD CONSTRAINT "_case_studies_v_blocks_website_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_blocks_website"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_tile_id_media_id_fk" FOREIGN KEY ("version_tile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_wide_id_media_id_fk" FOREIGN KEY ("version_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_small_id_media_id_fk" FOREIGN KEY ("version_small_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_banner_tall_id_media_id_fk" FOREIGN KEY ("version_banner_tall_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_aperture_id_media_id_fk" FOREIGN KEY ("version_aperture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_locales" ADD CONSTRAINT "_case_studies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_texts" ADD CONSTRAINT "_case_studies_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films_texts" ADD CONSTRAINT "films_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members_texts" ADD CONSTRAINT "team_members_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "openings_locales" ADD CONSTRAINT "openings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "openings_texts" ADD CONSTRAINT "openings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_parent_id_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v_locales" ADD CONSTRAINT "_openings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_openings_v_texts" ADD CONSTRAINT "_openings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_content_v" ADD CONSTRAINT "_content_v_parent_id_content_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_content_v_texts" ADD CONSTRAINT "_content_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_content_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_opening_id_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_target_id_delivery_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."delivery_targets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_targets_forms" ADD CONSTRAINT "delivery_targets_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_targets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_targets_texts" ADD CONSTRAINT "delivery_targets_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_targets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_content_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_targets_fk" FOREIGN KEY ("delivery_targets_id") REFERENCES "public"."delivery_targets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_templates_templates" ADD CONSTRAINT "reply_templates_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "blogs_category_idx" ON "blogs" USING btree ("category_id");
  CREATE INDEX "blogs_author_idx" ON "blogs" USING btree ("author_id");
  CREATE INDEX "blogs_image_idx" ON "blogs" USING btree ("image_id");
  CREATE INDEX "blogs_share_image_idx" ON "blogs" USING btree ("share_image_id");
  CREATE INDEX "blogs_translation_group_idx" ON "blogs" USING btree ("translation_group_id");
  CREATE INDEX "blogs_published_at_idx" ON "blogs" USING btree ("published_at");
  CREATE INDEX "blogs_featured_idx" ON "blogs" USING btree ("featured");
  CREATE UNIQUE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs" USING btree ("_status");
  CREATE INDEX "deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("deleted_at","_status","published_at");
  CREATE INDEX "category_deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("category_id","deleted_at","_status","published_at");
  CREATE INDEX "language_deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("language","deleted_at","_status","published_at");
  CREATE INDEX "category_language_deletedAt__status_publishedAt_idx" ON "blogs" USING btree ("category_id","language","deleted_at","_status","published_at");
  CREATE UNIQUE INDEX "translationGroup_language_idx" ON "blogs" USING btree ("translation_group_id","language");
  CREATE INDEX "blogs_texts_order_parent" ON "blogs_texts" USING btree ("order","parent_id");
  CREATE INDEX "blogs_texts_text_idx" ON "blogs_texts" USING btree ("text");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_category_idx" ON "_blogs_v" USING btree ("version_category_id");
  CREATE INDEX "_blogs_v_version_version_author_idx" ON "_blogs_v" USING btree ("version_author_id");
  CREATE INDEX "_blogs_v_version_version_image_idx" ON "_blogs_v" USING btree ("version_image_id");
  CREATE INDEX "_blogs_v_version_version_share_image_idx" ON "_blogs_v" USING btree ("version_share_image_id");
  CREATE INDEX "_blogs_v_version_version_translation_group_idx" ON "_blogs_v" USING btree ("version_translation_group_id");
  CREATE INDEX "_blogs_v_version_version_published_at_idx" ON "_blogs_v" USING btree ("version_published_at");
  CREATE INDEX "_blogs_v_version_version_featured_idx" ON "_blogs_v" USING btree ("version_featured");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v" USING btree ("version__status");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_snapshot_idx" ON "_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_blogs_v_published_locale_idx" ON "_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "version_deletedAt_version__status_version_publishedAt_idx" ON "_blogs_v" USING btree ("version_deleted_at","version__status","version_published_at");
  CREATE INDEX "compound_index_idx" ON "_blogs_v" USING btree ("version_category_id","version_deleted_at","version__status","version_published_at");
  CREATE INDEX "compound_index_1_idx" ON "_blogs_v" USING btree ("version_language","version_deleted_at","version__status","version_published_at");
  CREATE INDEX "compound_index_2_idx" ON "_blogs_v" USING btree ("version_category_id","version_language","version_deleted_at","version__status","version_published_at");
  CREATE INDEX "version_translationGroup_version_language_idx" ON "_blogs_v" USING btree ("version_translation_group_id","version_language");
  CREATE INDEX "_blogs_v_texts_order_parent" ON "_blogs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_name_idx" ON "categories_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_categories_order_idx" ON "case_studies_categories" USING btree ("order");
  CREATE INDEX "case_studies_categories_parent_idx" ON "case_studies_categories" USING btree ("parent_id");
  CREATE INDEX "case_studies_blocks_text_order_idx" ON "case_studies_blocks_text" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_text_parent_id_idx" ON "case_studies_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_text_path_idx" ON "case_studies_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "case_studies_blocks_text_locales_locale_parent_id_unique" ON "case_studies_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_blocks_gallery_order_idx" ON "case_studies_blocks_gallery" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_gallery_parent_id_idx" ON "case_studies_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_gallery_path_idx" ON "case_studies_blocks_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "case_studies_blocks_gallery_locales_locale_parent_id_unique" ON "case_studies_blocks_gallery_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "case_studies_blocks_results_cards_locales_locale_parent_id_u" ON "case_studies_blocks_results_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_blocks_results_order_idx" ON "case_studies_blocks_results" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_results_parent_id_idx" ON "case_studies_blocks_results" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_results_path_idx" ON "case_studies_blocks_results" USING btree ("_path");
  CREATE UNIQUE INDEX "case_studies_blocks_results_locales_locale_parent_id_unique" ON "case_studies_blocks_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_blocks_dot_cards_cards_order_idx" ON "case_studies_blocks_dot_cards_cards" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_dot_cards_cards_parent_id_idx" ON "case_studies_blocks_dot_cards_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_blocks_dot_cards_cards_locales_locale_parent_id" ON "case_studies_blocks_dot_cards_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_blocks_dot_cards_order_idx" ON "case_studies_blocks_dot_cards" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_dot_cards_parent_id_idx" ON "case_studies_blocks_dot_cards" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_dot_cards_path_idx" ON "case_studies_blocks_dot_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "case_studies_blocks_dot_cards_locales_locale_parent_id_uniqu" ON "case_studies_blocks_dot_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_blocks_website_order_idx" ON "case_studies_blocks_website" USING btree ("_order");
  CREATE INDEX "case_studies_blocks_website_parent_id_idx" ON "case_studies_blocks_website" USING btree ("_parent_id");
  CREATE INDEX "case_studies_blocks_website_path_idx" ON "case_studies_blocks_website" USING btree ("_path");
  CREATE UNIQUE INDEX "case_studies_blocks_website_locales_locale_parent_id_unique" ON "case_studies_blocks_website_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_tile_idx" ON "case_studies" USING btree ("tile_id");
  CREATE INDEX "case_studies_wide_idx" ON "case_studies" USING btree ("wide_id");
  CREATE INDEX "case_studies_small_idx" ON "case_studies" USING btree ("small_id");
  CREATE INDEX "case_studies_banner_idx" ON "case_studies" USING btree ("banner_id");
  CREATE INDEX "case_studies_banner_tall_idx" ON "case_studies" USING btree ("banner_tall_id");
  CREATE INDEX "case_studies_aperture_idx" ON "case_studies" USING btree ("aperture_id");
  CREATE UNIQUE INDEX "case_studies_slug_key_idx" ON "case_studies" USING btree ("slug_key");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE UNIQUE INDEX "case_studies_locales_locale_parent_id_unique" ON "case_studies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_texts_order_parent" ON "case_studies_texts" USING btree ("order","parent_id");
  CREATE INDEX "case_studies_texts_text_idx" ON "case_studies_texts" USING btree ("text");
  CREATE INDEX "case_studies_texts_locale_parent" ON "case_studies_texts" USING btree ("locale","parent_id");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_media_id_idx" ON "case_studies_rels" USING btree ("media_id");
  CREATE INDEX "_case_studies_v_version_categories_order_idx" ON "_case_studies_v_version_categories" USING btree ("order");
  CREATE INDEX "_case_studies_v_version_categories_parent_idx" ON "_case_studies_v_version_categories" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_blocks_text_order_idx" ON "_case_studies_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_text_parent_id_idx" ON "_case_studies_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_text_path_idx" ON "_case_studies_v_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_case_studies_v_blocks_text_locales_locale_parent_id_unique" ON "_case_studies_v_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_blocks_gallery_order_idx" ON "_case_studies_v_blocks_gallery" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_gallery_parent_id_idx" ON "_case_studies_v_blocks_gallery" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_gallery_path_idx" ON "_case_studies_v_blocks_gallery" USING btree ("_path");
  CREATE UNIQUE INDEX "_case_studies_v_blocks_gallery_locales_locale_parent_id_uniq" ON "_case_studies_v_blocks_gallery_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "_case_studies_v_blocks_results_cards_locales_locale_parent_i" ON "_case_studies_v_blocks_results_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_blocks_results_order_idx" ON "_case_studies_v_blocks_results" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_results_parent_id_idx" ON "_case_studies_v_blocks_results" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_results_path_idx" ON "_case_studies_v_blocks_results" USING btree ("_path");
  CREATE UNIQUE INDEX "_case_studies_v_blocks_results_locales_locale_parent_id_uniq" ON "_case_studies_v_blocks_results_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_cards_order_idx" ON "_case_studies_v_blocks_dot_cards_cards" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_cards_parent_id_idx" ON "_case_studies_v_blocks_dot_cards_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_studies_v_blocks_dot_cards_cards_locales_locale_parent" ON "_case_studies_v_blocks_dot_cards_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_order_idx" ON "_case_studies_v_blocks_dot_cards" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_parent_id_idx" ON "_case_studies_v_blocks_dot_cards" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_dot_cards_path_idx" ON "_case_studies_v_blocks_dot_cards" USING btree ("_path");
  CREATE UNIQUE INDEX "_case_studies_v_blocks_dot_cards_locales_locale_parent_id_un" ON "_case_studies_v_blocks_dot_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_blocks_website_order_idx" ON "_case_studies_v_blocks_website" USING btree ("_order");
  CREATE INDEX "_case_studies_v_blocks_website_parent_id_idx" ON "_case_studies_v_blocks_website" USING btree ("_parent_id");
  CREATE INDEX "_case_studies_v_blocks_website_path_idx" ON "_case_studies_v_blocks_website" USING btree ("_path");
  CREATE UNIQUE INDEX "_case_studies_v_blocks_website_locales_locale_parent_id_uniq" ON "_case_studies_v_blocks_website_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_tile_idx" ON "_case_studies_v" USING btree ("version_tile_id");
  CREATE INDEX "_case_studies_v_version_version_wide_idx" ON "_case_studies_v" USING btree ("version_wide_id");
  CREATE INDEX "_case_studies_v_version_version_small_idx" ON "_case_studies_v" USING btree ("version_small_id");
  CREATE INDEX "_case_studies_v_version_version_banner_idx" ON "_case_studies_v" USING btree ("version_banner_id");
  CREATE INDEX "_case_studies_v_version_version_banner_tall_idx" ON "_case_studies_v" USING btree ("version_banner_tall_id");
  CREATE INDEX "_case_studies_v_version_version_aperture_idx" ON "_case_studies_v" USING btree ("version_aperture_id");
  CREATE INDEX "_case_studies_v_version_version_slug_key_idx" ON "_case_studies_v" USING btree ("version_slug_key");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_snapshot_idx" ON "_case_studies_v" USING btree ("snapshot");
  CREATE INDEX "_case_studies_v_published_locale_idx" ON "_case_studies_v" USING btree ("published_locale");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_case_studies_v_locales_locale_parent_id_unique" ON "_case_studies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_texts_order_parent" ON "_case_studies_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_case_studies_v_texts_locale_parent" ON "_case_studies_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_media_id_idx" ON "_case_studies_v_rels" USING btree ("media_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "media_sizes_avif2880_sizes_avif2880_filename_idx" ON "media" USING btree ("sizes_avif2880_filename");
  CREATE INDEX "media_sizes_jpeg1200_sizes_jpeg1200_filename_idx" ON "media" USING btree ("sizes_jpeg1200_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE INDEX "films_captions_name_idx" ON "films" USING btree ("captions_name");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "films_texts_order_parent" ON "films_texts" USING btree ("order","parent_id");
  CREATE INDEX "films_texts_text_idx" ON "films_texts" USING btree ("text");
  CREATE INDEX "team_members__order_idx" ON "team_members" USING btree ("_order");
  CREATE INDEX "team_members_portrait_idx" ON "team_members" USING btree ("portrait_id");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members_texts_order_parent" ON "team_members_texts" USING btree ("order","parent_id");
  CREATE INDEX "team_members_texts_text_idx" ON "team_members_texts" USING btree ("text");
  CREATE INDEX "openings_opens_at_idx" ON "openings" USING btree ("opens_at");
  CREATE INDEX "openings_closes_at_idx" ON "openings" USING btree ("closes_at");
  CREATE UNIQUE INDEX "openings_slug_idx" ON "openings" USING btree ("slug");
  CREATE INDEX "openings_updated_at_idx" ON "openings" USING btree ("updated_at");
  CREATE INDEX "openings_created_at_idx" ON "openings" USING btree ("created_at");
  CREATE INDEX "openings_deleted_at_idx" ON "openings" USING btree ("deleted_at");
  CREATE INDEX "openings__status_idx" ON "openings" USING btree ("_status");
  CREATE INDEX "deletedAt__status_closesAt_idx" ON "openings" USING btree ("deleted_at","_status","closes_at");
  CREATE UNIQUE INDEX "openings_locales_locale_parent_id_unique" ON "openings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "openings_texts_order_parent" ON "openings_texts" USING btree ("order","parent_id");
  CREATE INDEX "openings_texts_text_idx" ON "openings_texts" USING btree ("text");
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
  CREATE INDEX "_openings_v_snapshot_idx" ON "_openings_v" USING btree ("snapshot");
  CREATE INDEX "_openings_v_published_locale_idx" ON "_openings_v" USING btree ("published_locale");
  CREATE INDEX "_openings_v_latest_idx" ON "_openings_v" USING btree ("latest");
  CREATE INDEX "_openings_v_autosave_idx" ON "_openings_v" USING btree ("autosave");
  CREATE INDEX "version_deletedAt_version__status_version_closesAt_idx" ON "_openings_v" USING btree ("version_deleted_at","version__status","version_closes_at");
  CREATE UNIQUE INDEX "_openings_v_locales_locale_parent_id_unique" ON "_openings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_openings_v_texts_order_parent" ON "_openings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_name_idx" ON "authors_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "content_updated_at_idx" ON "content" USING btree ("updated_at");
  CREATE INDEX "content_created_at_idx" ON "content" USING btree ("created_at");
  CREATE INDEX "content__status_idx" ON "content" USING btree ("_status");
  CREATE UNIQUE INDEX "key_language_idx" ON "content" USING btree ("key","language");
  CREATE INDEX "content_texts_order_parent" ON "content_texts" USING btree ("order","parent_id");
  CREATE INDEX "content_texts_text_idx" ON "content_texts" USING btree ("text");
  CREATE INDEX "_content_v_parent_idx" ON "_content_v" USING btree ("parent_id");
  CREATE INDEX "_content_v_version_version_updated_at_idx" ON "_content_v" USING btree ("version_updated_at");
  CREATE INDEX "_content_v_version_version_created_at_idx" ON "_content_v" USING btree ("version_created_at");
  CREATE INDEX "_content_v_version_version__status_idx" ON "_content_v" USING btree ("version__status");
  CREATE INDEX "_content_v_created_at_idx" ON "_content_v" USING btree ("created_at");
  CREATE INDEX "_content_v_updated_at_idx" ON "_content_v" USING btree ("updated_at");
  CREATE INDEX "_content_v_snapshot_idx" ON "_content_v" USING btree ("snapshot");
  CREATE INDEX "_content_v_published_locale_idx" ON "_content_v" USING btree ("published_locale");
  CREATE INDEX "_content_v_latest_idx" ON "_content_v" USING btree ("latest");
  CREATE INDEX "_content_v_autosave_idx" ON "_content_v" USING btree ("autosave");
  CREATE INDEX "version_key_version_language_idx" ON "_content_v" USING btree ("version_key","version_language");
  CREATE INDEX "_content_v_texts_order_parent" ON "_content_v_texts" USING btree ("order","parent_id");
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
  CREATE INDEX "visits_day_idx" ON "visits" USING btree ("day");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_kind_name_idx" ON "visits" USING btree ("day","kind","name");
  CREATE UNIQUE INDEX "visit_batches_batch_idx" ON "visit_batches" USING btree ("batch");
  CREATE INDEX "visit_batches_updated_at_idx" ON "visit_batches" USING btree ("updated_at");
  CREATE INDEX "visit_batches_created_at_idx" ON "visit_batches" USING btree ("created_at");
  CREATE UNIQUE INDEX "submissions_reference_idx" ON "submissions" USING btree ("reference");
  CREATE INDEX "submissions_topic_idx" ON "submissions" USING btree ("topic");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_lead_source_idx" ON "submissions" USING btree ("lead_source");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "submissions_state_idx" ON "submissions" USING btree ("state");
  CREATE INDEX "submissions_owner_idx" ON "submissions" USING btree ("owner_id");
  CREATE INDEX "submissions_starred_idx" ON "submissions" USING btree ("starred");
  CREATE INDEX "submissions_answer_by_idx" ON "submissions" USING btree ("answer_by");
  CREATE INDEX "submissions_resume_scan_idx" ON "submissions" USING btree ("resume_scan");
  CREATE UNIQUE INDEX "submissions_resume_key_idx" ON "submissions" USING btree ("resume_key");
  CREATE INDEX "submissions_opening_idx" ON "submissions" USING btree ("opening_id");
  CREATE INDEX "submissions_stage_idx" ON "submissions" USING btree ("stage");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE UNIQUE INDEX "form_submissionId_idx" ON "submissions" USING btree ("form","submission_id");
  CREATE INDEX "form_createdAt_idx" ON "submissions" USING btree ("form","created_at");
  CREATE INDEX "deliveries_target_idx" ON "deliveries" USING btree ("target_id");
  CREATE UNIQUE INDEX "deliveries_key_idx" ON "deliveries" USING btree ("key");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "state_nextTryAt_idx" ON "deliveries" USING btree ("state","next_try_at");
  CREATE INDEX "subjectKind_subjectId_idx" ON "deliveries" USING btree ("subject_kind","subject_id");
  CREATE INDEX "delivery_targets_forms_order_idx" ON "delivery_targets_forms" USING btree ("order");
  CREATE INDEX "delivery_targets_forms_parent_idx" ON "delivery_targets_forms" USING btree ("parent_id");
  CREATE INDEX "delivery_targets_updated_at_idx" ON "delivery_targets" USING btree ("updated_at");
  CREATE INDEX "delivery_targets_created_at_idx" ON "delivery_targets" USING btree ("created_at");
  CREATE INDEX "delivery_targets_texts_order_parent" ON "delivery_targets_texts" USING btree ("order","parent_id");
  CREATE INDEX "message_events_message_id_idx" ON "message_events" USING btree ("message_id");
  CREATE INDEX "message_events_updated_at_idx" ON "message_events" USING btree ("updated_at");
  CREATE INDEX "message_events_created_at_idx" ON "message_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "jobs_key_idx" ON "jobs" USING btree ("key");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "task_state_nextTryAt_idx" ON "jobs" USING btree ("task","state","next_try_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_trail_account_idx" ON "audit_trail" USING btree ("account");
  CREATE INDEX "audit_trail_act_idx" ON "audit_trail" USING btree ("act");
  CREATE INDEX "audit_trail_updated_at_idx" ON "audit_trail" USING btree ("updated_at");
  CREATE INDEX "audit_trail_created_at_idx" ON "audit_trail" USING btree ("created_at");
  CREATE UNIQUE INDEX "account_factors_account_idx" ON "account_factors" USING btree ("account");
  CREATE INDEX "account_factors_updated_at_idx" ON "account_factors" USING btree ("updated_at");
  CREATE INDEX "account_factors_created_at_idx" ON "account_factors" USING btree ("created_at");
  CREATE INDEX "account_sessions_account_idx" ON "account_sessions" USING btree ("account");
  CREATE UNIQUE INDEX "account_sessions_session_idx" ON "account_sessions" USING btree ("session");
  CREATE INDEX "account_sessions_updated_at_idx" ON "account_sessions" USING btree ("updated_at");
  CREATE INDEX "account_sessions_created_at_idx" ON "account_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_content_id_idx" ON "payload_locked_documents_rels" USING btree ("content_id");
  CREATE INDEX "payload_locked_documents_rels_delivery_targets_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_targets_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "reply_templates_templates_order_idx" ON "reply_templates_templates" USING btree ("_order");
  CREATE INDEX "reply_templates_templates_parent_id_idx" ON "reply_templates_templates" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "blogs" CASCADE;
  DROP TABLE "blogs_texts" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "_blogs_v_texts" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "case_studies_categories" CASCADE;
  DROP TABLE "case_studies_blocks_text" CASCADE;
  DROP TABLE "case_studies_blocks_text_locales" CASCADE;
  DROP TABLE "case_studies_blocks_gallery" CASCADE;
  DROP TABLE "case_studies_blocks_gallery_locales" CASCADE;
  DROP TABLE "case_studies_blocks_wide" CASCADE;
  DROP TABLE "case_studies_blocks_video" CASCADE;
  DROP TABLE "case_studies_blocks_results_cards" CASCADE;
  DROP TABLE "case_studies_blocks_results_cards_locales" CASCADE;
  DROP TABLE "case_studies_blocks_results" CASCADE;
  DROP TABLE "case_studies_blocks_results_locales" CASCADE;
  DROP TABLE "case_studies_blocks_dot_cards_cards" CASCADE;
  DROP TABLE "case_studies_blocks_dot_cards_cards_locales" CASCADE;
  DROP TABLE "case_studies_blocks_dot_cards" CASCADE;
  DROP TABLE "case_studies_blocks_dot_cards_locales" CASCADE;
  DROP TABLE "case_studies_blocks_website" CASCADE;
  DROP TABLE "case_studies_blocks_website_locales" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_locales" CASCADE;
  DROP TABLE "case_studies_texts" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_categories" CASCADE;
  DROP TABLE "_case_studies_v_blocks_text" CASCADE;
  DROP TABLE "_case_studies_v_blocks_text_locales" CASCADE;
  DROP TABLE "_case_studies_v_blocks_gallery" CASCADE;
  DROP TABLE "_case_studies_v_blocks_gallery_locales" CASCADE;
  DROP TABLE "_case_studies_v_blocks_wide" CASCADE;
  DROP TABLE "_case_studies_v_blocks_video" CASCADE;
  DROP TABLE "_case_studies_v_blocks_results_cards" CASCADE;
  DROP TABLE "_case_studies_v_blocks_results_cards_locales" CASCADE;
  DROP TABLE "_case_studies_v_blocks_results" CASCADE;
  DROP TABLE "_case_studies_v_blocks_results_locales" CASCADE;
  DROP TABLE "_case_studies_v_blocks_dot_cards_cards" CASCADE;
  DROP TABLE "_case_studies_v_blocks_dot_cards_cards_locales" CASCADE;
  DROP TABLE "_case_studies_v_blocks_dot_cards" CASCADE;
  DROP TABLE "_case_studies_v_blocks_dot_cards_locales" CASCADE;
  DROP TABLE "_case_studies_v_blocks_website" CASCADE;
  DROP TABLE "_case_studies_v_blocks_website_locales" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_locales" CASCADE;
  DROP TABLE "_case_studies_v_texts" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_locales" CASCADE;
  DROP TABLE "films_texts" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "team_members_texts" CASCADE;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "openings_locales" CASCADE;
  DROP TABLE "openings_texts" CASCADE;
  DROP TABLE "_openings_v" CASCADE;
  DROP TABLE "_openings_v_locales" CASCADE;
  DROP TABLE "_openings_v_texts" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "content" CASCADE;
  DROP TABLE "content_texts" CASCADE;
  DROP TABLE "_content_v" CASCADE;
  DROP TABLE "_content_v_texts" CASCADE;
  DROP TABLE "old_addresses" CASCADE;
  DROP TABLE "missing_paths" CASCADE;
  DROP TABLE "missing_path_batches" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "visit_batches" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "delivery_targets_forms" CASCADE;
  DROP TABLE "delivery_targets" CASCADE;
  DROP TABLE "delivery_targets_texts" CASCADE;
  DROP TABLE "message_events" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_trail" CASCADE;
  DROP TABLE "account_factors" CASCADE;
  DROP TABLE "account_sessions" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TABLE "reply_templates_templates" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_blogs_language";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_version_language";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum__blogs_v_published_locale";
  DROP TYPE "public"."enum_case_studies_categories";
  DROP TYPE "public"."enum_case_studies_blocks_gallery_rhythm";
  DROP TYPE "public"."enum_case_studies_blocks_dot_cards_cards_dot";
  DROP TYPE "public"."enum_case_studies_blocks_dot_cards_cards_ground";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_categories";
  DROP TYPE "public"."enum__case_studies_v_blocks_gallery_rhythm";
  DROP TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_dot";
  DROP TYPE "public"."enum__case_studies_v_blocks_dot_cards_cards_ground";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum__case_studies_v_published_locale";
  DROP TYPE "public"."enum_openings_pay_unit";
  DROP TYPE "public"."enum_openings_employment_type";
  DROP TYPE "public"."enum_openings_status";
  DROP TYPE "public"."enum__openings_v_version_pay_unit";
  DROP TYPE "public"."enum__openings_v_version_employment_type";
  DROP TYPE "public"."enum__openings_v_version_status";
  DROP TYPE "public"."enum__openings_v_published_locale";
  DROP TYPE "public"."enum_content_status";
  DROP TYPE "public"."enum__content_v_version_status";
  DROP TYPE "public"."enum__content_v_published_locale";
  DROP TYPE "public"."enum_submissions_form";
  DROP TYPE "public"."enum_submissions_state";
  DROP TYPE "public"."enum_submissions_resume_kind";
  DROP TYPE "public"."enum_submissions_resume_scan";
  DROP TYPE "public"."enum_submissions_stage";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_channel";
  DROP TYPE "public"."enum_deliveries_subject_kind";
  DROP TYPE "public"."enum_delivery_targets_forms";
  DROP TYPE "public"."enum_delivery_targets_kind";
  DROP TYPE "public"."enum_message_events_form";
  DROP TYPE "public"."enum_message_events_act";
  DROP TYPE "public"."enum_jobs_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_state";
  DROP TYPE "public"."enum_audit_trail_act";
  DROP TYPE "public"."enum_reply_templates_templates_language";`)
}
