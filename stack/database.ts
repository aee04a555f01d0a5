import { migrate } from "@touchline/db/migrate";

/** Brings the database to the present tables, and gives the address at which a role of the platform reaches it. */
export const prepareDatabase = async (ownerUrl: string): Promise<(role: string) => string> => {
  await migrate(ownerUrl);
  return (role) => {
    const url = new URL(ownerUrl);
    url.username = role;
    return url.href;
  };
};
