import { setTimeout as sleep } from "node:timers/promises";
import { decideBets, isAway, type Ledger, type PreparedRequest, readOverdue } from "@touchline/db";
import { inSpan, type Log } from "@touchline/server-kit";
import { createBatchQueue } from "../batch-queue.ts";
import type { Bookmaker } from "../bookmaker.ts";
import { countDecided, decisionSeconds } from "../metrics.ts";
import { createJudge } from "./judge.ts";
import type { OfferNow } from "./judge-leg.ts";
import { type AskBuilder, type BuilderPrices, priceBuilders } from "./price-builders.ts";
import { createPriceMoves } from "./price-moves.ts";

export interface AcceptorOptions {
  readonly ledger: Ledger;
  readonly tenant: string;
  readonly bookmaker: Bookmaker;
  /** The offer without bet builder prices; null while the bus connection is lost and prices may be stale. */
  readonly offer: () => Omit<OfferNow, "builder"> | null;
  readonly askBuilder: AskBuilder;
  readonly onDecided: () => void;
  readonly log: Log;
}

export interface Acceptor {
  /** Decides the request at its `acceptAt`, and retries until it is decided. */
  readonly schedule: (request: PreparedRequest) => void;
  /** Schedules overdue requests: the node that took them may have died. */
  readonly sweep: () => Promise<void>;
  /** Records price moves of these events for the requests that wait for their decision. */
  readonly look: (changed: ReadonlySet<number>) => void;
  readonly waiting: () => number;
  readonly stop: () => void;
}

interface Job {
  readonly request: PreparedRequest;
  readonly prices: BuilderPrices;
}

const MAX_BATCH = 256;
/** Delay before a request that cannot be decided yet is tried again. */
const RETRY_MS = 200;
/** The node that took a request decides it when due; after this long any node may. */
const OVERDUE_MS = 1_000;

export const createAcceptor = (options: AcceptorOptions): Acceptor => {
  const { ledger, tenant, bookmaker, offer, askBuilder, onDecided, log } = options;
  /** Requests scheduled on this node, as "punter reqUuid". */
  const held = new Set<string>();
  const stopping = new AbortController();
  const moves = createPriceMoves(offer);

  const decide = async (jobs: readonly Job[]): Promise<readonly boolean[]> => {
    const prices = new Map(jobs.map((job) => [job.request, job.prices]));
    const offerFor = (request: PreparedRequest): OfferNow | null => {
      const now = offer();
      return now && { ...now, builder: (key) => prices.get(request)?.get(key) };
    };
    const requests = jobs.map(({ request }) => request);
    const decided = await decideBets(
      ledger,
      tenant,
      requests,
      createJudge({ bookmaker, offerFor, log, movesOf: moves.of }),
    );
    if (decided.size > 0) onDecided();
    const now = Date.now();
    for (const [{ acceptAt }, bets] of decided) {
      if (bets.length > 0) decisionSeconds.observe({ tenant }, Math.max(0, now - acceptAt) / 1000);
      countDecided(tenant, bets);
    }
    return requests.map((request) => decided.has(request));
  };

  const queue = createBatchQueue({ name: "decide batch", run: decide, most: () => MAX_BATCH, isHopeless: isAway });

  const accept = async (request: PreparedRequest): Promise<void> => {
    const early = request.acceptAt - Date.now();
    if (early > 0) await sleep(early, undefined, { signal: stopping.signal });
    while (!(await queue.push({ request, prices: await priceBuilders(request, askBuilder) })))
      await sleep(RETRY_MS, undefined, { signal: stopping.signal });
  };

  const schedule = (request: PreparedRequest): void => {
    const key = `${request.punter} ${request.reqUuid}`;
    if (held.has(key)) return;
    held.add(key);
    moves.begin(request);
    inSpan("decide", {}, () => accept(request))
      // The request is unchanged in the ledger; the next sweep schedules it again.
      .catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ err: error, tenant, reqUuid: request.reqUuid }, "placement not decided, retrying");
      })
      .finally(() => {
        held.delete(key);
        moves.end(request);
      });
  };

  return {
    schedule,
    sweep: async () => {
      for (const request of await readOverdue(ledger, tenant, Date.now() - OVERDUE_MS, MAX_BATCH)) schedule(request);
    },
    look: moves.look,
    waiting: () => held.size,
    stop: () => stopping.abort(),
  };
};
