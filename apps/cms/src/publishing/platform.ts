import { type BrandDocuments, createBrandDocuments, type Database, openDatabase } from "@touchline/db";
import { environment } from "../environment.ts";

interface Platform {
  readonly database: Database;
  readonly documents: BrandDocuments;
}

let platform: Platform | null = null;

const open = (): Platform => {
  // A connection that died is replaced; the next question says whether the database is away.
  const database = openDatabase(environment.platformDatabaseUrl, () => undefined);
  return { database, documents: createBrandDocuments(database) };
};

/** What was published, in the platform's own database. */
export const publishedDocuments = (): BrandDocuments => {
  platform ??= open();
  return platform.documents;
};

export const closePlatform = async (): Promise<void> => {
  await platform?.database.destroy();
  platform = null;
};
