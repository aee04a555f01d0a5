import pg from "pg";
import { CHAIN_CHECKS } from "./chain-checks.ts";
import { runChecks } from "./run-checks.ts";

export interface VerifiedLedger {
  /** What was changed by others than the bets service. */
  readonly found: readonly string[];
  /** The last seal of each tenant, as `TENANT:NUMBER:HASH`. */
  readonly seals: readonly string[];
}

/** `kept`: seals that were printed or logged before, which must be the same now. `url` is the owner's. */
export const verifyLedger = async (url: string, kept: readonly string[]): Promise<VerifiedLedger> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ seal: string; last: boolean }>(
    `select format('%s:%s:%s', tenant, number, encode(hash, 'hex')) as seal,
      number = max(number) over (partition by tenant) as last
    from chain_seals order by tenant, number`,
  );
  await client.end();
  const seals = new Set(rows.map(({ seal }) => seal));
  const lost = kept.filter((seal) => !seals.has(seal));
  return {
    found: [
      ...(await runChecks(url, CHAIN_CHECKS)),
      ...lost.map((seal) => `R19 a seal that was kept is gone or is another: ${seal}`),
    ],
    seals: rows.flatMap(({ seal, last }) => (last ? [seal] : [])),
  };
};
