import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'forgotten' BEFORE 'rejection';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'account' BEFORE 'rejection';
  ALTER TYPE "public"."enum_deliveries_kind" ADD VALUE 'plan' BEFORE 'rejection';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'email-changed' BEFORE 'link-made';
  ALTER TYPE "public"."enum_audit_trail_act" ADD VALUE 'redirect-changed';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // What the former version has no name for.
  await db.execute(sql`
   DELETE FROM "deliveries" WHERE "kind" IN ('forgotten', 'account', 'plan');
  UPDATE "audit_trail" SET "act" = 'role-changed' WHERE "act" = 'email-changed';
  UPDATE "audit_trail" SET "act" = 'rule-changed' WHERE "act" = 'redirect-changed';`)
  await db.execute(sql`
   ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_kind";
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('notify', 'copy', 'reminder', 'link', 'rejection');
  ALTER TABLE "deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_deliveries_kind" USING "kind"::"public"."enum_deliveries_kind";
  ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_act";
  CREATE TYPE "public"."enum_audit_trail_act" AS ENUM('signed-in', 'exported', 'erased', 'deleted', 'published', 'taken-down', 'trashed', 'restored', 'account-made', 'role-changed', 'link-made', 'password-chosen', 'factor-set', 'factor-removed', 'factor-reset', 'codes-renewed', 'sessions-ended', 'rule-changed', 'resume-opened', 'periods-changed', 'swept', 'withdrawn');
  ALTER TABLE "audit_trail" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_trail_act" USING "act"::"public"."enum_audit_trail_act";`)
}
