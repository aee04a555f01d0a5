import { setTimeout as sleep } from "node:timers/promises";
import { jetstream } from "@nats-io/jetstream";
import { NO_RESULT } from "@touchline/betting";
import {
  BETS_SUBJECTS,
  type EventResult,
  encodeOfferMessage,
  heartbeatSubject,
  type OddsChanges,
  type OfferEvent,
  offerSubject,
  type Pair,
  type PlaceAnswer,
  type PunterMessage,
  placeAnswersSchema,
  punterSubject,
  type Resolution,
  resultSubject,
} from "@touchline/protocol";
import { openBus } from "../testkit/bus.ts";

const PRODUCER = "faults";
const SPORT = 1;
const TOURNAMENT = 9_999_999;
/** A meta market without rules, so that the resolution of the result is used. */
const META_MARKET = 9_999_999;
const FIRST_ID = 900_000_000;
const HOUR_MS = 3_600_000;
const BEAT_MS = 500;
const AGAIN_MS = 200;

const NOTHING = { home: 0, away: 0 };

const ENDS = {
  won: ["WON", "LOST"],
  lost: ["LOST", "WON"],
  void: ["VOID", "VOID"],
  halfWon: ["HALF_WON", "HALF_LOST"],
  halfLost: ["HALF_LOST", "HALF_WON"],
} as const satisfies Record<string, readonly Resolution[]>;
export type MatchEnd = keyof typeof ENDS;

interface Market {
  readonly slot: number;
  readonly metaMarketId: number;
  readonly specifiers: Record<string, string>;
  readonly outcomes: readonly number[];
}

/** Two markets with the same prices. */
const MARKETS: readonly Market[] = [{}, { half: "1" }].map((specifiers, place) => ({
  ...{ slot: 2 * place, metaMarketId: META_MARKET, specifiers: specifiers as Record<string, string>, outcomes: [1, 2] },
}));

/** What is decided about the first market while the match goes on, or the end of the match. */
export type Saying = { readonly said: MatchEnd | null; readonly cancelled?: Cancelled } | { readonly end: MatchEnd };

type Cancelled = NonNullable<EventResult["markets"][number]["cancelled"]>;

const LIVE = { game: "LIVE", playStatus: "RUNNING", detailedPlayStatus: 1 } as const;
const BEFORE = { game: "PREMATCH", playStatus: "NOT_STARTED", detailedPlayStatus: 0 } as const;

const eventOf = (id: number, version: number, price: number, live: boolean): OfferEvent => ({
  ...{ id, version, producer: PRODUCER, type: "MATCH", sportId: SPORT, categoryId: SPORT, tournamentId: TOURNAMENT },
  names: { en: `Match ${id}` },
  competitors: [],
  reversed: false,
  startsAt: Date.now() + (live ? -HOUR_MS : HOUR_MS),
  ...(live ? LIVE : BEFORE),
  ...{ metadata: null, incidents: [] },
  ...{ suspended: false, streamed: false, catalogIds: [], promotedOfferIds: [] },
  markets: MARKETS.map((market) => ({
    ...{ ...market, outcomes: [...market.outcomes], main: true, listed: false, lined: false },
    prices: [price, 200],
  })),
});

const marketResult = (market: Market, end: MatchEnd | null): EventResult["markets"][number] => ({
  ...{ ...market, outcomes: [...market.outcomes] },
  resolutions: end ? [...ENDS[end]] : [null, null],
});

const resultOf = (id: number, version: number, end: MatchEnd): EventResult => ({
  eventId: id,
  version,
  at: Date.now(),
  playStatus: end === "void" ? "ABANDONED" : "ENDED",
  facts: { ...NO_RESULT, final: end !== "void" },
  markets: MARKETS.map((market) => marketResult(market, end)),
});

/** What is decided about a match that goes on: one market, by its place. Null: its settlement was rolled back. */
const partOf = (
  id: number,
  version: number,
  place: number,
  said: MatchEnd | null,
  cancelled: Cancelled,
): EventResult => ({
  ...{ eventId: id, version, at: Date.now(), playStatus: "RUNNING", facts: null, final: false },
  markets: [{ ...marketResult(MARKETS[place] as Market, said), cancelled: [...cancelled] }],
});

/** Without markets: each leg is settled by the rule of the market that was bet on. */
const scoreOf = (id: number, version: number, score: Pair): EventResult => ({
  ...{ eventId: id, version, at: Date.now(), playStatus: "ENDED", markets: [] },
  facts: { ...NO_RESULT, partsPlayed: 2, parts: [score, NOTHING], score },
});

/** A punter, with overrides of the default bet. */
export interface OwnBet {
  readonly tenant: string;
  readonly punter: string;
  readonly brand?: string;
  readonly stake?: string;
  readonly odds?: number;
  readonly oddsChanges?: OddsChanges;
  readonly live?: boolean;
  /** The first outcome of the first market where it is missing. */
  readonly slot?: number;
}

