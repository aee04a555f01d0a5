import { formatAmount, parseAmount } from "@touchline/betting";
import { type BetTerms, type PreparedBet, type PreparedRequest, termsOf } from "@touchline/db";
import { outcomeId } from "@touchline/protocol";
import type { RiskAnswer, RiskQuestion } from "@touchline/protocol/risk";
import { riskAnswers } from "../metrics.ts";
import type { AskRisk } from "./risk-client.ts";

/** What an outside system says of a bet. `silent` where it said nothing in time that could be used. */
export type RiskWord =
  | { readonly decision: "accept" | "reject" | "silent" }
  | { readonly decision: "alternative"; readonly stake: bigint };

export interface RiskWords {
  readonly of: (betId: string) => RiskWord;
  /** How long after its due time the request may be decided, because the answer came later. */
  readonly lateMs: number;
}

/** The decision of an outside system, which is asked before bets are taken. */
export interface RiskPort {
  readonly ask: (request: PreparedRequest) => Promise<RiskWords>;
}

const PATIENCE_MS = { PREMATCH: 3_000, LIVE: 16_000 } as const;
/** Questions under way at once. With more of them the last one would be answered too late. */
const MOST_AT_ONCE = 256;

const legOf = ({ eventId, event, game, odds, banker, slots, outcomes }: BetTerms["legs"][number]) => ({
  ...{ event: eventId, game, odds, banker },
  ...(event?.sourceId !== undefined && { sourceId: event.sourceId }),
  ...(event && { sport: event.sportId, tournament: event.tournamentId }),
  outcomes: slots.flatMap((slot) => {
    const known = outcomes.find((each) => each.slot === slot);
    if (!known) return [];
    const { metaMarketId: market, specifiers, outcomeName: name } = known;
    return [{ outcome: outcomeId(eventId, slot), market, specifiers, name }];
  }),
});

const betOf = (bet: PreparedBet, currency: string): RiskQuestion["bets"][number] => {
  const { sizes, legs } = termsOf(bet);
  const stake = formatAmount(bet.stake, currency);
  return { id: bet.id, type: bet.type, stake, sizes: [...sizes], legs: legs.map(legOf) };
};

const wordOf = (given: RiskAnswer["bets"][number] | undefined, currency: string): RiskWord => {
  if (!given) return { decision: "silent" };
  if (given.decision !== "alternative") return { decision: given.decision };
  const stake = parseAmount(given.stake, currency);
  return stake === null ? { decision: "silent" } : { decision: "alternative", stake };
};

export const createRiskPort = (tenant: string, askRisk: AskRisk, patience = PATIENCE_MS): RiskPort => {
  let underWay = 0;

  const askInTime = async (question: RiskQuestion): Promise<RiskAnswer | null> => {
    // A request that nobody decided in its time is turned down without a question.
    if (underWay >= MOST_AT_ONCE || question.until <= Date.now()) return null;
    underWay += 1;
    try {
      return await askRisk(question);
    } finally {
      underWay -= 1;
    }
  };

  return {
    ask: async (request) => {
      const { punter, reqUuid, currency, acceptAt } = request;
      const open = request.bets.filter(({ told }) => told === null);
      const isLive = open.some((bet) => termsOf(bet).legs.some(({ game }) => game === "LIVE"));
      const allowed = isLive ? patience.LIVE : patience.PREMATCH;
      const until = Math.min(Date.now(), acceptAt) + allowed;
      const bets = open.map((bet) => betOf(bet, currency));
      const answer = await askInTime({ tenant, punter, reqUuid, currency, until, bets });
      const byId = new Map(answer?.bets.map((each) => [each.id, each]));
      for (const { id } of open) riskAnswers.inc({ tenant, outcome: byId.get(id)?.decision ?? "silent" });
      return {
        of: (betId) => wordOf(byId.get(betId), currency),
        lateMs: Math.min(Math.max(0, Date.now() - acceptAt), allowed),
      };
    },
  };
};
