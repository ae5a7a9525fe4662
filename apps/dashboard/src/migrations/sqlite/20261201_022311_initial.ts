import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`blogs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`description\` text,
  	\`category_id\` integer,
  	\`author_id\` integer,
  	\`image_id\` integer,
  	\`header\` text,
  	\`card_description\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`share_title\` text,
  	\`share_image_id\` integer,
  	\`language\` text DEFAULT 'en',
  	\`translation_group_id\` integer,
  	\`published_at\` text,
  	\`featured\` integer DEFAULT false,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`edited_by\` numeric,
  	\`form_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`translation_group_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_category_idx\` ON \`blogs\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_author_idx\` ON \`blogs\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_image_idx\` ON \`blogs\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_share_image_idx\` ON \`blogs\` (\`share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_translation_group_idx\` ON \`blogs\` (\`translation_group_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_published_at_idx\` ON \`blogs\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_featured_idx\` ON \`blogs\` (\`featured\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_slug_idx\` ON \`blogs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_deleted_at_idx\` ON \`blogs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`category_deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`category_id\`,\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`language_deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`language\`,\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`category_language_deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`category_id\`,\`language\`,\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`translationGroup_language_idx\` ON \`blogs\` (\`translation_group_id\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`blogs_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_texts_order_parent\` ON \`blogs_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_texts_text_idx\` ON \`blogs_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_description\` text,
  	\`version_category_id\` integer,
  	\`version_author_id\` integer,
  	\`version_image_id\` integer,
  	\`version_header\` text,
  	\`version_card_description\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_share_title\` text,
  	\`version_share_image_id\` integer,
  	\`version_language\` text DEFAULT 'en',
  	\`version_translation_group_id\` integer,
  	\`version_published_at\` text,
  	\`version_featured\` integer DEFAULT false,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_edited_by\` numeric,
  	\`version_form_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_translation_group_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_category_idx\` ON \`_blogs_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_author_idx\` ON \`_blogs_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_image_idx\` ON \`_blogs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_share_image_idx\` ON \`_blogs_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_translation_group_idx\` ON \`_blogs_v\` (\`version_translation_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_published_at_idx\` ON \`_blogs_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_featured_idx\` ON \`_blogs_v\` (\`version_featured\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_slug_idx\` ON \`_blogs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_deleted_at_idx\` ON \`_blogs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_snapshot_idx\` ON \`_blogs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_published_locale_idx\` ON \`_blogs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_autosave_idx\` ON \`_blogs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version__status_version_publishedAt_idx\` ON \`_blogs_v\` (\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_blogs_v\` (\`version_category_id\`,\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_blogs_v\` (\`version_language\`,\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_blogs_v\` (\`version_category_id\`,\`version_language\`,\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version_translationGroup_version_language_idx\` ON \`_blogs_v\` (\`version_translation_group_id\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_blogs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_texts_order_parent\` ON \`_blogs_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_name_idx\` ON \`categories_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_categories_order_idx\` ON \`case_studies_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_categories_parent_idx\` ON \`case_studies_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_text_order_idx\` ON \`case_studies_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_text_parent_id_idx\` ON \`case_studies_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_text_path_idx\` ON \`case_studies_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_text_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_text\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_blocks_text_locales_locale_parent_id_unique\` ON \`case_studies_blocks_text_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`rhythm\` text DEFAULT 'pairs',
  	\`crop_x\` numeric,
  	\`crop_y\` numeric,
  	\`crop_scale\` numeric,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_gallery_order_idx\` ON \`case_studies_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_gallery_parent_id_idx\` ON \`case_studies_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_gallery_path_idx\` ON \`case_studies_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_gallery_locales\` (
  	\`captions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_blocks_gallery_locales_locale_parent_id_unique\` ON \`case_studies_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_wide\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`block_name\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_wide_order_idx\` ON \`case_studies_blocks_wide\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_wide_parent_id_idx\` ON \`case_studies_blocks_wide\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_wide_path_idx\` ON \`case_studies_blocks_wide\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_wide_picture_idx\` ON \`case_studies_blocks_wide\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`film_id\` integer,
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_video_order_idx\` ON \`case_studies_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_video_parent_id_idx\` ON \`case_studies_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_video_path_idx\` ON \`case_studies_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_video_film_idx\` ON \`case_studies_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_results_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_cards_order_idx\` ON \`case_studies_blocks_results_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_cards_parent_id_idx\` ON \`case_studies_blocks_results_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_results_cards_locales\` (
  	\`top_text\` text,
  	\`bottom_text\` text,
  	\`footer_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_results_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_blocks_results_cards_locales_locale_parent_id_u\` ON \`case_studies_blocks_results_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_order_idx\` ON \`case_studies_blocks_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_parent_id_idx\` ON \`case_studies_blocks_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_path_idx\` ON \`case_studies_blocks_results\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_results_locales\` (
  	\`heading\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_blocks_results_locales_locale_parent_id_unique\` ON \`case_studies_blocks_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_dot_cards_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`dot\` text DEFAULT 'blue',
  	\`ground\` text DEFAULT 'grey',
  	\`border\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_dot_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_cards_order_idx\` ON \`case_studies_blocks_dot_cards_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_cards_parent_id_idx\` ON \`case_studies_blocks_dot_cards_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_dot_cards_cards_locales\` (
  	\`title\` text,
  	\`points\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_dot_cards_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_blocks_dot_cards_cards_locales_locale_parent_id\` ON \`case_studies_blocks_dot_cards_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_dot_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_order_idx\` ON \`case_studies_blocks_dot_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_parent_id_idx\` ON \`case_studies_blocks_dot_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_path_idx\` ON \`case_studies_blocks_dot_cards\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_dot_cards_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_dot_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_blocks_dot_cards_locales_locale_parent_id_uniqu\` ON \`case_studies_blocks_dot_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_website\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`href\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_website_order_idx\` ON \`case_studies_blocks_website\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_website_parent_id_idx\` ON \`case_studies_blocks_website\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_website_path_idx\` ON \`case_studies_blocks_website\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_website_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_website\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_blocks_website_locales_locale_parent_id_unique\` ON \`case_studies_blocks_website_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`year\` numeric,
  	\`order\` numeric,
  	\`mobile_order\` numeric,
  	\`colour\` text DEFAULT '#1F3BFF',
  	\`world_ground\` text,
  	\`world_ink\` text,
  	\`world_accent\` text,
  	\`tile_id\` integer,
  	\`wide_id\` integer,
  	\`small_id\` integer,
  	\`banner_id\` integer,
  	\`banner_tall_id\` integer,
  	\`aperture_id\` integer,
  	\`aperture_crop_x\` numeric,
  	\`aperture_crop_y\` numeric,
  	\`aperture_crop_scale\` numeric,
  	\`slug_key\` text,
  	\`first_published_at\` text,
  	\`edited_by\` numeric,
  	\`form_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`tile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`wide_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`small_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_tall_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`aperture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_tile_idx\` ON \`case_studies\` (\`tile_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_wide_idx\` ON \`case_studies\` (\`wide_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_small_idx\` ON \`case_studies\` (\`small_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_banner_idx\` ON \`case_studies\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_banner_tall_idx\` ON \`case_studies\` (\`banner_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_aperture_idx\` ON \`case_studies\` (\`aperture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_slug_key_idx\` ON \`case_studies\` (\`slug_key\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_updated_at_idx\` ON \`case_studies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_created_at_idx\` ON \`case_studies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_deleted_at_idx\` ON \`case_studies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies__status_idx\` ON \`case_studies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_locales\` (
  	\`client\` text,
  	\`sector\` text,
  	\`country\` text,
  	\`summary\` text,
  	\`description\` text,
  	\`intro_heading\` text,
  	\`intro_text\` text,
  	\`changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_locales_locale_parent_id_unique\` ON \`case_studies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_texts_order_parent\` ON \`case_studies_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_texts_text_idx\` ON \`case_studies_texts\` (\`text\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_texts_locale_parent\` ON \`case_studies_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_rels_order_idx\` ON \`case_studies_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_parent_idx\` ON \`case_studies_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_path_idx\` ON \`case_studies_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_rels_media_id_idx\` ON \`case_studies_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_version_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_categories_order_idx\` ON \`_case_studies_v_version_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_categories_parent_idx\` ON \`_case_studies_v_version_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_text\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_text_order_idx\` ON \`_case_studies_v_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_text_parent_id_idx\` ON \`_case_studies_v_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_text_path_idx\` ON \`_case_studies_v_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_text_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_text\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_blocks_text_locales_locale_parent_id_unique\` ON \`_case_studies_v_blocks_text_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`rhythm\` text DEFAULT 'pairs',
  	\`crop_x\` numeric,
  	\`crop_y\` numeric,
  	\`crop_scale\` numeric,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_gallery_order_idx\` ON \`_case_studies_v_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_gallery_parent_id_idx\` ON \`_case_studies_v_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_gallery_path_idx\` ON \`_case_studies_v_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_gallery_locales\` (
  	\`captions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_blocks_gallery_locales_locale_parent_id_uniq\` ON \`_case_studies_v_blocks_gallery_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_wide\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_wide_order_idx\` ON \`_case_studies_v_blocks_wide\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_wide_parent_id_idx\` ON \`_case_studies_v_blocks_wide\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_wide_path_idx\` ON \`_case_studies_v_blocks_wide\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_wide_picture_idx\` ON \`_case_studies_v_blocks_wide\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_video\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`film_id\` integer,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`film_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_video_order_idx\` ON \`_case_studies_v_blocks_video\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_video_parent_id_idx\` ON \`_case_studies_v_blocks_video\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_video_path_idx\` ON \`_case_studies_v_blocks_video\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_video_film_idx\` ON \`_case_studies_v_blocks_video\` (\`film_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_results_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_cards_order_idx\` ON \`_case_studies_v_blocks_results_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_cards_parent_id_idx\` ON \`_case_studies_v_blocks_results_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_results_cards_locales\` (
  	\`top_text\` text,
  	\`bottom_text\` text,
  	\`footer_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_results_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_blocks_results_cards_locales_locale_parent_i\` ON \`_case_studies_v_blocks_results_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_order_idx\` ON \`_case_studies_v_blocks_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_parent_id_idx\` ON \`_case_studies_v_blocks_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_path_idx\` ON \`_case_studies_v_blocks_results\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_results_locales\` (
  	\`heading\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_blocks_results_locales_locale_parent_id_uniq\` ON \`_case_studies_v_blocks_results_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_dot_cards_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`dot\` text DEFAULT 'blue',
  	\`ground\` text DEFAULT 'grey',
  	\`border\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_dot_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_cards_order_idx\` ON \`_case_studies_v_blocks_dot_cards_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_cards_parent_id_idx\` ON \`_case_studies_v_blocks_dot_cards_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_dot_cards_cards_locales\` (
  	\`title\` text,
  	\`points\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_dot_cards_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_blocks_dot_cards_cards_locales_locale_parent\` ON \`_case_studies_v_blocks_dot_cards_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_dot_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_order_idx\` ON \`_case_studies_v_blocks_dot_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_parent_id_idx\` ON \`_case_studies_v_blocks_dot_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_path_idx\` ON \`_case_studies_v_blocks_dot_cards\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_dot_cards_locales\` (
  	\`heading\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_dot_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_blocks_dot_cards_locales_locale_parent_id_un\` ON \`_case_studies_v_blocks_dot_cards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_website\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`href\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_website_order_idx\` ON \`_case_studies_v_blocks_website\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_website_parent_id_idx\` ON \`_case_studies_v_blocks_website\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_website_path_idx\` ON \`_case_studies_v_blocks_website\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_website_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_website\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_blocks_website_locales_locale_parent_id_uniq\` ON \`_case_studies_v_blocks_website_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_year\` numeric,
  	\`version_order\` numeric,
  	\`version_mobile_order\` numeric,
  	\`version_colour\` text DEFAULT '#1F3BFF',
  	\`version_world_ground\` text,
  	\`version_world_ink\` text,
  	\`version_world_accent\` text,
  	\`version_tile_id\` integer,
  	\`version_wide_id\` integer,
  	\`version_small_id\` integer,
  	\`version_banner_id\` integer,
  	\`version_banner_tall_id\` integer,
  	\`version_aperture_id\` integer,
  	\`version_aperture_crop_x\` numeric,
  	\`version_aperture_crop_y\` numeric,
  	\`version_aperture_crop_scale\` numeric,
  	\`version_slug_key\` text,
  	\`version_first_published_at\` text,
  	\`version_edited_by\` numeric,
  	\`version_form_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_wide_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_small_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_tall_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_aperture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_parent_idx\` ON \`_case_studies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_tile_idx\` ON \`_case_studies_v\` (\`version_tile_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_wide_idx\` ON \`_case_studies_v\` (\`version_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_small_idx\` ON \`_case_studies_v\` (\`version_small_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_banner_idx\` ON \`_case_studies_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_banner_tall_idx\` ON \`_case_studies_v\` (\`version_banner_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_aperture_idx\` ON \`_case_studies_v\` (\`version_aperture_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_slug_key_idx\` ON \`_case_studies_v\` (\`version_slug_key\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_updated_at_idx\` ON \`_case_studies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_created_at_idx\` ON \`_case_studies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_deleted_at_idx\` ON \`_case_studies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version__status_idx\` ON \`_case_studies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_created_at_idx\` ON \`_case_studies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_updated_at_idx\` ON \`_case_studies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_snapshot_idx\` ON \`_case_studies_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_published_locale_idx\` ON \`_case_studies_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_latest_idx\` ON \`_case_studies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_autosave_idx\` ON \`_case_studies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_locales\` (
  	\`version_client\` text,
  	\`version_sector\` text,
  	\`version_country\` text,
  	\`version_summary\` text,
  	\`version_description\` text,
  	\`version_intro_heading\` text,
  	\`version_intro_text\` text,
  	\`version_changed\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_case_studies_v_locales_locale_parent_id_unique\` ON \`_case_studies_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_texts_order_parent\` ON \`_case_studies_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_texts_locale_parent\` ON \`_case_studies_v_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_order_idx\` ON \`_case_studies_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_parent_idx\` ON \`_case_studies_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_path_idx\` ON \`_case_studies_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_rels_media_id_idx\` ON \`_case_studies_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`focus\` text,
  	\`blurhash\` text,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_avif480_url\` text,
  	\`sizes_avif480_width\` numeric,
  	\`sizes_avif480_height\` numeric,
  	\`sizes_avif480_mime_type\` text,
  	\`sizes_avif480_filesize\` numeric,
  	\`sizes_avif480_filename\` text,
  	\`sizes_avif960_url\` text,
  	\`sizes_avif960_width\` numeric,
  	\`sizes_avif960_height\` numeric,
  	\`sizes_avif960_mime_type\` text,
  	\`sizes_avif960_filesize\` numeric,
  	\`sizes_avif960_filename\` text,
  	\`sizes_avif1600_url\` text,
  	\`sizes_avif1600_width\` numeric,
  	\`sizes_avif1600_height\` numeric,
  	\`sizes_avif1600_mime_type\` text,
  	\`sizes_avif1600_filesize\` numeric,
  	\`sizes_avif1600_filename\` text,
  	\`sizes_webp480_url\` text,
  	\`sizes_webp480_width\` numeric,
  	\`sizes_webp480_height\` numeric,
  	\`sizes_webp480_mime_type\` text,
  	\`sizes_webp480_filesize\` numeric,
  	\`sizes_webp480_filename\` text,
  	\`sizes_webp960_url\` text,
  	\`sizes_webp960_width\` numeric,
  	\`sizes_webp960_height\` numeric,
  	\`sizes_webp960_mime_type\` text,
  	\`sizes_webp960_filesize\` numeric,
  	\`sizes_webp960_filename\` text,
  	\`sizes_webp1600_url\` text,
  	\`sizes_webp1600_width\` numeric,
  	\`sizes_webp1600_height\` numeric,
  	\`sizes_webp1600_mime_type\` text,
  	\`sizes_webp1600_filesize\` numeric,
  	\`sizes_webp1600_filename\` text,
  	\`sizes_avif2880_url\` text,
  	\`sizes_avif2880_width\` numeric,
  	\`sizes_avif2880_height\` numeric,
  	\`sizes_avif2880_mime_type\` text,
  	\`sizes_avif2880_filesize\` numeric,
  	\`sizes_avif2880_filename\` text,
  	\`sizes_jpeg1200_url\` text,
  	\`sizes_jpeg1200_width\` numeric,
  	\`sizes_jpeg1200_height\` numeric,
  	\`sizes_jpeg1200_mime_type\` text,
  	\`sizes_jpeg1200_filesize\` numeric,
  	\`sizes_jpeg1200_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif480_sizes_avif480_filename_idx\` ON \`media\` (\`sizes_avif480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif960_sizes_avif960_filename_idx\` ON \`media\` (\`sizes_avif960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif1600_sizes_avif1600_filename_idx\` ON \`media\` (\`sizes_avif1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp480_sizes_webp480_filename_idx\` ON \`media\` (\`sizes_webp480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp960_sizes_webp960_filename_idx\` ON \`media\` (\`sizes_webp960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp1600_sizes_webp1600_filename_idx\` ON \`media\` (\`sizes_webp1600_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif2880_sizes_avif2880_filename_idx\` ON \`media\` (\`sizes_avif2880_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_jpeg1200_sizes_jpeg1200_filename_idx\` ON \`media\` (\`sizes_jpeg1200_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`films\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`poster_id\` integer NOT NULL,
  	\`captions\` text,
  	\`captions_name\` text,
  	\`seconds\` numeric,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`films_poster_idx\` ON \`films\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`films_captions_name_idx\` ON \`films\` (\`captions_name\`);`)
  await db.run(sql`CREATE INDEX \`films_updated_at_idx\` ON \`films\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`films_created_at_idx\` ON \`films\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`films_filename_idx\` ON \`films\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`films_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`films_locales_locale_parent_id_unique\` ON \`films_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`films_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`films_texts_order_parent\` ON \`films_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`films_texts_text_idx\` ON \`films_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`team_members\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`portrait_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team_members__order_idx\` ON \`team_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_members_portrait_idx\` ON \`team_members\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_updated_at_idx\` ON \`team_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_members_created_at_idx\` ON \`team_members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`team_members_locales\` (
  	\`name\` text,
  	\`position\` text,
  	\`quote\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`team_members_locales_locale_parent_id_unique\` ON \`team_members_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_members_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`team_members_texts_order_parent\` ON \`team_members_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`team_members_texts_text_idx\` ON \`team_members_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`openings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`pay_min\` numeric,
  	\`pay_max\` numeric,
  	\`pay_currency\` text,
  	\`pay_unit\` text DEFAULT 'month',
  	\`office\` text DEFAULT 'remote',
  	\`employment_type\` text DEFAULT 'full-time',
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`slug\` text,
  	\`first_published_at\` text,
  	\`edited_by\` numeric,
  	\`form_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`openings_opens_at_idx\` ON \`openings\` (\`opens_at\`);`)
  await db.run(sql`CREATE INDEX \`openings_closes_at_idx\` ON \`openings\` (\`closes_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`openings_slug_idx\` ON \`openings\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`openings_updated_at_idx\` ON \`openings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`openings_created_at_idx\` ON \`openings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`openings_deleted_at_idx\` ON \`openings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`openings__status_idx\` ON \`openings\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt__status_closesAt_idx\` ON \`openings\` (\`deleted_at\`,\`_status\`,\`closes_at\`);`)
  await db.run(sql`CREATE TABLE \`openings_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`openings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`openings_locales_locale_parent_id_unique\` ON \`openings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`openings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`openings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`openings_texts_order_parent\` ON \`openings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`openings_texts_text_idx\` ON \`openings_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`_openings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_pay_min\` numeric,
  	\`version_pay_max\` numeric,
  	\`version_pay_currency\` text,
  	\`version_pay_unit\` text DEFAULT 'month',
  	\`version_office\` text DEFAULT 'remote',
  	\`version_employment_type\` text DEFAULT 'full-time',
  	\`version_opens_at\` text,
  	\`version_closes_at\` text,
  	\`version_slug\` text,
  	\`version_first_published_at\` text,
  	\`version_edited_by\` numeric,
  	\`version_form_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`openings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_openings_v_parent_idx\` ON \`_openings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_opens_at_idx\` ON \`_openings_v\` (\`version_opens_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_closes_at_idx\` ON \`_openings_v\` (\`version_closes_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_slug_idx\` ON \`_openings_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_updated_at_idx\` ON \`_openings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_created_at_idx\` ON \`_openings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version_deleted_at_idx\` ON \`_openings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_version_version__status_idx\` ON \`_openings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_created_at_idx\` ON \`_openings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_updated_at_idx\` ON \`_openings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_snapshot_idx\` ON \`_openings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_published_locale_idx\` ON \`_openings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_latest_idx\` ON \`_openings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_autosave_idx\` ON \`_openings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version__status_version_closesAt_idx\` ON \`_openings_v\` (\`version_deleted_at\`,\`version__status\`,\`version_closes_at\`);`)
  await db.run(sql`CREATE TABLE \`_openings_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_openings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_openings_v_locales_locale_parent_id_unique\` ON \`_openings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_openings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_openings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_openings_v_texts_order_parent\` ON \`_openings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`authors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`authors_updated_at_idx\` ON \`authors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`authors_created_at_idx\` ON \`authors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`authors_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_name_idx\` ON \`authors_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`authors_locales_locale_parent_id_unique\` ON \`authors_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`content\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`key\` text,
  	\`language\` text DEFAULT 'en',
  	\`fields\` text DEFAULT '{}',
  	\`basis\` text,
  	\`edited_by\` numeric,
  	\`form_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`content_updated_at_idx\` ON \`content\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`content_created_at_idx\` ON \`content\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`content__status_idx\` ON \`content\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`key_language_idx\` ON \`content\` (\`key\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`content_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`content\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`content_texts_order_parent\` ON \`content_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`content_texts_text_idx\` ON \`content_texts\` (\`text\`);`)
  await db.run(sql`CREATE TABLE \`_content_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_key\` text,
  	\`version_language\` text DEFAULT 'en',
  	\`version_fields\` text DEFAULT '{}',
  	\`version_basis\` text,
  	\`version_edited_by\` numeric,
  	\`version_form_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`content\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_v_parent_idx\` ON \`_content_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_version_version_updated_at_idx\` ON \`_content_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_version_version_created_at_idx\` ON \`_content_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_version_version__status_idx\` ON \`_content_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_created_at_idx\` ON \`_content_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_updated_at_idx\` ON \`_content_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_snapshot_idx\` ON \`_content_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_published_locale_idx\` ON \`_content_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_latest_idx\` ON \`_content_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_autosave_idx\` ON \`_content_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_key_version_language_idx\` ON \`_content_v\` (\`version_key\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`_content_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_content_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_content_v_texts_order_parent\` ON \`_content_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`old_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`old_addresses_from_idx\` ON \`old_addresses\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`old_addresses_updated_at_idx\` ON \`old_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`old_addresses_created_at_idx\` ON \`old_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`missing_paths\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_day\` text NOT NULL,
  	\`referrer\` text,
  	\`dismissed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_paths_path_idx\` ON \`missing_paths\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_count_idx\` ON \`missing_paths\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_last_day_idx\` ON \`missing_paths\` (\`last_day\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_updated_at_idx\` ON \`missing_paths\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_paths_created_at_idx\` ON \`missing_paths\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`missing_path_batches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_path_batches_batch_idx\` ON \`missing_path_batches\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`missing_path_batches_updated_at_idx\` ON \`missing_path_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_path_batches_created_at_idx\` ON \`missing_path_batches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`count\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`visits_day_idx\` ON \`visits\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`visits_updated_at_idx\` ON \`visits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visits_created_at_idx\` ON \`visits\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_name_idx\` ON \`visits\` (\`day\`,\`kind\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`visit_batches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visit_batches_batch_idx\` ON \`visit_batches\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_updated_at_idx\` ON \`visit_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_created_at_idx\` ON \`visit_batches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`answers\` text NOT NULL,
  	\`sender\` text,
  	\`topic\` text,
  	\`email\` text,
  	\`phone_digits\` text,
  	\`lead_source\` text,
  	\`search_text\` text,
  	\`spam_score\` numeric DEFAULT 0,
  	\`spam_reasons\` text,
  	\`put_aside\` integer DEFAULT false,
  	\`spam_since\` text,
  	\`marketing_wording\` text,
  	\`marketing_at\` text,
  	\`context_page\` text,
  	\`context_referrer\` text,
  	\`context_source\` text,
  	\`context_medium\` text,
  	\`context_campaign\` text,
  	\`context_term\` text,
  	\`context_content\` text,
  	\`context_click\` text,
  	\`context_language\` text,
  	\`context_notice\` text,
  	\`context_sent_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`submission_id\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`starred\` integer DEFAULT false NOT NULL,
  	\`answer_by\` text,
  	\`first_answered_at\` text,
  	\`resume_name\` text,
  	\`resume_kind\` text,
  	\`resume_size\` numeric,
  	\`resume_deleted_at\` text,
  	\`resume_note\` text,
  	\`resume_scan\` text,
  	\`resume_scan_at\` text,
  	\`resume_finding\` text,
  	\`resume_key\` text,
  	\`opening_id\` integer,
  	\`stage\` text,
  	\`rejection_subject\` text,
  	\`rejection_text\` text,
  	\`rejection_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`opening_id\`) REFERENCES \`openings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_reference_idx\` ON \`submissions\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`submissions_topic_idx\` ON \`submissions\` (\`topic\`);`)
  await db.run(sql`CREATE INDEX \`submissions_email_idx\` ON \`submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`submissions_lead_source_idx\` ON \`submissions\` (\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_state_idx\` ON \`submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_owner_idx\` ON \`submissions\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_starred_idx\` ON \`submissions\` (\`starred\`);`)
  await db.run(sql`CREATE INDEX \`submissions_answer_by_idx\` ON \`submissions\` (\`answer_by\`);`)
  await db.run(sql`CREATE INDEX \`submissions_resume_scan_idx\` ON \`submissions\` (\`resume_scan\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_resume_key_idx\` ON \`submissions\` (\`resume_key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_opening_idx\` ON \`submissions\` (\`opening_id\`);`)
  await db.run(sql`CREATE INDEX \`submissions_stage_idx\` ON \`submissions\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissionId_idx\` ON \`submissions\` (\`form\`,\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`form_createdAt_idx\` ON \`submissions\` (\`form\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`target_id\` integer,
  	\`channel\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`last_error\` text,
  	\`next_try_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`reached\` text,
  	\`reply_account\` numeric,
  	\`reply_key\` text,
  	\`reply_who\` text,
  	\`reply_subject\` text,
  	\`reply_text\` text,
  	\`reply_at\` text,
  	\`reply_answer_by\` text,
  	\`key\` text NOT NULL,
  	\`subject_kind\` text NOT NULL,
  	\`subject_id\` numeric NOT NULL,
  	\`idempotency_key\` text NOT NULL,
  	\`queued_at\` text NOT NULL,
  	\`lease\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`target_id\`) REFERENCES \`delivery_targets\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_target_idx\` ON \`deliveries\` (\`target_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`deliveries_key_idx\` ON \`deliveries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_nextTryAt_idx\` ON \`deliveries\` (\`state\`,\`next_try_at\`);`)
  await db.run(sql`CREATE INDEX \`subjectKind_subjectId_idx\` ON \`deliveries\` (\`subject_kind\`,\`subject_id\`);`)
  await db.run(sql`CREATE TABLE \`delivery_targets_forms\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`delivery_targets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`delivery_targets_forms_order_idx\` ON \`delivery_targets_forms\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`delivery_targets_forms_parent_idx\` ON \`delivery_targets_forms\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`delivery_targets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'mail' NOT NULL,
  	\`copy_to_sender\` integer DEFAULT false,
  	\`url\` text,
  	\`secret\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`delivery_targets_updated_at_idx\` ON \`delivery_targets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_targets_created_at_idx\` ON \`delivery_targets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`delivery_targets_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`delivery_targets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`delivery_targets_texts_order_parent\` ON \`delivery_targets_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`message_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`form\` text NOT NULL,
  	\`message_id\` numeric NOT NULL,
  	\`act\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`who\` text NOT NULL,
  	\`before\` text,
  	\`after\` text,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`message_events_message_id_idx\` ON \`message_events\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`message_events_updated_at_idx\` ON \`message_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_events_created_at_idx\` ON \`message_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`task\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`data\` text,
  	\`next_try_at\` text NOT NULL,
  	\`queued_at\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`lease\` text,
  	\`last_error\` text,
  	\`finished_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_key_idx\` ON \`jobs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`task_state_nextTryAt_idx\` ON \`jobs\` (\`task\`,\`state\`,\`next_try_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`one_time_password_until\` text,
  	\`name\` text,
  	\`state\` text DEFAULT 'active',
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_trail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`who\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`act\` text NOT NULL,
  	\`subject\` text,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_trail_account_idx\` ON \`audit_trail\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_act_idx\` ON \`audit_trail\` (\`act\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_updated_at_idx\` ON \`audit_trail\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_trail_created_at_idx\` ON \`audit_trail\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text,
  	\`pending_secret\` text,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`recovery_codes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_factors_account_idx\` ON \`account_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`account_factors_updated_at_idx\` ON \`account_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_factors_created_at_idx\` ON \`account_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`session\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`is_long\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`account_sessions_account_idx\` ON \`account_sessions\` (\`account\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`account_sessions_session_idx\` ON \`account_sessions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`account_sessions_updated_at_idx\` ON \`account_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_sessions_created_at_idx\` ON \`account_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`blogs_id\` integer,
  	\`categories_id\` integer,
  	\`case_studies_id\` integer,
  	\`media_id\` integer,
  	\`films_id\` integer,
  	\`team_members_id\` integer,
  	\`openings_id\` integer,
  	\`authors_id\` integer,
  	\`content_id\` integer,
  	\`delivery_targets_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`films_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`openings_id\`) REFERENCES \`openings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_id\`) REFERENCES \`content\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_targets_id\`) REFERENCES \`delivery_targets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_studies_id_idx\` ON \`payload_locked_documents_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_films_id_idx\` ON \`payload_locked_documents_rels\` (\`films_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`openings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_id_idx\` ON \`payload_locked_documents_rels\` (\`content_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_targets_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_targets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`messages\` numeric DEFAULT 12 NOT NULL,
  	\`applications\` numeric DEFAULT 6 NOT NULL,
  	\`files\` numeric DEFAULT 6 NOT NULL,
  	\`spam\` numeric DEFAULT 60 NOT NULL,
  	\`audit_trail\` numeric DEFAULT 36 NOT NULL,
  	\`missing_paths\` numeric DEFAULT 90 NOT NULL,
  	\`logs\` numeric DEFAULT 30 NOT NULL,
  	\`backups\` numeric DEFAULT 35 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`reply_templates_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_templates_order_idx\` ON \`reply_templates_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_templates_parent_id_idx\` ON \`reply_templates_templates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second_factor_for_admins\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs_texts\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v_texts\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_categories\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_text_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_wide\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_results_cards\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_results_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_results\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_results_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_dot_cards_cards\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_dot_cards_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_dot_cards\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_dot_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_website\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_website_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies\`;`)
  await db.run(sql`DROP TABLE \`case_studies_locales\`;`)
  await db.run(sql`DROP TABLE \`case_studies_texts\`;`)
  await db.run(sql`DROP TABLE \`case_studies_rels\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_version_categories\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_text_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_wide\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_results_cards\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_results_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_results\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_results_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_dot_cards_cards\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_dot_cards_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_dot_cards\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_dot_cards_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_website\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_website_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`films\`;`)
  await db.run(sql`DROP TABLE \`films_locales\`;`)
  await db.run(sql`DROP TABLE \`films_texts\`;`)
  await db.run(sql`DROP TABLE \`team_members\`;`)
  await db.run(sql`DROP TABLE \`team_members_locales\`;`)
  await db.run(sql`DROP TABLE \`team_members_texts\`;`)
  await db.run(sql`DROP TABLE \`openings\`;`)
  await db.run(sql`DROP TABLE \`openings_locales\`;`)
  await db.run(sql`DROP TABLE \`openings_texts\`;`)
  await db.run(sql`DROP TABLE \`_openings_v\`;`)
  await db.run(sql`DROP TABLE \`_openings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_openings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`authors\`;`)
  await db.run(sql`DROP TABLE \`authors_locales\`;`)
  await db.run(sql`DROP TABLE \`content\`;`)
  await db.run(sql`DROP TABLE \`content_texts\`;`)
  await db.run(sql`DROP TABLE \`_content_v\`;`)
  await db.run(sql`DROP TABLE \`_content_v_texts\`;`)
  await db.run(sql`DROP TABLE \`old_addresses\`;`)
  await db.run(sql`DROP TABLE \`missing_paths\`;`)
  await db.run(sql`DROP TABLE \`missing_path_batches\`;`)
  await db.run(sql`DROP TABLE \`visits\`;`)
  await db.run(sql`DROP TABLE \`visit_batches\`;`)
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`delivery_targets_forms\`;`)
  await db.run(sql`DROP TABLE \`delivery_targets\`;`)
  await db.run(sql`DROP TABLE \`delivery_targets_texts\`;`)
  await db.run(sql`DROP TABLE \`message_events\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_trail\`;`)
  await db.run(sql`DROP TABLE \`account_factors\`;`)
  await db.run(sql`DROP TABLE \`account_sessions\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`retention\`;`)
  await db.run(sql`DROP TABLE \`reply_templates_templates\`;`)
  await db.run(sql`DROP TABLE \`reply_templates\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
}
