import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'published' BEFORE 'account-made';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'taken-down' BEFORE 'account-made';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'trashed' BEFORE 'account-made';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'restored' BEFORE 'account-made';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_act";
  CREATE TYPE "public"."enum_audit_trail_act" AS ENUM('signed-in', 'exported', 'erased', 'deleted', 'account-made', 'role-changed', 'link-made', 'password-chosen', 'factor-set', 'factor-removed', 'factor-reset', 'codes-renewed', 'sessions-ended', 'rule-changed', 'resume-opened', 'periods-changed', 'swept', 'withdrawn');
  ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_trail_act" USING "act"::"public"."enum_audit_trail_act";`)
}