/** Matches of a test producer, with prices and results at chosen times. */
export const startOwnMatches = async (natsUrl: string) => {
  const bus = await openBus(natsUrl);
  const versions = new Map<number, number>();
  /** Results have versions as well; a bettor has seen that of the offer. */
  const offered = new Map<number, number>();
  // Ids differ between runs, so that leftovers of another run on the same platform are not found.
  let next = FIRST_ID + (Math.floor(Date.now() / 1000) % 100_000) * 1_000;
  let isOver = false;

  const beat = (): void => {
    if (!bus.isClosed())
      bus.publish(heartbeatSubject(PRODUCER), JSON.stringify({ producer: PRODUCER, at: Date.now(), resyncing: false }));
  };
  beat();
  const beating = setInterval(beat, BEAT_MS);

  const nextVersion = (id: number): number => {
    const version = (versions.get(id) ?? 0) + 1;
    versions.set(id, version);
    return version;
  };

  /** Repeats until the bus has stored it: the bus may be down. */
  const publish = async (subject: string, message: string): Promise<void> => {
    while (!isOver) {
      try {
        await jetstream(bus).publish(subject, message, { timeout: 2_000 });
        return;
      } catch {
        await sleep(AGAIN_MS);
      }
    }
  };

  const price = async (id: number, given: number, live = false): Promise<void> => {
    const version = nextVersion(id);
    const event = eventOf(id, version, given, live);
    offered.set(id, version);
    const { startsAt, game, playStatus, detailedPlayStatus, markets } = event;
    const delta = { version, prices: [], patch: { startsAt, game, playStatus, detailedPlayStatus, markets } };
    await publish(offerSubject(event), encodeOfferMessage(delta, event));
  };

  const ask = async (subject: string, message: object): Promise<unknown> =>
    (await bus.request(subject, JSON.stringify(message), { timeout: 10_000 })).json();

  /** One bet on the first outcome of each match. */
  const place = async (ids: readonly number[], bet: OwnBet): Promise<PlaceAnswer> => {
    const { tenant, punter, brand = "default", stake = "10.00", odds = 200, live = false, slot = 0 } = bet;
    const selections = ids.map((eventId) => ({
      ...{ hash: `h${crypto.randomUUID()}`, eventId, eventVersion: offered.get(eventId) ?? 1 },
      ...{ game: live ? "LIVE" : "PREMATCH", slots: [slot], odds },
    }));
    const hashes = selections.map(({ hash }) => hash);
    const request = {
      ...{ reqUuid: crypto.randomUUID(), betslipId: crypto.randomUUID(), brand, currency: "EUR" },
      ...{ oddsChanges: bet.oddsChanges ?? "accept_any_changes", selections },
      bets: [{ type: ids.length === 1 ? "single" : "combo", stake, sizes: [], hashes, bankers: [] }],
    };
    const command = { tenant, punter, currency: "EUR", at: Date.now(), request };
    const [answer] = placeAnswersSchema.parse(await ask(BETS_SUBJECTS.place, [command]));
    return answer as PlaceAnswer;
  };

  const publishResult = (result: EventResult): Promise<void> =>
    publish(resultSubject({ sportId: SPORT, tournamentId: TOURNAMENT, id: result.eventId }), JSON.stringify(result));

  /** Places a bet without a delay and returns its id; throws if it is rejected. */
  const placed = async (ids: readonly number[], bet: OwnBet): Promise<string> => {
    const answer = await place(ids, bet);
    const decided = "placement" in answer && answer.placement.state === "DECIDED" ? answer.placement : null;
    const [first] = decided?.result.bets ?? [];
    if (first?.status !== "PLACED") throw new Error(`a bet was not placed: ${JSON.stringify(answer)}`);
    return first.id;
  };

  return {
    place,
    placed,
    open: async (given: number): Promise<number> => {
      next += 1;
      const id = next;
      await price(id, given);
      return id;
    },
    /** Changes the price of the first outcome; `live` if the match is in play. */
    price,
    versionOf: (id: number): number => versions.get(id) ?? 0,
    end: (id: number, end: MatchEnd): Promise<void> => publishResult(resultOf(id, nextVersion(id), end)),
    /** Decides one market, by its place, while the match goes on. */
    say: (id: number, said: MatchEnd | null, place = 0, cancelled: Cancelled = []): Promise<void> =>
      publishResult(partOf(id, nextVersion(id), place, said, cancelled)),
    /**
     * Publishes what is said about the first market, one after the other. Where messages are `late`, each waits for itself, so that
     * they overtake each other.
     */
    tell: async (id: number, sayings: readonly Saying[], late: (() => Promise<void>) | null): Promise<void> => {
      const results = sayings.map((saying) => {
        const version = nextVersion(id);
        return "end" in saying
          ? resultOf(id, version, saying.end)
          : partOf(id, version, 0, saying.said, saying.cancelled ?? []);
      });
      if (late) await Promise.all(results.map((result) => late().then(() => publishResult(result))));
      else for (const result of results) await publishResult(result);
    },
    /** Ends a match of the feed, before the feed does, with this score in its first half or set. */
    endWith: (id: number, score: Pair): Promise<void> => publishResult(scoreOf(id, nextVersion(id), score)),
    /** Sends a command to any node of the bets service. */
    ask,
    /** Subscribes to the messages to a tenant's punters. */
    hear: (tenant: string, handle: (message: PunterMessage) => void): void => {
      bus.subscribe(punterSubject(tenant, "*"), {
        callback: (error, message) => {
          if (!error) handle(message.json());
        },
      });
    },
    stop: async (): Promise<void> => {
      isOver = true;
      clearInterval(beating);
      await bus.close();
    },
  };
};

export type OwnMatches = Awaited<ReturnType<typeof startOwnMatches>>;
