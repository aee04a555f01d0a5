import { fileURLToPath } from "node:url";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { buildConfig } from "payload";
import { de } from "payload/i18n/de";
import { en } from "payload/i18n/en";
import sharp from "sharp";
import { bannerGroups } from "./collections/banner-groups.ts";
import { banners } from "./collections/banners.ts";
import { brands } from "./collections/brands.ts";
import { media } from "./collections/media.ts";
import { drafts, publications } from "./collections/publications.ts";
import { tenants } from "./collections/tenants.ts";
import { users } from "./collections/users.ts";
import { environment } from "./environment.ts";
import { MAX_FILE_BYTES } from "./media/limits.ts";
import { outliveConnections } from "./outlive-connections.ts";
import { studioChrome, studioViews } from "./studio/views.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const origins = environment.cmsUrl ? [environment.cmsUrl] : [];

export default buildConfig({
  secret: environment.secret,
  serverURL: environment.cmsUrl,
  csrf: origins,
  cors: origins,
  telemetry: false,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  maxDepth: 5,
  i18n: { supportedLanguages: { en, de } },
  admin: {
    user: users.slug,
    meta: { titleSuffix: " · Touchline" },
    avatar: "default",
    components: {
      providers: ["/admin/accessible-controls.tsx#AccessibleControls"],
      views: studioViews,
      ...studioChrome,
      afterLogin: ["/admin/forgotten.tsx#Forgotten"],
      graphics: { Icon: "/admin/wordmark.tsx#Icon", Logo: "/admin/wordmark.tsx#Logo" },
    },
    importMap: { baseDir: here("."), importMapFile: here("generated/import-map.js") },
  },
  db: postgresAdapter({
    idType: "uuid",
    blocksAsJSON: true,
    push: false,
    migrationDir: here("generated/migrations"),
    pool: { connectionString: environment.databaseUrl },
  }),
  collections: [brands, bannerGroups, banners, media, users, tenants, publications, drafts],
  upload: { limits: { fileSize: MAX_FILE_BYTES }, abortOnLimit: true },
  sharp,
  onInit: outliveConnections,
});
