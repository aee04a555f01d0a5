import type { RiskBook } from "@touchline/betting";
import type { Book } from "@touchline/brands/shipped";
import type { WalletHolder } from "@touchline/db";
import {
  betRoutes,
  isOnBreak,
  LONGEST_POSITION,
  type Placement,
  type PositionAnswer,
  type PunterClaims,
  type PunterMessages,
  reqUuidSchema,
  type WalletAnswer,
} from "@touchline/protocol";
import type { Identity, Log, Offer } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import { Answered, type Answers, addCalls, Refusal } from "../http/add-calls.ts";
import { authorisePunter } from "../punter/punter-routes.ts";
import { answerLimits } from "./answer-limits.ts";
import type { PlaceBets } from "./place-bets.ts";

/** What the API reads of bets and money; only the bets service writes them. */
export interface BetReads {
  /** Null when no request with this id was received. */
  readonly placement: (owner: WalletHolder, reqUuid: string) => Promise<Placement | null>;
  readonly wallet: (owner: WalletHolder) => Promise<WalletAnswer>;
  readonly position: (owner: WalletHolder, since: number) => Promise<PositionAnswer>;
  readonly messages: (owner: WalletHolder, after: number) => Promise<PunterMessages>;
  /** What may be lost on outcomes by the bets taken, in minor units. */
  readonly liabilities: (owner: WalletHolder, outcomes: readonly string[]) => Promise<ReadonlyMap<string, bigint>>;
}

export interface BetRoutesOptions {
  readonly identity: Identity;
  readonly placeBets: PlaceBets;
  readonly reads: BetReads;
  readonly book: Book;
  /** Limits that are changed while the service runs. */
  readonly strictestOf: RiskBook["strictestOf"];
  /** How many shards the ledger has. */
  readonly shards: number;
  /** Null until it was complete once. */
  readonly offer: () => Offer | null;
  readonly log: Log;
}

const ownerOf = ({ tenant, sub, currency }: PunterClaims): WalletHolder => ({ tenant, punter: sub, currency });

const ACCEPTED = 202;

/** Status 202 until the bet is decided. */
const answerPlacement = (placement: Placement): Placement | Answered<Placement> =>
  placement.state === "PREPARED" ? new Answered(ACCEPTED, placement) : placement;

/** A repeated request from before the break gets its stored answer; a new one is refused. */
const answerOnBreak = async (reads: BetReads, owner: WalletHolder, reqUuid: string): Promise<Placement> => {
  const known = await reads.placement(owner, reqUuid);
  if (!known) throw new Refusal("ON_BREAK", "The punter is on a break");
  return known;
};

const checkSince = (since: number, now: number): number => {
  if (since < now - LONGEST_POSITION) throw new Refusal("INVALID_QUERY", "since: more than 31 days ago");
  return since;
};

const answersOf = ({ placeBets, reads, ...limited }: BetRoutesOptions): Answers<typeof betRoutes, PunterClaims> => ({
  place: async ({ caller, body: request }) => {
    const owner = ownerOf(caller);
    if (request.currency !== owner.currency) throw new Refusal("INVALID_BODY", "currency: not the punter's currency");
    if (isOnBreak(caller, Date.now())) return answerPlacement(await answerOnBreak(reads, owner, request.reqUuid));
    const { placement } = await placeBets({ ...owner, at: Date.now(), request });
    return answerPlacement(placement);
  },
  placement: async ({ caller, params }) => {
    const reqUuid = reqUuidSchema.safeParse(params.reqUuid);
    const placement = reqUuid.success ? await reads.placement(ownerOf(caller), reqUuid.data) : null;
    if (!placement) throw new Refusal("NOT_FOUND", "No such request");
    return answerPlacement(placement);
  },
  limits: async ({ caller, query: { outcomes } }) => {
    const owner = ownerOf(caller);
    const liabilities = outcomes.length === 0 ? new Map() : await reads.liabilities(owner, outcomes);
    return answerLimits(limited, owner, outcomes, liabilities);
  },
  wallet: ({ caller }) => reads.wallet(ownerOf(caller)),
  position: async ({ caller, query: { since } }) => reads.position(ownerOf(caller), checkSince(since, Date.now())),
  messages: ({ caller, query: { after } }) => reads.messages(ownerOf(caller), after),
});

/** Bets and money of the punter in the token. */
export const addBetRoutes = (server: FastifyInstance, options: BetRoutesOptions): void =>
  addCalls(server, betRoutes, answersOf(options), {
    ...authorisePunter(options.identity),
    log: options.log,
  });
