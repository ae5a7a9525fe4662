import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`content\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`language\` text DEFAULT 'en',
  	\`fields\` text DEFAULT '{}',
  	\`edited_by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`content_updated_at_idx\` ON \`content\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`content_created_at_idx\` ON \`content\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`content__status_idx\` ON \`content\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`key_language_idx\` ON \`content\` (\`key\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`_content_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text,
  	\`version_language\` text DEFAULT 'en',
  	\`version_fields\` text DEFAULT '{}',
  	\`version_edited_by\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_content_v_latest_idx\` ON \`_content_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_content_v_autosave_idx\` ON \`_content_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version_key_version_language_idx\` ON \`_content_v\` (\`version_key\`,\`version_language\`);`)
  await db.run(sql`CREATE TABLE \`account_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`seed\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	\`replaced_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`account_links_account_idx\` ON \`account_links\` (\`account\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`account_links_token_hash_idx\` ON \`account_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`account_links_updated_at_idx\` ON \`account_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_links_created_at_idx\` ON \`account_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text,
  	\`pending_secret\` text,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_factors_account_idx\` ON \`account_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`account_factors_updated_at_idx\` ON \`account_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_factors_created_at_idx\` ON \`account_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`recovery_codes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`hash\` text NOT NULL,
  	\`used_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`recovery_codes_account_idx\` ON \`recovery_codes\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_updated_at_idx\` ON \`recovery_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`recovery_codes_created_at_idx\` ON \`recovery_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`session\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`last_seen_at\` text NOT NULL,
  	\`is_enrolling\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`account_sessions_account_idx\` ON \`account_sessions\` (\`account\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`account_sessions_session_idx\` ON \`account_sessions\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`account_sessions_updated_at_idx\` ON \`account_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_sessions_created_at_idx\` ON \`account_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second_factor_for_admins\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`retention_sweeps\` ADD \`periods\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`state\` text DEFAULT 'active';`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`content_id\` integer REFERENCES content(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_id_idx\` ON \`payload_locked_documents_rels\` (\`content_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DELETE FROM \`deliveries\` WHERE \`kind\` = 'link' OR \`source\` = 'users';`)
  await db.run(sql`DELETE FROM \`audit_trail\` WHERE \`act\` IN ('link-made', 'password-chosen', 'factor-set', 'factor-removed', 'factor-reset', 'codes-renewed', 'sessions-ended', 'rule-changed');`)
  await db.run(sql`DROP TABLE \`content\`;`)
  await db.run(sql`DROP TABLE \`_content_v\`;`)
  await db.run(sql`DROP TABLE \`account_links\`;`)
  await db.run(sql`DROP TABLE \`account_factors\`;`)
  await db.run(sql`DROP TABLE \`recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`account_sessions\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	\`delivery_targets_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_targets_id\`) REFERENCES \`delivery_targets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "blogs_id", "categories_id", "media_id", "team_members_id", "authors_id", "delivery_targets_id", "users_id") SELECT "id", "order", "parent_id", "path", "blogs_id", "categories_id", "media_id", "team_members_id", "authors_id", "delivery_targets_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_targets_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_targets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`retention_sweeps\` DROP COLUMN \`periods\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`state\`;`)
}
