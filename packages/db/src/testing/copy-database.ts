import pg from "pg";

/** Makes a copy of the database on the same server and returns its address. Nobody may be connected to the original meanwhile. */
export const copyDatabase = async (ownerUrl: string, name: string): Promise<string> => {
  const urlOf = (database: string): string => ownerUrl.replace(/postgres$/, database);
  const client = new pg.Client(urlOf("template1"));
  await client.connect();
  await client.query(`create database ${name} template postgres`);
  await client.end();
  return urlOf(name);
};
