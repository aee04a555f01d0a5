import type { Book } from "@touchline/brands/shipped";
import type { BetRecord, BetsQuery, Owner, StoredBet, StoredBets } from "@touchline/db";
import {
  BETS_PER_PAGE,
  type Bet,
  betCommands,
  type Locale,
  type PunterClaims,
  ticketRoutes,
  uuidSchema,
} from "@touchline/protocol";
import type { Identity, Log, Offer } from "@touchline/server-kit";
import type { FastifyInstance } from "fastify";
import { type Answers, addCalls, Refusal } from "../http/add-calls.ts";
import { authorisePunter, ownerOf } from "../punter/punter-routes.ts";
import type { AskBets } from "./ask-bets.ts";
import { readCashouts } from "./ticket/cashouts.ts";
import { describeBet } from "./ticket/describe-bet.ts";
import { describeRecord } from "./ticket/describe-record.ts";

/** What the API reads of placed bets. Null for a bet that is not the punter's. */
export interface TicketReads {
  readonly bets: (owner: Owner, query: BetsQuery) => Promise<StoredBets>;
  readonly bet: (owner: Owner, betId: string) => Promise<StoredBet | null>;
  readonly record: (owner: Owner, betId: string) => Promise<BetRecord | null>;
}

export interface TicketRoutesOptions {
  readonly identity: Identity;
  readonly askBets: AskBets;
  readonly reads: TicketReads;
  readonly book: Book;
  /** Null until the offer is complete. */
  readonly offer: () => Offer | null;
  readonly log: Log;
}

const MONTHS_SHOWN = 3;

const monthsBefore = (now: number, months: number): Date => {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

const notFound = (): Refusal => new Refusal("NOT_FOUND", "No such bet");

/** A malformed bet id is answered as an unknown bet. */
const betIdOf = ({ betId }: Readonly<Record<string, string>>): string => {
  const parsed = uuidSchema.safeParse(betId);
  if (!parsed.success) throw notFound();
  return parsed.data;
};

/** `before` of a page is the id of the last bet of the page before. */
const placeOf = (next: string | undefined): string | null => {
  if (next === undefined) return null;
  const parsed = uuidSchema.safeParse(next);
  if (!parsed.success) throw new Refusal("INVALID_QUERY", "before: must be `next` of another page");
  return parsed.data;
};

const found = <Value>(value: Value | null): Value => {
  if (value === null) throw notFound();
  return value;
};

const commandOf = (caller: PunterClaims, body: object): object => ({ ...ownerOf(caller), at: Date.now(), body });

interface Naming {
  readonly locale: Locale;
  readonly supplementalNameTypeIds: readonly number[];
}

const answersOf = (options: TicketRoutesOptions): Answers<typeof ticketRoutes, PunterClaims> => {
  const { askBets, reads, book, offer } = options;
  const describe = async (owner: Owner, bets: readonly StoredBet[], naming: Naming): Promise<Bet[]> => {
    const cashoutOf = await readCashouts(owner, bets, askBets);
    const view = { ...naming, offer: offer(), book, now: Date.now() };
    return bets.map((bet) => describeBet(bet, cashoutOf(bet), view));
  };
  return {
    bets: async ({ caller, query: { filter, before, ...naming } }) => {
      const [owner, place] = [ownerOf(caller), placeOf(before)];
      const since = monthsBefore(Date.now(), MONTHS_SHOWN);
      const { bets, next, open } = await reads.bets(owner, { filter, before: place, most: BETS_PER_PAGE, since });
      return { bets: await describe(owner, bets, naming), next, open };
    },
    bet: async ({ caller, params, query }) => {
      const owner = ownerOf(caller);
      const kept = found(await reads.bet(owner, betIdOf(params)));
      const [bet] = await describe(owner, [kept], query);
      return { bet: bet as Bet };
    },
    record: async ({ caller, params }) => describeRecord(found(await reads.record(ownerOf(caller), betIdOf(params)))),
    course: async ({ caller, params }) => {
      const command = commandOf(caller, { betId: betIdOf(params) });
      return (await askBets("course", ownerOf(caller), command, betCommands.course.answer)).answer;
    },
    cashOut: async ({ caller, body }) =>
      (await askBets("cashOut", ownerOf(caller), commandOf(caller, body), betCommands.cashOut.answer)).answer,
    addRule: async ({ caller, body }) =>
      (await askBets("addRule", ownerOf(caller), commandOf(caller, body), betCommands.addRule.answer)).answer,
    removeRule: async ({ caller, body }) =>
      (await askBets("removeRule", ownerOf(caller), commandOf(caller, body), betCommands.removeRule.answer)).answer,
    cancel: async ({ caller, body }) =>
      (await askBets("cancel", ownerOf(caller), commandOf(caller, body), betCommands.cancel.answer)).answer,
  };
};

/** Placed bets of the punter in the token. */
export const addTicketRoutes = (server: FastifyInstance, options: TicketRoutesOptions): void =>
  addCalls(server, ticketRoutes, answersOf(options), {
    ...authorisePunter(options.identity),
    log: options.log,
  });
