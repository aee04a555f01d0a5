import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Bettor } from "./bettor.ts";

interface BetRow {
  readonly tenant: string;
  readonly punter: string;
  readonly req_uuid: string;
  readonly phase: string;
  readonly bets: string;
}

/** Possible phases of a bet by its reported decision. */
const PHASES_OF: Readonly<Record<"PLACED" | "REJECTED", readonly string[]>> = {
  PLACED: ["PLACED", "SETTLED", "PAID_OUT", "CANCELLED"],
  REJECTED: ["REJECTED"],
};

const keyOf = (tenant: string, punter: string, reqUuid: string): string => `${tenant} ${punter} ${reqUuid}`;

/** Compares the ledger with what bettors were told, in both directions. */
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
        return row && told && !PHASES_OF[told].includes(row.phase)
          ? [`R10 ${request.reqUuid} is ${row.phase} and was told ${told}`]
          : [];
      }),
    );
  } finally {
    await client.end();
  }
};

const SETTLED_WITHIN_MS = 10_000;
const PAUSE_MS = 100;

/** Open bets whose results are all known. */
const WAITING = `select b.id from bets b join bet_legs l on l.tenant = b.tenant and l.bet = b.id
  where b.phase = 'PLACED' group by b.id having every(l.event = any($1::bigint[]))`;

/** Waits until every bet on ended matches is settled; reports those that are late. */
export const untilSettled = async (ownerUrl: string, ended: readonly number[]): Promise<string[]> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    for (const until = Date.now() + SETTLED_WITHIN_MS; ; await sleep(PAUSE_MS)) {
      const { rows } = await client.query<{ id: string }>(WAITING, [ended]);
      if (rows.length === 0) return [];
      if (Date.now() > until) return rows.map(({ id }) => `R5 ${id} is open after all its results`);
    }
  } finally {
    await client.end();
  }
};

/** Compares the cash-outs reported to bettors with those in the ledger. */
export const compareCashouts = async (ownerUrl: string, bettors: readonly Bettor[]): Promise<string[]> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; paid: string }>("select id, paid from cashouts");
    const held = new Map(rows.map(({ id, paid }) => [id, Number(paid)]));
    return bettors.flatMap(({ cashouts }) =>
      cashouts.flatMap(({ reqUuid, paid }) => {
        const amounts = new Set([...paid, ...(held.has(reqUuid) ? [held.get(reqUuid) as number] : [])]);
        if (paid.length > 0 && !held.has(reqUuid))
          return [`R3 cash-out ${reqUuid} was told paid and is not in the ledger`];
        return amounts.size > 1 ? [`R10 cash-out ${reqUuid} was told otherwise than it was paid`] : [];
      }),
    );
  } finally {
    await client.end();
  }
};
