import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_brands_languages" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum__brands_v_version_languages" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum_banners_title_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum_banners_caption_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum_banners_action1_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum_banners_action2_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum__banners_v_version_title_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum__banners_v_version_caption_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum__banners_v_version_action1_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum__banners_v_version_action2_text_translations_language" ADD VALUE 'sv' BEFORE 'tr';
  ALTER TYPE "public"."enum_media_alt_translations_language" ADD VALUE 'sv' BEFORE 'tr';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brands_languages" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_brands_languages";
  CREATE TYPE "public"."enum_brands_languages" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "brands_languages" ALTER COLUMN "value" SET DATA TYPE "public"."enum_brands_languages" USING "value"::"public"."enum_brands_languages";
  ALTER TABLE "_brands_v_version_languages" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__brands_v_version_languages";
  CREATE TYPE "public"."enum__brands_v_version_languages" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "_brands_v_version_languages" ALTER COLUMN "value" SET DATA TYPE "public"."enum__brands_v_version_languages" USING "value"::"public"."enum__brands_v_version_languages";
  ALTER TABLE "banners_title_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum_banners_title_text_translations_language";
  CREATE TYPE "public"."enum_banners_title_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "banners_title_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum_banners_title_text_translations_language" USING "language"::"public"."enum_banners_title_text_translations_language";
  ALTER TABLE "banners_caption_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum_banners_caption_text_translations_language";
  CREATE TYPE "public"."enum_banners_caption_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "banners_caption_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum_banners_caption_text_translations_language" USING "language"::"public"."enum_banners_caption_text_translations_language";
  ALTER TABLE "banners_action1_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum_banners_action1_text_translations_language";
  CREATE TYPE "public"."enum_banners_action1_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "banners_action1_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum_banners_action1_text_translations_language" USING "language"::"public"."enum_banners_action1_text_translations_language";
  ALTER TABLE "banners_action2_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum_banners_action2_text_translations_language";
  CREATE TYPE "public"."enum_banners_action2_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "banners_action2_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum_banners_action2_text_translations_language" USING "language"::"public"."enum_banners_action2_text_translations_language";
  ALTER TABLE "_banners_v_version_title_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum__banners_v_version_title_text_translations_language";
  CREATE TYPE "public"."enum__banners_v_version_title_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "_banners_v_version_title_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum__banners_v_version_title_text_translations_language" USING "language"::"public"."enum__banners_v_version_title_text_translations_language";
  ALTER TABLE "_banners_v_version_caption_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum__banners_v_version_caption_text_translations_language";
  CREATE TYPE "public"."enum__banners_v_version_caption_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "_banners_v_version_caption_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum__banners_v_version_caption_text_translations_language" USING "language"::"public"."enum__banners_v_version_caption_text_translations_language";
  ALTER TABLE "_banners_v_version_action1_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum__banners_v_version_action1_text_translations_language";
  CREATE TYPE "public"."enum__banners_v_version_action1_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "_banners_v_version_action1_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum__banners_v_version_action1_text_translations_language" USING "language"::"public"."enum__banners_v_version_action1_text_translations_language";
  ALTER TABLE "_banners_v_version_action2_text_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum__banners_v_version_action2_text_translations_language";
  CREATE TYPE "public"."enum__banners_v_version_action2_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "_banners_v_version_action2_text_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum__banners_v_version_action2_text_translations_language" USING "language"::"public"."enum__banners_v_version_action2_text_translations_language";
  ALTER TABLE "media_alt_translations" ALTER COLUMN "language" SET DATA TYPE text;
  DROP TYPE "public"."enum_media_alt_translations_language";
  CREATE TYPE "public"."enum_media_alt_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  ALTER TABLE "media_alt_translations" ALTER COLUMN "language" SET DATA TYPE "public"."enum_media_alt_translations_language" USING "language"::"public"."enum_media_alt_translations_language";`)
}
