import pg from "pg";

const SHOWN = 20;

/** Runs queries that find inconsistent rows, by a description of the inconsistency. `url` is the owner's, because all tenants are read. */
export const runChecks = async (url: string, checks: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // One snapshot for all checks, whatever is booked meanwhile.
    await client.query("begin isolation level repeatable read read only");
    // Makes queries fail for a role that cannot see all tenants, instead of finding nothing in no rows.
    await client.query("set local row_security = off");
    // With many partitions a query that has few rows to read is compiled for longer than it runs.
    await client.query("set local jit = off");
    const violations: string[] = [];
    for (const [what, text] of Object.entries(checks)) {
      // Materialized, because with the limit alone the planner expects to find enough rows soon, and nested loops over everything follow.
      const { rows } = await client.query<{ found: string }>(
        `with violations as materialized (${text}) select found from violations limit ${SHOWN}`,
      );
      violations.push(...rows.map(({ found }) => `${what}: ${found}`));
    }
    return violations;
  } finally {
    await client.end();
  }
};
