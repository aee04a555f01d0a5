import type { EventResult } from "@touchline/protocol";
import type { BetTarget } from "./change-bets.ts";
import { notFailed } from "./failed-settlements.ts";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";

const RECORD: Statement = {
  name: "record-result",
  text: `insert into event_results (event, version, result) select $2, $3, $4 where $1 <> '' on conflict do nothing`,
};

/** Stores a result, so that bets accepted after it was published are settled too. */
export const recordResult = (ledger: Ledger, tenant: string, result: EventResult): Promise<void> =>
  inLedger(ledger, tenant, async ({ run }) => {
    await run(RECORD, result.eventId, result.version, JSON.stringify(result));
  });

const WITHOUT = `not exists (select from leg_results r
    where r.tenant = l.tenant and r.bet = l.bet and r.position = l.position and r.version >=`;

const UNSETTLED: Statement = {
  name: "unsettled-bets",
  text: `select distinct b.id, b.punter from bet_legs l join bets b on b.tenant = l.tenant and b.id = l.bet
    where l.tenant = $1 and l.event = $2 and ${WITHOUT} $3) and ${notFailed("$3", "$5")}
    order by b.id limit $4`,
};

/** Bets on an event that lack this result, without those that failed with it after `failedAfter`. */
export const readUnsettled = (
  ledger: Ledger,
  tenant: string,
  { eventId, version }: Pick<EventResult, "eventId" | "version">,
  most: number,
  failedAfter = new Date(0),
): Promise<BetTarget[]> =>
  inLedger(ledger, tenant, ({ run }) => run<BetTarget>(UNSETTLED, eventId, version, most, failedAfter));

const FORGOTTEN: Statement = {
  name: "forgotten-results",
  text: `select e.result from event_results e
    where e.recorded_at >= $2
      and e.version = (select max(version) from event_results newest where newest.event = e.event)
      and exists (select from bet_legs l where l.tenant = $1 and l.event = e.event and ${WITHOUT} e.version)
        and ${notFailed("e.version", "'-infinity'")})
    order by e.recorded_at limit $3`,
};

/** Results recorded since `since` that some bet lacks, other than those that failed with it. */
export const readForgotten = async (
  ledger: Ledger,
  tenant: string,
  since: Date,
  most: number,
): Promise<EventResult[]> => {
  const rows = await inLedger(ledger, tenant, ({ run }) => run<{ result: EventResult }>(FORGOTTEN, since, most));
  return rows.map(({ result }) => result);
};
