import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`counterpart_id\` integer REFERENCES blogs(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`blogs_counterpart_idx\` ON \`blogs\` (\`counterpart_id\`);`)
  await db.run(sql`CREATE INDEX \`language_deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`language\`,\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`category_language_deletedAt__status_publishedAt_idx\` ON \`blogs\` (\`category_id\`,\`language\`,\`deleted_at\`,\`_status\`,\`published_at\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_counterpart_id\` integer REFERENCES blogs(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_counterpart_idx\` ON \`_blogs_v\` (\`version_counterpart_id\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_blogs_v\` (\`version_language\`,\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_blogs_v\` (\`version_category_id\`,\`version_language\`,\`version_deleted_at\`,\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`names\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alts\` text;`)
  await db.run(sql`ALTER TABLE \`authors\` ADD \`names\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_blogs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`header\` text,
  	\`description\` text,
  	\`card_description\` text,
  	\`content\` text,
  	\`search_title\` text,
  	\`search_description\` text,
  	\`share_title\` text,
  	\`share_image_id\` integer,
  	\`slug\` text,
  	\`published_at\` text,
  	\`featured\` integer DEFAULT false,
  	\`image_id\` integer,
  	\`category_id\` integer,
  	\`author_id\` integer,
  	\`mentions\` text,
  	\`edited_by\` numeric,
  	\`first_published_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blogs\`("id", "title", "header", "description", "card_description", "content", "search_title", "search_description", "share_title", "share_image_id", "slug", "published_at", "featured", "image_id", "category_id", "author_id", "mentions", "edited_by", "first_published_at", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "header", "description", "card_description", "content", "search_title", "search_description", "share_title", "share_image_id", "slug", "published_at", "featured", "image_id", "category_id", "author_id", "mentions", "edited_by", "first_published_at", "updated_at", "created_at", "deleted_at", "_status" FROM \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`ALTER TABLE \`__new_blogs\` RENAME TO \`blogs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`blogs_share_image_idx\` ON \`blogs\` (\`share_image_id\`);`)
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
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_share_title\` text,
  	\`version_share_image_id\` integer,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_featured\` integer DEFAULT false,
  	\`version_image_id\` integer,
  	\`version_category_id\` integer,
  	\`version_author_id\` integer,
  	\`version_mentions\` text,
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
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blogs_v\`("id", "parent_id", "version_title", "version_header", "version_description", "version_card_description", "version_content", "version_search_title", "version_search_description", "version_share_title", "version_share_image_id", "version_slug", "version_published_at", "version_featured", "version_image_id", "version_category_id", "version_author_id", "version_mentions", "version_edited_by", "version_first_published_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_header", "version_description", "version_card_description", "version_content", "version_search_title", "version_search_description", "version_share_title", "version_share_image_id", "version_slug", "version_published_at", "version_featured", "version_image_id", "version_category_id", "version_author_id", "version_mentions", "version_edited_by", "version_first_published_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blogs_v\` RENAME TO \`_blogs_v\`;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_share_image_idx\` ON \`_blogs_v\` (\`version_share_image_id\`);`)
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
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`names\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alts\`;`)
  await db.run(sql`ALTER TABLE \`authors\` DROP COLUMN \`names\`;`)
}
