import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`key\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`message_id\` numeric NOT NULL,
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
  await db.run(sql`CREATE INDEX \`source_messageId_idx\` ON \`deliveries\` (\`source\`,\`message_id\`);`)
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
  await db.run(sql`CREATE TABLE \`delivery_targets_countries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`delivery_targets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`delivery_targets_countries_order_idx\` ON \`delivery_targets_countries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`delivery_targets_countries_parent_idx\` ON \`delivery_targets_countries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`delivery_targets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'mail' NOT NULL,
  	\`copy_to_sender\` integer DEFAULT false,
  	\`url\` text,
  	\`secret\` text,
  	\`state\` text DEFAULT 'active' NOT NULL,
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
  await db.run(sql`CREATE INDEX \`message_events_updated_at_idx\` ON \`message_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_events_created_at_idx\` ON \`message_events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`form_messageId_idx\` ON \`message_events\` (\`form\`,\`message_id\`);`)
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
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`spam_score\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`spam_reasons\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_page\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_referrer\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_source\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_medium\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_term\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_content\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_click\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_language\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_notice\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`context_sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`owner_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`starred\` integer DEFAULT false NOT NULL;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`first_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_owner_idx\` ON \`contact_messages\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_starred_idx\` ON \`contact_messages\` (\`starred\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_answer_by_idx\` ON \`contact_messages\` (\`answer_by\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`spam_score\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`spam_reasons\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_page\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_referrer\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_source\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_medium\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_term\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_content\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_click\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_language\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_notice\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`context_sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`owner_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`starred\` integer DEFAULT false NOT NULL;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`first_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_owner_idx\` ON \`enquiries\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_starred_idx\` ON \`enquiries\` (\`starred\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_answer_by_idx\` ON \`enquiries\` (\`answer_by\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`spam_score\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`spam_reasons\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_page\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_referrer\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_source\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_medium\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_term\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_content\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_click\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_language\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_notice\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`context_sent_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`owner_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`starred\` integer DEFAULT false NOT NULL;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`first_answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`search_text\` text;`)
  await db.run(sql`CREATE INDEX \`applications_owner_idx\` ON \`applications\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_starred_idx\` ON \`applications\` (\`starred\`);`)
  await db.run(sql`CREATE INDEX \`applications_answer_by_idx\` ON \`applications\` (\`answer_by\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`delivery_targets_id\` integer REFERENCES delivery_targets(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_targets_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_targets_id\`);`)
  await db.run(sql`UPDATE \`contact_messages\` SET \`state\` = 'open' WHERE \`state\` = 'read';`)
  await db.run(sql`UPDATE \`enquiries\` SET \`state\` = 'open' WHERE \`state\` = 'read';`)
  await db.run(sql`UPDATE \`applications\` SET \`state\` = 'open' WHERE \`state\` = 'read';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`contact_messages\` SET \`state\` = 'read' WHERE \`state\` <> 'new';`)
  await db.run(sql`UPDATE \`enquiries\` SET \`state\` = 'read' WHERE \`state\` <> 'new';`)
  await db.run(sql`UPDATE \`applications\` SET \`state\` = 'read' WHERE \`state\` <> 'new';`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`delivery_targets_forms\`;`)
  await db.run(sql`DROP TABLE \`delivery_targets_countries\`;`)
  await db.run(sql`DROP TABLE \`delivery_targets\`;`)
  await db.run(sql`DROP TABLE \`delivery_targets_texts\`;`)
  await db.run(sql`DROP TABLE \`message_events\`;`)
  await db.run(sql`DROP TABLE \`audit_trail\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`company\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`submission_id\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "first_name", "last_name", "email", "phone", "company", "subject", "message", "state", "reference", "created_at", "submission_id", "fingerprint", "updated_at") SELECT "id", "first_name", "last_name", "email", "phone", "company", "subject", "message", "state", "reference", "created_at", "submission_id", "fingerprint", "updated_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`contact_messages_state_idx\` ON \`contact_messages\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_reference_idx\` ON \`contact_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_submission_id_idx\` ON \`contact_messages\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`service\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`company\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`submission_id\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_enquiries\`("id", "service", "name", "title", "company", "email", "phone", "state", "reference", "created_at", "submission_id", "fingerprint", "updated_at") SELECT "id", "service", "name", "title", "company", "email", "phone", "state", "reference", "created_at", "submission_id", "fingerprint", "updated_at" FROM \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`ALTER TABLE \`__new_enquiries\` RENAME TO \`enquiries\`;`)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_submission_id_idx\` ON \`enquiries\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
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
  	\`resume_note\` text,
  	\`resume_key\` text NOT NULL,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`submission_id\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "position", "first_name", "last_name", "email", "phone", "message", "resume_name", "resume_kind", "resume_size", "resume_note", "resume_key", "state", "reference", "created_at", "submission_id", "fingerprint", "updated_at") SELECT "id", "position", "first_name", "last_name", "email", "phone", "message", "resume_name", "resume_kind", "resume_size", "resume_note", "resume_key", "state", "reference", "created_at", "submission_id", "fingerprint", "updated_at" FROM \`applications\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_resume_key_idx\` ON \`applications\` (\`resume_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_state_idx\` ON \`applications\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_submission_id_idx\` ON \`applications\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
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
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "blogs_id", "categories_id", "media_id", "team_members_id", "authors_id", "users_id") SELECT "id", "order", "parent_id", "path", "blogs_id", "categories_id", "media_id", "team_members_id", "authors_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
