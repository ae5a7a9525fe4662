import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`heading\` text,
  	\`text\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_text_order_idx\` ON \`case_studies_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_text_parent_id_idx\` ON \`case_studies_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_text_path_idx\` ON \`case_studies_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_gallery_order_idx\` ON \`case_studies_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_gallery_parent_id_idx\` ON \`case_studies_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_gallery_path_idx\` ON \`case_studies_blocks_gallery\` (\`_path\`);`)
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
  	\`top_text\` text,
  	\`bottom_text\` text,
  	\`footer_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_cards_order_idx\` ON \`case_studies_blocks_results_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_cards_parent_id_idx\` ON \`case_studies_blocks_results_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_order_idx\` ON \`case_studies_blocks_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_parent_id_idx\` ON \`case_studies_blocks_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_results_path_idx\` ON \`case_studies_blocks_results\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_dot_cards_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`points\` text,
  	\`dot\` text DEFAULT 'blue',
  	\`ground\` text DEFAULT 'grey',
  	\`border\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies_blocks_dot_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_cards_order_idx\` ON \`case_studies_blocks_dot_cards_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_cards_parent_id_idx\` ON \`case_studies_blocks_dot_cards_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_dot_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_order_idx\` ON \`case_studies_blocks_dot_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_parent_id_idx\` ON \`case_studies_blocks_dot_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_dot_cards_path_idx\` ON \`case_studies_blocks_dot_cards\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_blocks_website\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_website_order_idx\` ON \`case_studies_blocks_website\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_website_parent_id_idx\` ON \`case_studies_blocks_website\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_blocks_website_path_idx\` ON \`case_studies_blocks_website\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`case_studies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`client\` text,
  	\`slug\` text,
  	\`sector\` text,
  	\`country\` text,
  	\`summary\` text,
  	\`order\` numeric,
  	\`mobile_order\` numeric,
  	\`colour\` text DEFAULT '#1F3BFF',
  	\`tile_id\` integer,
  	\`wide_id\` integer,
  	\`small_id\` integer,
  	\`banner_id\` integer,
  	\`banner_tall_id\` integer,
  	\`intro_heading\` text DEFAULT 'The Brief',
  	\`intro_text\` text,
  	\`description\` text,
  	\`slug_key\` text,
  	\`first_published_at\` text,
  	\`edited_by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`tile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`wide_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`small_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_tall_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_tile_idx\` ON \`case_studies\` (\`tile_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_wide_idx\` ON \`case_studies\` (\`wide_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_small_idx\` ON \`case_studies\` (\`small_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_banner_idx\` ON \`case_studies\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_banner_tall_idx\` ON \`case_studies\` (\`banner_tall_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`case_studies_slug_key_idx\` ON \`case_studies\` (\`slug_key\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_updated_at_idx\` ON \`case_studies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_created_at_idx\` ON \`case_studies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_deleted_at_idx\` ON \`case_studies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies__status_idx\` ON \`case_studies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`case_studies_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies_texts_order_parent\` ON \`case_studies_texts\` (\`order\`,\`parent_id\`);`)
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
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_text_order_idx\` ON \`_case_studies_v_blocks_text\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_text_parent_id_idx\` ON \`_case_studies_v_blocks_text\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_text_path_idx\` ON \`_case_studies_v_blocks_text\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_gallery_order_idx\` ON \`_case_studies_v_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_gallery_parent_id_idx\` ON \`_case_studies_v_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_gallery_path_idx\` ON \`_case_studies_v_blocks_gallery\` (\`_path\`);`)
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
  	\`top_text\` text,
  	\`bottom_text\` text,
  	\`footer_text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_cards_order_idx\` ON \`_case_studies_v_blocks_results_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_cards_parent_id_idx\` ON \`_case_studies_v_blocks_results_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_order_idx\` ON \`_case_studies_v_blocks_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_parent_id_idx\` ON \`_case_studies_v_blocks_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_results_path_idx\` ON \`_case_studies_v_blocks_results\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_dot_cards_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`points\` text,
  	\`dot\` text DEFAULT 'blue',
  	\`ground\` text DEFAULT 'grey',
  	\`border\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v_blocks_dot_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_cards_order_idx\` ON \`_case_studies_v_blocks_dot_cards_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_cards_parent_id_idx\` ON \`_case_studies_v_blocks_dot_cards_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_dot_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_order_idx\` ON \`_case_studies_v_blocks_dot_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_parent_id_idx\` ON \`_case_studies_v_blocks_dot_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_dot_cards_path_idx\` ON \`_case_studies_v_blocks_dot_cards\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_blocks_website\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_website_order_idx\` ON \`_case_studies_v_blocks_website\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_website_parent_id_idx\` ON \`_case_studies_v_blocks_website\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_blocks_website_path_idx\` ON \`_case_studies_v_blocks_website\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_client\` text,
  	\`version_slug\` text,
  	\`version_sector\` text,
  	\`version_country\` text,
  	\`version_summary\` text,
  	\`version_order\` numeric,
  	\`version_mobile_order\` numeric,
  	\`version_colour\` text DEFAULT '#1F3BFF',
  	\`version_tile_id\` integer,
  	\`version_wide_id\` integer,
  	\`version_small_id\` integer,
  	\`version_banner_id\` integer,
  	\`version_banner_tall_id\` integer,
  	\`version_intro_heading\` text DEFAULT 'The Brief',
  	\`version_intro_text\` text,
  	\`version_description\` text,
  	\`version_slug_key\` text,
  	\`version_first_published_at\` text,
  	\`version_edited_by\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_wide_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_small_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_tall_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_parent_idx\` ON \`_case_studies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_tile_idx\` ON \`_case_studies_v\` (\`version_tile_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_wide_idx\` ON \`_case_studies_v\` (\`version_wide_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_small_idx\` ON \`_case_studies_v\` (\`version_small_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_banner_idx\` ON \`_case_studies_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_banner_tall_idx\` ON \`_case_studies_v\` (\`version_banner_tall_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_slug_key_idx\` ON \`_case_studies_v\` (\`version_slug_key\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_updated_at_idx\` ON \`_case_studies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_created_at_idx\` ON \`_case_studies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_deleted_at_idx\` ON \`_case_studies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version__status_idx\` ON \`_case_studies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_created_at_idx\` ON \`_case_studies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_updated_at_idx\` ON \`_case_studies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_latest_idx\` ON \`_case_studies_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_autosave_idx\` ON \`_case_studies_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_case_studies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_texts_order_parent\` ON \`_case_studies_v_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`films\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
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
  await db.run(sql`CREATE TABLE \`openings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
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
  await db.run(sql`CREATE TABLE \`_openings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_openings_v_latest_idx\` ON \`_openings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_openings_v_autosave_idx\` ON \`_openings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version__status_version_closesAt_idx\` ON \`_openings_v\` (\`version_deleted_at\`,\`version__status\`,\`version_closes_at\`);`)
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
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`share_title\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`share_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`blogs_share_image_idx\` ON \`blogs\` (\`share_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_search_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_share_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_share_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_share_image_idx\` ON \`_blogs_v\` (\`version_share_image_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`upload_key\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_upload_key_idx\` ON \`media\` (\`upload_key\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`opening_id\` integer REFERENCES openings(id);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`stage\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`rejection_subject\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`rejection_text\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`rejection_at\` text;`)
  await db.run(sql`CREATE INDEX \`applications_opening_idx\` ON \`applications\` (\`opening_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_stage_idx\` ON \`applications\` (\`stage\`);`)
  await db.run(sql`ALTER TABLE \`retention_sweeps\` ADD \`deleted_missing_paths\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`case_studies_id\` integer REFERENCES case_studies(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`films_id\` integer REFERENCES films(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`openings_id\` integer REFERENCES openings(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_studies_id_idx\` ON \`payload_locked_documents_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_films_id_idx\` ON \`payload_locked_documents_rels\` (\`films_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`openings_id\`);`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`missing_paths\` numeric DEFAULT 90 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`deliveries\` WHERE \`kind\` = 'rejection';`)
  await db.run(sql`DELETE FROM \`message_events\` WHERE \`act\` IN ('stage', 'rejected');`)
  await db.run(sql`DROP TABLE \`case_studies_categories\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_wide\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_results_cards\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_results\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_dot_cards_cards\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_dot_cards\`;`)
  await db.run(sql`DROP TABLE \`case_studies_blocks_website\`;`)
  await db.run(sql`DROP TABLE \`case_studies\`;`)
  await db.run(sql`DROP TABLE \`case_studies_texts\`;`)
  await db.run(sql`DROP TABLE \`case_studies_rels\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_version_categories\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_text\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_wide\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_video\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_results_cards\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_results\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_dot_cards_cards\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_dot_cards\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_blocks_website\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v_rels\`;`)
  await db.run(sql`DROP TABLE \`films\`;`)
  await db.run(sql`DROP TABLE \`openings\`;`)
  await db.run(sql`DROP TABLE \`_openings_v\`;`)
  await db.run(sql`DROP TABLE \`old_addresses\`;`)
  await db.run(sql`DROP TABLE \`missing_paths\`;`)
  await db.run(sql`DROP TABLE \`missing_path_batches\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_blogs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`header\` text,
  	\`description\` text,
  	\`card_description\` text,
  	\`content\` text,
  	\`slug\` text,
  	\`published_at\` text,
  	\`featured\` integer DEFAULT false,
  	\`image_id\` integer,
  	\`category_id\` integer,
  	\`author_id\` integer,
  	\`edited_by\` numeric,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blogs\`("id", "title", "header", "description", "card_description", "content", "slug", "published_at", "featured", "image_id", "category_id", "author_id", "edited_by", "first_published_at", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "header", "description", "card_description", "content", "slug", "published_at", "featured", "image_id", "category_id", "author_id", "edited_by", "first_published_at", "updated_at", "created_at", "deleted_at", "_status" FROM \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`ALTER TABLE \`__new_blogs\` RENAME TO \`blogs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_slug_idx\` ON \`blogs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blogs_published_at_idx\` ON \`blogs\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_featured_idx\` ON \`blogs\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`blogs_image_idx\` ON \`blogs\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_category_idx\` ON \`blogs\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_author_idx\` ON \`blogs\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_deleted_at_idx\` ON \`blogs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`category_deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`category_id\`,\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__blogs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_header\` text,
  	\`version_description\` text,
  	\`version_card_description\` text,
  	\`version_content\` text,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_featured\` integer DEFAULT false,
  	\`version_image_id\` integer,
  	\`version_category_id\` integer,
  	\`version_author_id\` integer,
  	\`version_edited_by\` numeric,
  	\`version_first_published_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blogs_v\`("id", "parent_id", "version_title", "version_header", "version_description", "version_card_description", "version_content", "version_slug", "version_published_at", "version_featured", "version_image_id", "version_category_id", "version_author_id", "version_edited_by", "version_first_published_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_header", "version_description", "version_card_description", "version_content", "version_slug", "version_published_at", "version_featured", "version_image_id", "version_category_id", "version_author_id", "version_edited_by", "version_first_published_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blogs_v\` RENAME TO \`_blogs_v\`;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_slug_idx\` ON \`_blogs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_published_at_idx\` ON \`_blogs_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_featured_idx\` ON \`_blogs_v\` (\`version_featured\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_image_idx\` ON \`_blogs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_category_idx\` ON \`_blogs_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_author_idx\` ON \`_blogs_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_deleted_at_idx\` ON \`_blogs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_autosave_idx\` ON \`_blogs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_deletedAt_version__status_version_publishedAt_idx\` ON \`_blogs_v\` (\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_blogs_v\` (\`version_category_id\`,\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`position\` text NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`resume_name\` text NOT NULL,
  	\`resume_kind\` text NOT NULL,
  	\`resume_size\` numeric NOT NULL,
  	\`resume_deleted_at\` text,
  	\`resume_note\` text,
  	\`resume_key\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`spam_score\` numeric DEFAULT 0,
  	\`spam_reasons\` text,
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
  	\`lead_source\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "position", "first_name", "last_name", "email", "phone", "message", "resume_name", "resume_kind", "resume_size", "resume_deleted_at", "resume_note", "resume_key", "reference", "spam_score", "spam_reasons", "spam_since", "marketing_wording", "marketing_at", "context_page", "context_referrer", "context_source", "context_medium", "context_campaign", "context_term", "context_content", "context_click", "context_language", "context_notice", "context_sent_at", "created_at", "submission_id", "fingerprint", "state", "owner_id", "starred", "answer_by", "first_answered_at", "lead_source", "search_text", "updated_at") SELECT "id", "position", "first_name", "last_name", "email", "phone", "message", "resume_name", "resume_kind", "resume_size", "resume_deleted_at", "resume_note", "resume_key", "reference", "spam_score", "spam_reasons", "spam_since", "marketing_wording", "marketing_at", "context_page", "context_referrer", "context_source", "context_medium", "context_campaign", "context_term", "context_content", "context_click", "context_language", "context_notice", "context_sent_at", "created_at", "submission_id", "fingerprint", "state", "owner_id", "starred", "answer_by", "first_answered_at", "lead_source", "search_text", "updated_at" FROM \`applications\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_resume_key_idx\` ON \`applications\` (\`resume_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_submission_id_idx\` ON \`applications\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_state_idx\` ON \`applications\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`applications_owner_idx\` ON \`applications\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_starred_idx\` ON \`applications\` (\`starred\`);`)
  await db.run(sql`CREATE INDEX \`applications_answer_by_idx\` ON \`applications\` (\`answer_by\`);`)
  await db.run(sql`CREATE INDEX \`applications_lead_source_idx\` ON \`applications\` (\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_leadSource_2_idx\` ON \`applications\` (\`created_at\`,\`state\`,\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_position_idx\` ON \`applications\` (\`created_at\`,\`state\`,\`position\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`blogs_id\` integer,
  	\`categories_id\` integer,
  	\`media_id\` integer,
  	\`team_members_id\` integer,
  	\`authors_id\` integer,
  	\`content_id\` integer,
  	\`delivery_targets_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_id\`) REFERENCES \`content\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_targets_id\`) REFERENCES \`delivery_targets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "blogs_id", "categories_id", "media_id", "team_members_id", "authors_id", "content_id", "delivery_targets_id", "users_id") SELECT "id", "order", "parent_id", "path", "blogs_id", "categories_id", "media_id", "team_members_id", "authors_id", "content_id", "delivery_targets_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_id_idx\` ON \`payload_locked_documents_rels\` (\`content_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_targets_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_targets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`media_upload_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`upload_key\`;`)
  await db.run(sql`ALTER TABLE \`retention_sweeps\` DROP COLUMN \`deleted_missing_paths\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`missing_paths\`;`)
}
