import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` ADD \`rhythm\` text DEFAULT 'pairs';`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` ADD \`captions\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` ADD \`crop_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` ADD \`crop_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` ADD \`crop_scale\` numeric;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`world_ground\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`world_ink\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`world_accent\` text;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`aperture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`aperture_crop_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`aperture_crop_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`case_studies\` ADD \`aperture_crop_scale\` numeric;`)
  await db.run(sql`CREATE INDEX \`case_studies_aperture_idx\` ON \`case_studies\` (\`aperture_id\`);`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` ADD \`rhythm\` text DEFAULT 'pairs';`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` ADD \`captions\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` ADD \`crop_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` ADD \`crop_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` ADD \`crop_scale\` numeric;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_world_ground\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_world_ink\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_world_accent\` text;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_aperture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_aperture_crop_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_aperture_crop_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v\` ADD \`version_aperture_crop_scale\` numeric;`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_aperture_idx\` ON \`_case_studies_v\` (\`version_aperture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_case_studies\` (
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
  await db.run(sql`INSERT INTO \`__new_case_studies\`("id", "client", "slug", "sector", "country", "summary", "order", "mobile_order", "colour", "tile_id", "wide_id", "small_id", "banner_id", "banner_tall_id", "intro_heading", "intro_text", "description", "slug_key", "first_published_at", "edited_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "client", "slug", "sector", "country", "summary", "order", "mobile_order", "colour", "tile_id", "wide_id", "small_id", "banner_id", "banner_tall_id", "intro_heading", "intro_text", "description", "slug_key", "first_published_at", "edited_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`case_studies\`;`)
  await db.run(sql`DROP TABLE \`case_studies\`;`)
  await db.run(sql`ALTER TABLE \`__new_case_studies\` RENAME TO \`case_studies\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new__case_studies_v\` (
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
  await db.run(sql`INSERT INTO \`__new__case_studies_v\`("id", "parent_id", "version_client", "version_slug", "version_sector", "version_country", "version_summary", "version_order", "version_mobile_order", "version_colour", "version_tile_id", "version_wide_id", "version_small_id", "version_banner_id", "version_banner_tall_id", "version_intro_heading", "version_intro_text", "version_description", "version_slug_key", "version_first_published_at", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_client", "version_slug", "version_sector", "version_country", "version_summary", "version_order", "version_mobile_order", "version_colour", "version_tile_id", "version_wide_id", "version_small_id", "version_banner_id", "version_banner_tall_id", "version_intro_heading", "version_intro_text", "version_description", "version_slug_key", "version_first_published_at", "version_edited_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__case_studies_v\` RENAME TO \`_case_studies_v\`;`)
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
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` DROP COLUMN \`rhythm\`;`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` DROP COLUMN \`captions\`;`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` DROP COLUMN \`crop_x\`;`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` DROP COLUMN \`crop_y\`;`)
  await db.run(sql`ALTER TABLE \`case_studies_blocks_gallery\` DROP COLUMN \`crop_scale\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` DROP COLUMN \`rhythm\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` DROP COLUMN \`captions\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` DROP COLUMN \`crop_x\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` DROP COLUMN \`crop_y\`;`)
  await db.run(sql`ALTER TABLE \`_case_studies_v_blocks_gallery\` DROP COLUMN \`crop_scale\`;`)
}
