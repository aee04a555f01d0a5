import { formatAmount, parseAmount, smaller } from "@touchline/betting";
import { type Book, limitsOf } from "@touchline/brands/shipped";
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
import type { Identity, Log } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import { Answered, type Answers, addCalls, Refusal } from "../http/add-calls.ts";
import { authorisePunter } from "../punter/punter-routes.ts";
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

/** What may still be lost on each outcome. More than one bet can pay is not told. */
const roomsOf = async (
  { reads, book }: Pick<BetRoutesOptions, "reads" | "book">,
  owner: WalletHolder,
  outcomes: readonly string[],
): Promise<Record<string, string>> => {
  const amount = (text: string): bigint => parseAmount(text, owner.currency) ?? 1n;
  const { maxLiability, maxWinnings } = limitsOf(book, owner.currency);
  const [most, pays] = [amount(maxLiability), amount(maxWinnings)];
  const taken = await reads.liabilities(owner, outcomes);
  const roomOf = (outcome: string): bigint => {
    const left = most - (taken.get(outcome) ?? 0n);
    return left > 0n ? smaller(left, pays) : 0n;
  };
  return Object.fromEntries(outcomes.map((outcome) => [outcome, formatAmount(roomOf(outcome), owner.currency)]));
};

const answersOf = ({ placeBets, reads, book }: BetRoutesOptions): Answers<typeof betRoutes, PunterClaims> => ({
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
    const { minStake, maxStake, maxWinnings } = limitsOf(book, owner.currency);
    const limits = { currency: owner.currency, minStake, maxStake, maxWinnings };
    return outcomes.length === 0 ? limits : { ...limits, rooms: await roomsOf({ reads, book }, owner, outcomes) };
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
