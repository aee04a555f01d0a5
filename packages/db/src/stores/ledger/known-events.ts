import type { EventResult, LastResultAnswer, OpenEvent } from "@touchline/protocol";
import type { Ledger } from "./open-ledger.ts";
import type { LegEvent, LegOutcome } from "./terms.ts";
import { inLedger, runInLedger, type Statement } from "./transaction.ts";

interface OpenEventRow {
  readonly event: string;
  readonly version: string;
  readonly described: LegEvent;
  readonly outcomes: readonly LegOutcome[];
}

const LEG = "b.terms -> 'legs' -> l.position::integer";

/** Only legs that are not decided: nothing else depends on the slots. */
const OPEN_EVENTS: Statement = {
  name: "open-events",
  text: `select l.event, max((${LEG} ->> 'eventVersion')::bigint) as version,
      (array_agg(${LEG} -> 'event'))[1] as described, jsonb_agg(distinct outcome) as outcomes
    from bets b join bet_legs l on l.tenant = b.tenant and l.bet = b.id
      cross join lateral jsonb_array_elements(${LEG} -> 'outcomes') as outcome
    where b.tenant = $1 and b.phase = 'PLACED' and l.event > $2 and outcome ? 'marketSlot'
      and (select r.result ->> 'resolution' from leg_results r where r.tenant = l.tenant and r.bet = l.bet
        and r.position = l.position order by r.version desc limit 1) is null
    group by l.event order by l.event limit $3`,
};

const USED: Statement = {
  name: "is-used",
  text: `select exists (select from bets where tenant = $1) or exists (select from event_results) as "isUsed"`,
};

const openEventOf = ({ event, version, described, outcomes }: OpenEventRow): OpenEvent => ({
  eventId: Number(event),
  tournamentId: described.tournamentId,
  competitors: [...described.competitors],
  version: Number(version),
  outcomes: outcomes.map((outcome) => ({
    ...{ slot: outcome.slot, marketSlot: outcome.marketSlot as number, outcomes: outcome.outcomes as number },
    ...{ metaMarketId: outcome.metaMarketId, metaOutcomeId: outcome.metaOutcomeId },
    ...{ specifiers: { ...outcome.specifiers }, outcomeName: outcome.outcomeName },
  })),
});

/** Up to `most` events above `after` with open bets that are not decided on them, and whether anything was ever bet on or settled. */
export const readOpenEvents = (
  ledger: Ledger,
  tenant: string,
  after: number,
  most: number,
): Promise<{ readonly events: readonly OpenEvent[]; readonly isUsed: boolean }> =>
  inLedger(ledger, tenant, async ({ run }) => {
    const events = await run<OpenEventRow>(OPEN_EVENTS, after, most);
    const [used] = await run<{ readonly isUsed: boolean }>(USED);
    return { events: events.map(openEventOf), isUsed: used?.isUsed ?? false };
  });

const LAST_RESULT: Statement = {
  name: "last-result",
  text: `select ${LEG} -> 'event' as described,
      (select result from event_results where event = $2 order by version desc limit 1) as result
    from bet_legs l join bets b on b.tenant = l.tenant and b.id = l.bet
    where l.tenant = $1 and l.event = $2 and jsonb_typeof(${LEG} -> 'event') = 'object' limit 1`,
};

/** The newest result of an event; null where the tenant has no bet on it. */
export const readLastResult = async (
  ledger: Ledger,
  tenant: string,
  eventId: number,
): Promise<LastResultAnswer["known"]> => {
  const [row] = await runInLedger<{ readonly described: LegEvent; readonly result: EventResult | null }>(
    ledger,
    tenant,
    LAST_RESULT,
    eventId,
  );
  if (!row) return null;
  const { sportId, tournamentId } = row.described;
  return { sportId, tournamentId, result: row.result };
};
