import pg from "pg";
import type { Bettor } from "./bettor.ts";

interface BetRow {
  readonly tenant: string;
  readonly punter: string;
  readonly req_uuid: string;
  readonly phase: string;
  readonly bets: string;
}

const keyOf = (tenant: string, punter: string, reqUuid: string): string => `${tenant} ${punter} ${reqUuid}`;

/** What the ledger has against what bettors were told: no more, no less, nothing else. */
export const compareWithLedger = async (ownerUrl: string, bettors: readonly Bettor[]): Promise<string[]> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const { rows } = await client.query<BetRow>(
      "select tenant, punter, req_uuid, min(phase) as phase, count(*) as bets from bets group by 1, 2, 3",
    );
    const held = new Map(rows.map((row) => [keyOf(row.tenant, row.punter, row.req_uuid), row]));
    return bettors.flatMap(({ tenant, punter, attempts }) =>
      attempts.flatMap(({ request, answers, refused }) => {
        const row = held.get(keyOf(tenant, punter, request.reqUuid));
        if (answers.length > 0 && !row) return [`R3 ${request.reqUuid} was acknowledged and is not in the ledger`];
        if (refused !== null && answers.length === 0 && row)
          return [`R10 ${request.reqUuid} was refused and is in the ledger`];
        if (row && Number(row.bets) !== request.bets.length) return [`R2 ${request.reqUuid} has ${row.bets} bets`];
        const decided = answers.find((answer) => answer.state === "DECIDED");
        const told = decided?.state === "DECIDED" ? decided.result.bets[0]?.status : undefined;
        return row && told && row.phase !== told ? [`R10 ${request.reqUuid} is ${row.phase} and was told ${told}`] : [];
      }),
    );
  } finally {
    await client.end();
  }
};
