import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brands_languages" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum__brands_v_version_languages" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum_banner_groups_mobile_size" AS ENUM('small', 'medium', 'big');
  CREATE TYPE "public"."enum_banner_groups_desktop_size" AS ENUM('small', 'medium', 'big');
  CREATE TYPE "public"."enum_banner_groups_desktop_banners_to_show" AS ENUM('1', '2');
  CREATE TYPE "public"."enum__banner_groups_v_version_mobile_size" AS ENUM('small', 'medium', 'big');
  CREATE TYPE "public"."enum__banner_groups_v_version_desktop_size" AS ENUM('small', 'medium', 'big');
  CREATE TYPE "public"."enum__banner_groups_v_version_desktop_banners_to_show" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_banners_visibility_audience" AS ENUM('authenticated', 'anonymous');
  CREATE TYPE "public"."enum_banners_title_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum_banners_caption_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum_banners_action1_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum_banners_action2_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum_banners_banner_type" AS ENUM('imageOnly', 'composite');
  CREATE TYPE "public"."enum_banners_visibility_mode" AS ENUM('fixed');
  CREATE TYPE "public"."enum_banners_align_content" AS ENUM('top', 'center', 'bottom');
  CREATE TYPE "public"."enum_banners_align_text" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum_banners_actions_align" AS ENUM('bottomLeft', 'bottomCenter', 'bottomRight');
  CREATE TYPE "public"."enum__banners_v_version_visibility_audience" AS ENUM('authenticated', 'anonymous');
  CREATE TYPE "public"."enum__banners_v_version_title_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum__banners_v_version_caption_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum__banners_v_version_action1_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum__banners_v_version_action2_text_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TYPE "public"."enum__banners_v_version_banner_type" AS ENUM('imageOnly', 'composite');
  CREATE TYPE "public"."enum__banners_v_version_visibility_mode" AS ENUM('fixed');
  CREATE TYPE "public"."enum__banners_v_version_align_content" AS ENUM('top', 'center', 'bottom');
  CREATE TYPE "public"."enum__banners_v_version_align_text" AS ENUM('left', 'center', 'right');
  CREATE TYPE "public"."enum__banners_v_version_actions_align" AS ENUM('bottomLeft', 'bottomCenter', 'bottomRight');
  CREATE TYPE "public"."enum_media_alt_translations_language" AS ENUM('ar', 'de', 'en', 'es', 'fi', 'id', 'nb', 'pt', 'pt-BR', 'tr');
  CREATE TABLE "brands_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_brands_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "brands" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"homepage_blocks" jsonb,
  	"betslip" jsonb NOT NULL,
  	"general_settings" jsonb NOT NULL,
  	"integration_widgets" jsonb NOT NULL,
  	"name" varchar NOT NULL,
  	"look" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_brands_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__brands_v_version_languages",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_brands_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_slug" varchar NOT NULL,
  	"version_tenant_id" uuid NOT NULL,
  	"version_homepage_blocks" jsonb,
  	"version_betslip" jsonb NOT NULL,
  	"version_general_settings" jsonb NOT NULL,
  	"version_integration_widgets" jsonb NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_look" jsonb NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banner_groups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"mobile_size" "enum_banner_groups_mobile_size" DEFAULT 'medium' NOT NULL,
  	"mobile_autoplay" numeric DEFAULT 0 NOT NULL,
  	"desktop_size" "enum_banner_groups_desktop_size" DEFAULT 'medium' NOT NULL,
  	"desktop_autoplay" numeric DEFAULT 0 NOT NULL,
  	"desktop_banners_to_show" "enum_banner_groups_desktop_banners_to_show" DEFAULT '1' NOT NULL,
  	"desktop_pause_autoplay_on_hover" boolean,
  	"tenant_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banner_groups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"banners_id" uuid
  );
  
  CREATE TABLE "_banner_groups_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar NOT NULL,
  	"version_mobile_size" "enum__banner_groups_v_version_mobile_size" DEFAULT 'medium' NOT NULL,
  	"version_mobile_autoplay" numeric DEFAULT 0 NOT NULL,
  	"version_desktop_size" "enum__banner_groups_v_version_desktop_size" DEFAULT 'medium' NOT NULL,
  	"version_desktop_autoplay" numeric DEFAULT 0 NOT NULL,
  	"version_desktop_banners_to_show" "enum__banner_groups_v_version_desktop_banners_to_show" DEFAULT '1' NOT NULL,
  	"version_desktop_pause_autoplay_on_hover" boolean,
  	"version_tenant_id" uuid NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_banner_groups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"banners_id" uuid
  );
  
  CREATE TABLE "banners_visibility_audience" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_banners_visibility_audience",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "banners_title_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_banners_title_text_translations_language",
  	"text" varchar
  );
  
  CREATE TABLE "banners_caption_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_banners_caption_text_translations_language",
  	"text" varchar
  );
  
  CREATE TABLE "banners_action1_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_banners_action1_text_translations_language",
  	"text" varchar
  );
  
  CREATE TABLE "banners_action2_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_banners_action2_text_translations_language",
  	"text" varchar
  );
  
  CREATE TABLE "banners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"enabled" boolean DEFAULT true,
  	"banner_type" "enum_banners_banner_type" DEFAULT 'imageOnly' NOT NULL,
  	"image_id" uuid NOT NULL,
  	"visibility_mode" "enum_banners_visibility_mode" DEFAULT 'fixed' NOT NULL,
  	"visibility_from" timestamp(3) with time zone,
  	"visibility_to" timestamp(3) with time zone,
  	"route" varchar,
  	"align_content" "enum_banners_align_content" DEFAULT 'bottom',
  	"align_text" "enum_banners_align_text" DEFAULT 'left',
  	"actions_align" "enum_banners_actions_align" DEFAULT 'bottomRight',
  	"title_color" varchar,
  	"title_text_default" varchar,
  	"caption_color" varchar,
  	"caption_text_default" varchar,
  	"navigation_button_color" varchar,
  	"navigation_button_background_color" varchar,
  	"navigation_button_border" varchar,
  	"navigation_button_border_radius" numeric,
  	"navigation_button_url" varchar,
  	"action1_color" varchar,
  	"action1_text_default" varchar,
  	"action1_background_color" varchar,
  	"action1_border_radius" numeric,
  	"action1_url" varchar,
  	"action2_color" varchar,
  	"action2_text_default" varchar,
  	"action2_background_color" varchar,
  	"action2_border_radius" numeric,
  	"action2_url" varchar,
  	"tenant_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_banners_v_version_visibility_audience" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__banners_v_version_visibility_audience",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_banners_v_version_title_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum__banners_v_version_title_text_translations_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_banners_v_version_caption_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum__banners_v_version_caption_text_translations_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_banners_v_version_action1_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum__banners_v_version_action1_text_translations_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_banners_v_version_action2_text_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"language" "enum__banners_v_version_action2_text_translations_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_banners_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_enabled" boolean DEFAULT true,
  	"version_banner_type" "enum__banners_v_version_banner_type" DEFAULT 'imageOnly' NOT NULL,
  	"version_image_id" uuid NOT NULL,
  	"version_visibility_mode" "enum__banners_v_version_visibility_mode" DEFAULT 'fixed' NOT NULL,
  	"version_visibility_from" timestamp(3) with time zone,
  	"version_visibility_to" timestamp(3) with time zone,
  	"version_route" varchar,
  	"version_align_content" "enum__banners_v_version_align_content" DEFAULT 'bottom',
  	"version_align_text" "enum__banners_v_version_align_text" DEFAULT 'left',
  	"version_actions_align" "enum__banners_v_version_actions_align" DEFAULT 'bottomRight',
  	"version_title_color" varchar,
  	"version_title_text_default" varchar,
  	"version_caption_color" varchar,
  	"version_caption_text_default" varchar,
  	"version_navigation_button_color" varchar,
  	"version_navigation_button_background_color" varchar,
  	"version_navigation_button_border" varchar,
  	"version_navigation_button_border_radius" numeric,
  	"version_navigation_button_url" varchar,
  	"version_action1_color" varchar,
  	"version_action1_text_default" varchar,
  	"version_action1_background_color" varchar,
  	"version_action1_border_radius" numeric,
  	"version_action1_url" varchar,
  	"version_action2_color" varchar,
  	"version_action2_text_default" varchar,
  	"version_action2_background_color" varchar,
  	"version_action2_border_radius" numeric,
  	"version_action2_url" varchar,
  	"version_tenant_id" uuid NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_banners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media_alt_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_media_alt_translations_language" NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"brand_id" uuid,
  	"alt_default" varchar,
  	"tenant_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w688_url" varchar,
  	"sizes_w688_width" numeric,
  	"sizes_w688_height" numeric,
  	"sizes_w688_mime_type" varchar,
  	"sizes_w688_filesize" numeric,
  	"sizes_w688_filename" varchar,
  	"sizes_w1376_url" varchar,
  	"sizes_w1376_width" numeric,
  	"sizes_w1376_height" numeric,
  	"sizes_w1376_mime_type" varchar,
  	"sizes_w1376_filesize" numeric,
  	"sizes_w1376_filename" varchar,
  	"sizes_w2680_url" varchar,
  	"sizes_w2680_width" numeric,
  	"sizes_w2680_height" numeric,
  	"sizes_w2680_mime_type" varchar,
  	"sizes_w2680_filesize" numeric,
  	"sizes_w2680_filename" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "tenants" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"uuid" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "brands_languages" ADD CONSTRAINT "brands_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v_version_languages" ADD CONSTRAINT "_brands_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brands_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_parent_id_brands_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brands_v" ADD CONSTRAINT "_brands_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_groups" ADD CONSTRAINT "banner_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_groups_rels" ADD CONSTRAINT "banner_groups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banner_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banner_groups_rels" ADD CONSTRAINT "banner_groups_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banner_groups_v" ADD CONSTRAINT "_banner_groups_v_parent_id_banner_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banner_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_groups_v" ADD CONSTRAINT "_banner_groups_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_groups_v_rels" ADD CONSTRAINT "_banner_groups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banner_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banner_groups_v_rels" ADD CONSTRAINT "_banner_groups_v_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_visibility_audience" ADD CONSTRAINT "banners_visibility_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_title_text_translations" ADD CONSTRAINT "banners_title_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_caption_text_translations" ADD CONSTRAINT "banners_caption_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_action1_text_translations" ADD CONSTRAINT "banners_action1_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_action2_text_translations" ADD CONSTRAINT "banners_action2_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_texts" ADD CONSTRAINT "banners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_visibility_audience" ADD CONSTRAINT "_banners_v_version_visibility_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_title_text_translations" ADD CONSTRAINT "_banners_v_version_title_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_caption_text_translations" ADD CONSTRAINT "_banners_v_version_caption_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_action1_text_translations" ADD CONSTRAINT "_banners_v_version_action1_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_action2_text_translations" ADD CONSTRAINT "_banners_v_version_action2_text_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_texts" ADD CONSTRAINT "_banners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_alt_translations" ADD CONSTRAINT "media_alt_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "brands_languages_order_idx" ON "brands_languages" USING btree ("order");
  CREATE INDEX "brands_languages_parent_idx" ON "brands_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "brands_slug_idx" ON "brands" USING btree ("slug");
  CREATE INDEX "brands_tenant_idx" ON "brands" USING btree ("tenant_id");
  CREATE INDEX "brands_updated_at_idx" ON "brands" USING btree ("updated_at");
  CREATE INDEX "brands_created_at_idx" ON "brands" USING btree ("created_at");
  CREATE INDEX "_brands_v_version_languages_order_idx" ON "_brands_v_version_languages" USING btree ("order");
  CREATE INDEX "_brands_v_version_languages_parent_idx" ON "_brands_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_brands_v_parent_idx" ON "_brands_v" USING btree ("parent_id");
  CREATE INDEX "_brands_v_version_version_slug_idx" ON "_brands_v" USING btree ("version_slug");
  CREATE INDEX "_brands_v_version_version_tenant_idx" ON "_brands_v" USING btree ("version_tenant_id");
  CREATE INDEX "_brands_v_version_version_updated_at_idx" ON "_brands_v" USING btree ("version_updated_at");
  CREATE INDEX "_brands_v_version_version_created_at_idx" ON "_brands_v" USING btree ("version_created_at");
  CREATE INDEX "_brands_v_created_at_idx" ON "_brands_v" USING btree ("created_at");
  CREATE INDEX "_brands_v_updated_at_idx" ON "_brands_v" USING btree ("updated_at");
  CREATE INDEX "banner_groups_tenant_idx" ON "banner_groups" USING btree ("tenant_id");
  CREATE INDEX "banner_groups_updated_at_idx" ON "banner_groups" USING btree ("updated_at");
  CREATE INDEX "banner_groups_created_at_idx" ON "banner_groups" USING btree ("created_at");
  CREATE INDEX "banner_groups_rels_order_idx" ON "banner_groups_rels" USING btree ("order");
  CREATE INDEX "banner_groups_rels_parent_idx" ON "banner_groups_rels" USING btree ("parent_id");
  CREATE INDEX "banner_groups_rels_path_idx" ON "banner_groups_rels" USING btree ("path");
  CREATE INDEX "banner_groups_rels_banners_id_idx" ON "banner_groups_rels" USING btree ("banners_id");
  CREATE INDEX "_banner_groups_v_parent_idx" ON "_banner_groups_v" USING btree ("parent_id");
  CREATE INDEX "_banner_groups_v_version_version_tenant_idx" ON "_banner_groups_v" USING btree ("version_tenant_id");
  CREATE INDEX "_banner_groups_v_version_version_updated_at_idx" ON "_banner_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_banner_groups_v_version_version_created_at_idx" ON "_banner_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_banner_groups_v_created_at_idx" ON "_banner_groups_v" USING btree ("created_at");
  CREATE INDEX "_banner_groups_v_updated_at_idx" ON "_banner_groups_v" USING btree ("updated_at");
  CREATE INDEX "_banner_groups_v_rels_order_idx" ON "_banner_groups_v_rels" USING btree ("order");
  CREATE INDEX "_banner_groups_v_rels_parent_idx" ON "_banner_groups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_banner_groups_v_rels_path_idx" ON "_banner_groups_v_rels" USING btree ("path");
  CREATE INDEX "_banner_groups_v_rels_banners_id_idx" ON "_banner_groups_v_rels" USING btree ("banners_id");
  CREATE INDEX "banners_visibility_audience_order_idx" ON "banners_visibility_audience" USING btree ("order");
  CREATE INDEX "banners_visibility_audience_parent_idx" ON "banners_visibility_audience" USING btree ("parent_id");
  CREATE INDEX "banners_title_text_translations_order_idx" ON "banners_title_text_translations" USING btree ("_order");
  CREATE INDEX "banners_title_text_translations_parent_id_idx" ON "banners_title_text_translations" USING btree ("_parent_id");
  CREATE INDEX "banners_caption_text_translations_order_idx" ON "banners_caption_text_translations" USING btree ("_order");
  CREATE INDEX "banners_caption_text_translations_parent_id_idx" ON "banners_caption_text_translations" USING btree ("_parent_id");
  CREATE INDEX "banners_action1_text_translations_order_idx" ON "banners_action1_text_translations" USING btree ("_order");
  CREATE INDEX "banners_action1_text_translations_parent_id_idx" ON "banners_action1_text_translations" USING btree ("_parent_id");
  CREATE INDEX "banners_action2_text_translations_order_idx" ON "banners_action2_text_translations" USING btree ("_order");
  CREATE INDEX "banners_action2_text_translations_parent_id_idx" ON "banners_action2_text_translations" USING btree ("_parent_id");
  CREATE INDEX "banners_image_idx" ON "banners" USING btree ("image_id");
  CREATE INDEX "banners_tenant_idx" ON "banners" USING btree ("tenant_id");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_texts_order_parent" ON "banners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_banners_v_version_visibility_audience_order_idx" ON "_banners_v_version_visibility_audience" USING btree ("order");
  CREATE INDEX "_banners_v_version_visibility_audience_parent_idx" ON "_banners_v_version_visibility_audience" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_title_text_translations_order_idx" ON "_banners_v_version_title_text_translations" USING btree ("_order");
  CREATE INDEX "_banners_v_version_title_text_translations_parent_id_idx" ON "_banners_v_version_title_text_translations" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_version_caption_text_translations_order_idx" ON "_banners_v_version_caption_text_translations" USING btree ("_order");
  CREATE INDEX "_banners_v_version_caption_text_translations_parent_id_idx" ON "_banners_v_version_caption_text_translations" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_version_action1_text_translations_order_idx" ON "_banners_v_version_action1_text_translations" USING btree ("_order");
  CREATE INDEX "_banners_v_version_action1_text_translations_parent_id_idx" ON "_banners_v_version_action1_text_translations" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_version_action2_text_translations_order_idx" ON "_banners_v_version_action2_text_translations" USING btree ("_order");
  CREATE INDEX "_banners_v_version_action2_text_translations_parent_id_idx" ON "_banners_v_version_action2_text_translations" USING btree ("_parent_id");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_image_idx" ON "_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_banners_v_version_version_tenant_idx" ON "_banners_v" USING btree ("version_tenant_id");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_texts_order_parent" ON "_banners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_alt_translations_order_idx" ON "media_alt_translations" USING btree ("_order");
  CREATE INDEX "media_alt_translations_parent_id_idx" ON "media_alt_translations" USING btree ("_parent_id");
  CREATE INDEX "media_brand_idx" ON "media" USING btree ("brand_id");
  CREATE INDEX "media_tenant_idx" ON "media" USING btree ("tenant_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w688_sizes_w688_filename_idx" ON "media" USING btree ("sizes_w688_filename");
  CREATE INDEX "media_sizes_w1376_sizes_w1376_filename_idx" ON "media" USING btree ("sizes_w1376_filename");
  CREATE INDEX "media_sizes_w2680_sizes_w2680_filename_idx" ON "media" USING btree ("sizes_w2680_filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_tenant_idx" ON "users" USING btree ("tenant_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "tenants_slug_idx" ON "tenants" USING btree ("slug");
  CREATE UNIQUE INDEX "tenants_uuid_idx" ON "tenants" USING btree ("uuid");
  CREATE INDEX "tenants_updated_at_idx" ON "tenants" USING btree ("updated_at");
  CREATE INDEX "tenants_created_at_idx" ON "tenants" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brands_languages" CASCADE;
  DROP TABLE "brands" CASCADE;
  DROP TABLE "_brands_v_version_languages" CASCADE;
  DROP TABLE "_brands_v" CASCADE;
  DROP TABLE "banner_groups" CASCADE;
  DROP TABLE "banner_groups_rels" CASCADE;
  DROP TABLE "_banner_groups_v" CASCADE;
  DROP TABLE "_banner_groups_v_rels" CASCADE;
  DROP TABLE "banners_visibility_audience" CASCADE;
  DROP TABLE "banners_title_text_translations" CASCADE;
  DROP TABLE "banners_caption_text_translations" CASCADE;
  DROP TABLE "banners_action1_text_translations" CASCADE;
  DROP TABLE "banners_action2_text_translations" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_texts" CASCADE;
  DROP TABLE "_banners_v_version_visibility_audience" CASCADE;
  DROP TABLE "_banners_v_version_title_text_translations" CASCADE;
  DROP TABLE "_banners_v_version_caption_text_translations" CASCADE;
  DROP TABLE "_banners_v_version_action1_text_translations" CASCADE;
  DROP TABLE "_banners_v_version_action2_text_translations" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_texts" CASCADE;
  DROP TABLE "media_alt_translations" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "tenants" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_brands_languages";
  DROP TYPE "public"."enum__brands_v_version_languages";
  DROP TYPE "public"."enum_banner_groups_mobile_size";
  DROP TYPE "public"."enum_banner_groups_desktop_size";
  DROP TYPE "public"."enum_banner_groups_desktop_banners_to_show";
  DROP TYPE "public"."enum__banner_groups_v_version_mobile_size";
  DROP TYPE "public"."enum__banner_groups_v_version_desktop_size";
  DROP TYPE "public"."enum__banner_groups_v_version_desktop_banners_to_show";
  DROP TYPE "public"."enum_banners_visibility_audience";
  DROP TYPE "public"."enum_banners_title_text_translations_language";
  DROP TYPE "public"."enum_banners_caption_text_translations_language";
  DROP TYPE "public"."enum_banners_action1_text_translations_language";
  DROP TYPE "public"."enum_banners_action2_text_translations_language";
  DROP TYPE "public"."enum_banners_banner_type";
  DROP TYPE "public"."enum_banners_visibility_mode";
  DROP TYPE "public"."enum_banners_align_content";
  DROP TYPE "public"."enum_banners_align_text";
  DROP TYPE "public"."enum_banners_actions_align";
  DROP TYPE "public"."enum__banners_v_version_visibility_audience";
  DROP TYPE "public"."enum__banners_v_version_title_text_translations_language";
  DROP TYPE "public"."enum__banners_v_version_caption_text_translations_language";
  DROP TYPE "public"."enum__banners_v_version_action1_text_translations_language";
  DROP TYPE "public"."enum__banners_v_version_action2_text_translations_language";
  DROP TYPE "public"."enum__banners_v_version_banner_type";
  DROP TYPE "public"."enum__banners_v_version_visibility_mode";
  DROP TYPE "public"."enum__banners_v_version_align_content";
  DROP TYPE "public"."enum__banners_v_version_align_text";
  DROP TYPE "public"."enum__banners_v_version_actions_align";
  DROP TYPE "public"."enum_media_alt_translations_language";`)
}
