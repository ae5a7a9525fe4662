import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`retention_sweeps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`night\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`next_try_at\` text NOT NULL,
  	\`lease\` text,
  	\`finished_at\` text,
  	\`error\` text,
  	\`deleted_files\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_contact_messages\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_enquiries\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_applications\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_audit_trail\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`retention_sweeps_night_idx\` ON \`retention_sweeps\` (\`night\`);`)
  await db.run(sql`CREATE INDEX \`retention_sweeps_updated_at_idx\` ON \`retention_sweeps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`retention_sweeps_created_at_idx\` ON \`retention_sweeps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`form_checks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`submission_id\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`first_tried_at\` text,
  	\`arrived_at\` text,
  	\`last_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_checks_number_idx\` ON \`form_checks\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`form_checks_updated_at_idx\` ON \`form_checks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_checks_created_at_idx\` ON \`form_checks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`messages\` numeric DEFAULT 12 NOT NULL,
  	\`applications\` numeric DEFAULT 6 NOT NULL,
  	\`files\` numeric DEFAULT 6 NOT NULL,
  	\`spam\` numeric DEFAULT 60 NOT NULL,
  	\`audit_trail\` numeric DEFAULT 36 NOT NULL,
  	\`logs\` numeric DEFAULT 30 NOT NULL,
  	\`backups\` numeric DEFAULT 35 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_edited_by\` numeric;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`spam_since\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`marketing_wording\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`marketing_at\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`lead_source\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_lead_source_idx\` ON \`contact_messages\` (\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_leadSource_idx\` ON \`contact_messages\` (\`created_at\`,\`state\`,\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_subject_idx\` ON \`contact_messages\` (\`created_at\`,\`state\`,\`subject\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`spam_since\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`marketing_wording\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`marketing_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`lead_source\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_lead_source_idx\` ON \`enquiries\` (\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_leadSource_1_idx\` ON \`enquiries\` (\`created_at\`,\`state\`,\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_service_idx\` ON \`enquiries\` (\`created_at\`,\`state\`,\`service\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`resume_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`spam_since\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`marketing_wording\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`marketing_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`lead_source\` text;`)
  await db.run(sql`CREATE INDEX \`applications_lead_source_idx\` ON \`applications\` (\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_leadSource_2_idx\` ON \`applications\` (\`created_at\`,\`state\`,\`lead_source\`);`)
  await db.run(sql`CREATE INDEX \`createdAt_state_position_idx\` ON \`applications\` (\`created_at\`,\`state\`,\`position\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`retention_sweeps\`;`)
  await db.run(sql`DROP TABLE \`form_checks\`;`)
  await db.run(sql`DROP TABLE \`retention\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_lead_source_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_state_leadSource_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_state_subject_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`spam_since\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`marketing_wording\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`marketing_at\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`lead_source\`;`)
  await db.run(sql`DROP INDEX \`enquiries_lead_source_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_state_leadSource_1_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_state_service_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`spam_since\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`marketing_wording\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`marketing_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`lead_source\`;`)
  await db.run(sql`DROP INDEX \`applications_lead_source_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_state_leadSource_2_idx\`;`)
  await db.run(sql`DROP INDEX \`createdAt_state_position_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`resume_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`spam_since\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`marketing_wording\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`marketing_at\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`lead_source\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_edited_by\`;`)
}
