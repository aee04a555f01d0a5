/** Everything the CMS is told from outside. A build is told nothing. */
const {
  CMS_SECRET = "",
  DATABASE_URL = "",
  PLATFORM_DATABASE_URL = "",
  MEDIA_DIR = "",
  CMS_URL = "",
  APP_URL = "",
} = process.env;

export const environment = {
  /** Signs editors' sessions. */
  secret: CMS_SECRET,
  /** The CMS's own database. */
  databaseUrl: DATABASE_URL,
  /** Where published documents go: of a role that may add them and change nothing. */
  platformDatabaseUrl: PLATFORM_DATABASE_URL,
  /** Pictures: written here, read by the API. */
  mediaFolder: MEDIA_DIR,
  /** Where editors find the CMS. */
  cmsUrl: CMS_URL,
  /** Where the app is, for previews. */
  appUrl: APP_URL,
} as const;

/** A server that lacks something says so when it starts, not when an editor meets it. */
export const requireEnvironment = (): void => {
  const missing = Object.entries({ CMS_SECRET, DATABASE_URL, PLATFORM_DATABASE_URL, MEDIA_DIR, CMS_URL, APP_URL })
    .filter(([, value]) => value === "")
    .map(([name]) => name);
  if (missing.length > 0) throw new Error(`the environment lacks ${missing.join(", ")}`);
};
