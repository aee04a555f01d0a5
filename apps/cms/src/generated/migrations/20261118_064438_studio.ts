import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'publisher', 'administrator');
  CREATE TABLE "publications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"brand_id" uuid NOT NULL,
  	"version" numeric NOT NULL,
  	"documents" jsonb NOT NULL,
  	"tenant_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "drafts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"brand_id" uuid NOT NULL,
  	"starts_from" numeric,
  	"rolled_back_from" numeric,
  	"request" jsonb,
  	"tenant_id" uuid NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "brands" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "brands" ADD COLUMN "texts" jsonb;
  ALTER TABLE "_brands_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "_brands_v" ADD COLUMN "version_texts" jsonb;
  ALTER TABLE "banner_groups" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_banner_groups_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "banners" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_banners_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "media" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "users" ADD COLUMN "name" varchar;
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'editor' NOT NULL;
  UPDATE "users" SET "role" = 'administrator';
  ALTER TABLE "tenants" ADD COLUMN "second_person" boolean DEFAULT false;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drafts" ADD CONSTRAINT "drafts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drafts" ADD CONSTRAINT "drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "publications_brand_idx" ON "publications" USING btree ("brand_id");
  CREATE INDEX "publications_tenant_idx" ON "publications" USING btree ("tenant_id");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE UNIQUE INDEX "brand_version_idx" ON "publications" USING btree ("brand_id","version");
  CREATE UNIQUE INDEX "drafts_brand_idx" ON "drafts" USING btree ("brand_id");
  CREATE INDEX "drafts_tenant_idx" ON "drafts" USING btree ("tenant_id");
  CREATE INDEX "drafts_updated_at_idx" ON "drafts" USING btree ("updated_at");
  CREATE INDEX "drafts_created_at_idx" ON "drafts" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "publications" CASCADE;
  DROP TABLE "drafts" CASCADE;
  ALTER TABLE "brands" DROP COLUMN "changed_by";
  ALTER TABLE "brands" DROP COLUMN "texts";
  ALTER TABLE "_brands_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_brands_v" DROP COLUMN "version_texts";
  ALTER TABLE "banner_groups" DROP COLUMN "changed_by";
  ALTER TABLE "_banner_groups_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "banners" DROP COLUMN "changed_by";
  ALTER TABLE "_banners_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "media" DROP COLUMN "changed_by";
  ALTER TABLE "users" DROP COLUMN "name";
  ALTER TABLE "users" DROP COLUMN "role";
  ALTER TABLE "tenants" DROP COLUMN "second_person";
  DROP TYPE "public"."enum_users_role";`)
}
