import pg from "pg";

/** The roles that migrations create, by who connects with them. */
const ROLES = { api: "touchline_api", bets: "touchline_bets", cms: "touchline_cms" } as const;
export type RoleUser = keyof typeof ROLES;

const withOwner = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Migrations create roles without a password, which can connect only where the server trusts everybody. `url` is the owner's. */
export const setPasswords = (url: string, passwords: Readonly<Partial<Record<RoleUser, string>>>): Promise<void> =>
  withOwner(url, async (client) => {
    for (const [user, password] of Object.entries(passwords))
      await client.query(`alter role ${ROLES[user as RoleUser]} password ${client.escapeLiteral(password)}`);
  });

/** The CMS has a database of its own, with the name of its role. `url` is the owner's. */
export const ensureCmsDatabase = (url: string): Promise<void> =>
  withOwner(url, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [ROLES.cms]);
    if (rowCount === 0) await client.query(`create database ${ROLES.cms} owner ${ROLES.cms}`);
  });
