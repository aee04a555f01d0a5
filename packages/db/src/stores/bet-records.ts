import { sql } from "kysely";
import { type Database, inTenant, type Owner } from "../database.ts";
import type { StoredBet } from "./ledger/stored-bet.ts";
import { readBet } from "./tickets.ts";

/** What the bettor saw when placing, and when the decision was due. */
export interface ReceivedFacts {
  /** When the API received it. */
  readonly atEdge: number;
  readonly acceptAt: number;
  readonly delayMs: number;
  readonly tapped: readonly { readonly hash: string; readonly odds: number }[];
}

/** The state of the offer at the decision, and the decision. */
export interface DecidedFacts {
  readonly status: "PLACED" | "REJECTED";
  readonly codes: readonly string[];
  /** By hash: the accepted price, or the current one of a rejected bet. */
  readonly odds?: Readonly<Record<string, number>>;
  /** Price moves while the bet waited. */
  readonly moves?: readonly {
    readonly at: number;
    readonly hash: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** Recorded facts of a bet's acceptance. */
export interface BetRecord {
  readonly bet: StoredBet;
  readonly received: ReceivedFacts;
  readonly decided: DecidedFacts | null;
  /** Earlier rejected bets of the same slip, on the same outcomes. */
  readonly attempts: readonly { readonly betId: string; readonly at: Date; readonly codes: readonly string[] }[];
}

interface FactRow {
  readonly step: "received" | "decided";
  readonly facts: ReceivedFacts | DecidedFacts;
}

const MAX_ATTEMPTS = 10;

export const readRecord = async (db: Database, owner: Owner, betId: string): Promise<BetRecord | null> => {
  const bet = await readBet(db, owner, betId);
  if (!bet) return null;
  const { tenant, punter } = owner;
  const legs = JSON.stringify(bet.terms.legs.map(({ eventId, slots }) => ({ eventId, slots })));
  return inTenant(db, tenant, async (transaction) => {
    const facts = await sql<FactRow>`select step, facts from bet_facts
      where tenant = ${tenant} and bet = ${betId}`.execute(transaction);
    const attempts = await sql<BetRecord["attempts"][number]>`
      select earlier.id as "betId", earlier.created_at as at, f.facts -> 'codes' as codes
      from bets this
      join requests mine on mine.tenant = this.tenant and mine.punter = this.punter and mine.req_uuid = this.req_uuid
      join requests other on other.tenant = mine.tenant and other.punter = mine.punter
        and other.betslip_id = mine.betslip_id and other.at < mine.at
      join bets earlier on earlier.tenant = other.tenant and earlier.punter = other.punter
        and earlier.req_uuid = other.req_uuid and earlier.phase = 'REJECTED'
      join bet_facts f on f.tenant = earlier.tenant and f.bet = earlier.id and f.step = 'decided'
      where this.tenant = ${tenant} and this.punter = ${punter} and this.id = ${betId}
        and earlier.terms -> 'legs' @> ${legs}::jsonb
        and ${legs}::jsonb @> (
          select jsonb_agg(jsonb_build_object('eventId', leg -> 'eventId', 'slots', leg -> 'slots'))
          from jsonb_array_elements(earlier.terms -> 'legs') leg
        )
      order by earlier.id desc limit ${MAX_ATTEMPTS}`.execute(transaction);
    const find = (step: FactRow["step"]) => facts.rows.find((row) => row.step === step)?.facts;
    return {
      bet,
      received: find("received") as ReceivedFacts,
      decided: (find("decided") as DecidedFacts | undefined) ?? null,
      attempts: attempts.rows,
    };
  });
};
