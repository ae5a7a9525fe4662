import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_case_studies_blocks_gallery_rhythm" AS ENUM('pairs', 'triptych', 'tall', 'beside', 'detail');
  CREATE TYPE "public"."enum__case_studies_v_blocks_gallery_rhythm" AS ENUM('pairs', 'triptych', 'tall', 'beside', 'detail');
  ALTER TABLE "case_studies_blocks_gallery" ADD COLUMN "rhythm" "enum_case_studies_blocks_gallery_rhythm" DEFAULT 'pairs';
  ALTER TABLE "case_studies_blocks_gallery" ADD COLUMN "captions" varchar;
  ALTER TABLE "case_studies_blocks_gallery" ADD COLUMN "crop_x" numeric;
  ALTER TABLE "case_studies_blocks_gallery" ADD COLUMN "crop_y" numeric;
  ALTER TABLE "case_studies_blocks_gallery" ADD COLUMN "crop_scale" numeric;
  ALTER TABLE "case_studies" ADD COLUMN "world_ground" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "world_ink" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "world_accent" varchar;
  ALTER TABLE "case_studies" ADD COLUMN "aperture_id" integer;
  ALTER TABLE "case_studies" ADD COLUMN "aperture_crop_x" numeric;
  ALTER TABLE "case_studies" ADD COLUMN "aperture_crop_y" numeric;
  ALTER TABLE "case_studies" ADD COLUMN "aperture_crop_scale" numeric;
  ALTER TABLE "_case_studies_v_blocks_gallery" ADD COLUMN "rhythm" "enum__case_studies_v_blocks_gallery_rhythm" DEFAULT 'pairs';
  ALTER TABLE "_case_studies_v_blocks_gallery" ADD COLUMN "captions" varchar;
  ALTER TABLE "_case_studies_v_blocks_gallery" ADD COLUMN "crop_x" numeric;
  ALTER TABLE "_case_studies_v_blocks_gallery" ADD COLUMN "crop_y" numeric;
  ALTER TABLE "_case_studies_v_blocks_gallery" ADD COLUMN "crop_scale" numeric;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_world_ground" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_world_ink" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_world_accent" varchar;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_aperture_id" integer;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_aperture_crop_x" numeric;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_aperture_crop_y" numeric;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_aperture_crop_scale" numeric;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_aperture_id_media_id_fk" FOREIGN KEY ("aperture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_aperture_id_media_id_fk" FOREIGN KEY ("version_aperture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "case_studies_aperture_idx" ON "case_studies" USING btree ("aperture_id");
  CREATE INDEX "_case_studies_v_version_version_aperture_idx" ON "_case_studies_v" USING btree ("version_aperture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "case_studies" DROP CONSTRAINT "case_studies_aperture_id_media_id_fk";
  
  ALTER TABLE "_case_studies_v" DROP CONSTRAINT "_case_studies_v_version_aperture_id_media_id_fk";
  
  DROP INDEX "case_studies_aperture_idx";
  DROP INDEX "_case_studies_v_version_version_aperture_idx";
  ALTER TABLE "case_studies_blocks_gallery" DROP COLUMN "rhythm";
  ALTER TABLE "case_studies_blocks_gallery" DROP COLUMN "captions";
  ALTER TABLE "case_studies_blocks_gallery" DROP COLUMN "crop_x";
  ALTER TABLE "case_studies_blocks_gallery" DROP COLUMN "crop_y";
  ALTER TABLE "case_studies_blocks_gallery" DROP COLUMN "crop_scale";
  ALTER TABLE "case_studies" DROP COLUMN "world_ground";
  ALTER TABLE "case_studies" DROP COLUMN "world_ink";
  ALTER TABLE "case_studies" DROP COLUMN "world_accent";
  ALTER TABLE "case_studies" DROP COLUMN "aperture_id";
  ALTER TABLE "case_studies" DROP COLUMN "aperture_crop_x";
  ALTER TABLE "case_studies" DROP COLUMN "aperture_crop_y";
  ALTER TABLE "case_studies" DROP COLUMN "aperture_crop_scale";
  ALTER TABLE "_case_studies_v_blocks_gallery" DROP COLUMN "rhythm";
  ALTER TABLE "_case_studies_v_blocks_gallery" DROP COLUMN "captions";
  ALTER TABLE "_case_studies_v_blocks_gallery" DROP COLUMN "crop_x";
  ALTER TABLE "_case_studies_v_blocks_gallery" DROP COLUMN "crop_y";
  ALTER TABLE "_case_studies_v_blocks_gallery" DROP COLUMN "crop_scale";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_world_ground";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_world_ink";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_world_accent";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_aperture_id";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_aperture_crop_x";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_aperture_crop_y";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_aperture_crop_scale";
  DROP TYPE "public"."enum_case_studies_blocks_gallery_rhythm";
  DROP TYPE "public"."enum__case_studies_v_blocks_gallery_rhythm";`)
}
