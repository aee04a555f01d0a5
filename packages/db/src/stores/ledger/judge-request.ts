import type { PlacedBet } from "@touchline/protocol";
import { exposureKey, type Liabilities } from "./liability-rows.ts";
import type { PreparedBet, PreparedRequest } from "./prepared-rows.ts";
import type { LimitedExposure } from "./with-liabilities.ts";

export interface Verdict {
  readonly bet: PlacedBet;
  /** Amount that the bet adds to the liability of each of its outcomes. */
  readonly exposure: bigint;
  readonly maxWinnings: bigint | null;
  /** Further data for settlement. */
  readonly settlement: unknown;
  readonly facts: unknown;
}

export interface Judge {
  /** Every outcome that the bet may need to win. */
  readonly outcomesOf: (bet: PreparedBet) => readonly string[];
  /** By outcome of the bet: what the bookmaker may lose on it at most. */
  readonly maxLiabilitiesOf: (bet: PreparedBet, request: PreparedRequest) => ReadonlyMap<string, bigint>;
  /** Null where it cannot be decided yet. `liabilityOf` is the liability already taken on an outcome. */
  readonly judge: (
    bet: PreparedBet,
    request: PreparedRequest,
    liabilityOf: (outcome: string) => bigint,
  ) => Verdict | null;
}

export const openBets = ({ bets }: PreparedRequest): PreparedBet[] => bets.filter(({ told }) => told === null);

/** Outcomes whose liability these requests may increase. */
export const exposuresOf = (
  requests: readonly PreparedRequest[],
  { maxLiabilitiesOf }: Pick<Judge, "maxLiabilitiesOf">,
): LimitedExposure[] =>
  requests.flatMap((request) =>
    openBets(request).flatMap((bet) =>
      [...maxLiabilitiesOf(bet, request)].map(([outcome, most]) => ({ currency: request.currency, outcome, most })),
    ),
  );

/** Decides the bets of a request in order, so that each sees the liability added by those before. Null where one has to wait. */
export const judgeRequest = (
  request: PreparedRequest,
  judge: Judge,
  liabilities: Liabilities,
): Map<string, Verdict> | null => {
  const { currency } = request;
  const added: Liabilities = new Map();
  const liabilityOf = (outcome: string): bigint => {
    const key = exposureKey({ currency, outcome });
    return (liabilities.get(key) ?? 0n) + (added.get(key) ?? 0n);
  };
  const verdicts = new Map<string, Verdict>();
  for (const bet of openBets(request)) {
    const verdict = judge.judge(bet, request, liabilityOf);
    if (!verdict) return null;
    verdicts.set(bet.id, verdict);
    for (const outcome of judge.outcomesOf(bet)) {
      const key = exposureKey({ currency, outcome });
      added.set(key, (added.get(key) ?? 0n) + verdict.exposure);
    }
  }
  for (const [key, amount] of added) liabilities.set(key, (liabilities.get(key) ?? 0n) + amount);
  return verdicts;
};
