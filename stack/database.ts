import { migrate } from "@touchline/db/migrate";

/** Migrates the database; returns the address for each role of the platform. */
export const prepareDatabase = async (ownerUrl: string): Promise<(role: string) => string> => {
  await migrate(ownerUrl);
  return (role) => {
    const url = new URL(ownerUrl);
    url.username = role;
    return url.href;
  };
};
