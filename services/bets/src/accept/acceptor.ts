import { setTimeout as sleep } from "node:timers/promises";
import { decideBets, isAway, type Ledger, type PreparedRequest, type ReserveAnswers, readOverdue } from "@touchline/db";
import { inSpan, type Log } from "@touchline/server-kit";
import { createBatchQueue } from "../batch-queue.ts";
import type { Bookmaker } from "../bookmaker.ts";
import { countDecided, decisionSeconds } from "../metrics.ts";
import type { RiskPort, RiskWords } from "../risk/risk-port.ts";
import { gatherFor, type RemoteWallet } from "../wallet/remote-wallet.ts";
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
  /** Where the punters' money is, if not in the ledger. */
  readonly wallet: Pick<RemoteWallet, "reserve" | "keep"> | null;
  /** Asked before bets are taken; null where the tenant has no risk system. */
  readonly risk: RiskPort | null;
  readonly onDecided: () => void;
  readonly log: Log;
}

export interface Acceptor {
  /** Decides the request at its `acceptAt`, and retries until it is decided. A wallet of the operator is asked for its stakes first. */
  readonly schedule: (request: PreparedRequest, storedAt: number) => void;
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
  readonly answers: ReserveAnswers;
  readonly words: RiskWords | null;
}

const MAX_BATCH = 256;
/** Delay before a request that cannot be decided yet is tried again. */
const RETRY_MS = 200;
/** The node that took a request decides it when due; after this long any node may. */
const OVERDUE_MS = 1_000;
/** Answers of the operator's wallet are stored by themselves where the decision is further away than this. */
const KEPT_BEFORE_MS = 500;

const NO_ANSWERS: ReserveAnswers = new Map();

export const createAcceptor = (options: AcceptorOptions): Acceptor => {
  const { ledger, tenant, bookmaker, offer, askBuilder, wallet, risk, onDecided, log } = options;
  /** Requests scheduled on this node, as "punter reqUuid". */
  const held = new Set<string>();
  const stopping = new AbortController();
  const moves = createPriceMoves(offer);

  const decide = async (jobs: readonly Job[]): Promise<readonly boolean[]> => {
    const prices = new Map(jobs.map((job) => [job.request, job.prices]));
    const words = new Map(jobs.map((job) => [job.request, job.words]));
    const offerFor = (request: PreparedRequest): OfferNow | null => {
      const now = offer();
      return now && { ...now, builder: (key) => prices.get(request)?.get(key) };
    };
    const requests = jobs.map(({ request }) => request);
    const decided = await decideBets(
      ledger,
      tenant,
      requests,
      createJudge({
        ...{ tenant, shard: ledger.shard, bookmaker, offerFor, log, movesOf: moves.of },
        ...(risk && { riskWordsOf: (request) => words.get(request) ?? null }),
      }),
      new Map(jobs.flatMap(({ answers }) => [...answers])),
    );
    if (decided.size > 0) onDecided();
    const now = Date.now();
    for (const [{ acceptAt }, bets] of decided) {
      if (bets.length > 0) decisionSeconds.observe({ tenant }, Math.max(0, now - acceptAt) / 1000);
      countDecided(tenant, bets);
    }
    return requests.map((request) => decided.has(request));
  };

  const queue = createBatchQueue({
    name: "decide batch",
    run: decide,
    most: () => MAX_BATCH,
    restAfter: (_, waiting) => (wallet ? gatherFor(waiting) : 0),
    isHopeless: isAway,
  });

  /** `storedAt` is null where another node has stored the request, and asked the wallet or not. */
  const accept = async (request: PreparedRequest, storedAt: number | null): Promise<void> => {
    const asked = risk?.ask(request) ?? null;
    const answers = wallet && storedAt !== null ? await wallet.reserve(request, storedAt) : NO_ANSWERS;
    const early = request.acceptAt - Date.now();
    if (early > KEPT_BEFORE_MS && answers.size > 0) await wallet?.keep(request.punter, answers);
    if (early > 0) await sleep(request.acceptAt - Date.now(), undefined, { signal: stopping.signal });
    const words = await asked;
    while (!(await queue.push({ request, prices: await priceBuilders(request, askBuilder), answers, words })))
      await sleep(RETRY_MS, undefined, { signal: stopping.signal });
  };

  const schedule = (request: PreparedRequest, storedAt: number | null): void => {
    const key = `${request.punter} ${request.reqUuid}`;
    if (held.has(key)) return;
    held.add(key);
    moves.begin(request);
    inSpan("decide", {}, () => accept(request, storedAt))
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
      for (const request of await readOverdue(ledger, tenant, Date.now() - OVERDUE_MS, MAX_BATCH))
        schedule(request, null);
    },
    look: moves.look,
    waiting: () => held.size,
    stop: () => stopping.abort(),
  };
};
