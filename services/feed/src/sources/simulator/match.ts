import type { Incident, LiveMetadata, OfferEvent, Resolution } from "@touchline/protocol";
import type { MarketDefinition, SourceEvent, SourceMarket, SourceResult } from "../../source.ts";
import { flicker, wander } from "./chance/noise.ts";
import type { SimulatedClock } from "./clock.ts";
import { metaMarketIdOf, metaOutcomeId, templateOf } from "./market/meta.ts";
import { type OfferedMarket, offerMarkets, resolveMarket } from "./market/offer-markets.ts";
import type { Drift, SportEngine } from "./play/engine.ts";
import { beforeMatch, type Frame, sumPairs } from "./play/frame.ts";
import { frameIndexAt } from "./play/timeline.ts";
import type { Simulated } from "./simulated.ts";
import { ENGINES } from "./sports/engines.ts";
import type { Fixture } from "./world/fixture.ts";
import type { Team } from "./world/teams.ts";

const MINUTE = 60_000;
const MOST_INCIDENTS = 40;
const DEPTH = { 1: 1, 2: 0.75, 3: 0.5 } as const;
/** How often the nervous part of a live price may jump. */
const FLICKER = 250;

/** Form comes and goes over minutes; in play it also flickers. */
const driftAt = (seed: number, at: number, live: boolean): Drift => {
  const form = (side: number): number =>
    0.06 * wander(seed + side, at, 45 * MINUTE) +
    0.025 * wander(seed + side + 2, at, 4 * MINUTE) +
    (live ? 0.008 * flicker(seed + side + 4, at, FLICKER) : 0);
  return { home: form(0), away: form(1) };
};

const competitorOf = ({ id, name, short, abbreviation, kit }: Team): OfferEvent["competitors"][number] => ({
  id,
  name,
  supplementalNames: { 1: short, 2: abbreviation },
  kit,
});

/** A match of the offer: what it is at any moment follows from its fixture alone. */
export const createMatch = (fixture: Fixture, clock: SimulatedClock): Simulated => {
  const engine: SportEngine = ENGINES[fixture.tournament.sport];
  const before = beforeMatch(engine.start(fixture));
  const definitions = new Map<string, MarketDefinition>();
  let played: readonly Frame[] | null = null;
  const frames = (): readonly Frame[] => (played ??= engine.play(fixture));

  const endsAt = (): number => fixture.startsAt + (frames().at(-1) as Frame).at;

  const indexAt = (at: number): number => (at < fixture.startsAt ? -1 : frameIndexAt(frames(), at - fixture.startsAt));

  const outlookAt = (at: number, frame: Frame, drift: Drift) =>
    engine.outlook(fixture, frame, frame === before ? 0 : at - fixture.startsAt - frame.at, drift);

  const definitionOf = ({ template, specifiers, prices }: OfferedMarket): MarketDefinition => {
    const metaMarketId = metaMarketIdOf(template);
    const key = `${metaMarketId}:${Object.values(specifiers).join(":")}`;
    let definition = definitions.get(key);
    if (!definition) {
      definition = {
        metaMarketId,
        specifiers,
        outcomes: prices.map((_, outcome) => metaOutcomeId(metaMarketId, outcome)),
        ...(template.players && { names: fixture.players }),
      };
      definitions.set(key, definition);
    }
    return definition;
  };

  const marketsAt = (at: number, frame: Frame): readonly SourceMarket[] => {
    if (frame.playStatus === "ENDED" || frame.playStatus === "ABANDONED") return [];
    const live = frame !== before;
    const offered = offerMarkets(engine.markets, outlookAt(at, frame, driftAt(fixture.seed, at, live)), {
      live,
      tense: frame.tense,
      depth: DEPTH[fixture.tournament.tier],
      players: fixture.tournament.tier < 3 ? fixture.players.length : 0,
    });
    const markets = offered.map((market) => ({
      definition: definitionOf(market),
      main: market.main,
      listed: market.main && engine.listMarkets.includes(market.template.key),
      prices: market.prices,
    }));
    // Listed markets first: they get neighbouring slots, which is what makes a list snapshot small.
    return [...markets.filter(({ listed }) => listed), ...markets.filter(({ listed }) => !listed)];
  };

  const metadataAt = (at: number, frame: Frame): LiveMetadata => {
    const elapsed = at - fixture.startsAt - frame.at;
    const eventTime = engine.clock(frame);
    return {
      eventStatus: frame.status,
      eventTime,
      timeAt: Math.round(clock.toReal(fixture.startsAt + frame.at)),
      timeRunning: frame.running && eventTime !== null,
      countdown: engine.countdown,
      timeSpeed: clock.speed,
      eventExtraTime: frame.extraTime,
      progress: Math.min(100, Math.floor(100 * engine.progress(fixture, frame, elapsed))),
      score: frame.score,
      currentScoreInSets: [...engine.parts(frame)],
      currentGameScore: frame.game,
      server: frame.server,
      redCards: frame.redCards,
      yellowCards: frame.yellowCards,
      corners: sumPairs(frame.tallies.corners ?? []),
    };
  };

  const incidentsUntil = (index: number): Incident[] =>
    frames()
      .slice(0, index + 1)
      .flatMap(({ incident }) => incident ?? [])
      .slice(-MOST_INCIDENTS);

  const fixed = {
    id: fixture.id,
    type: "MATCH",
    sportId: fixture.tournament.sportId,
    categoryId: fixture.tournament.categoryId,
    tournamentId: fixture.tournament.id,
    names: null,
    competitors: [competitorOf(fixture.home), competitorOf(fixture.away)],
    reversed: fixture.reversed,
    startsAt: Math.round(clock.toReal(fixture.startsAt)),
    streamed: fixture.streamed,
    catalogIds: [...fixture.catalogIds],
    promotedOfferIds: [...fixture.promotedOfferIds],
  } satisfies Partial<SourceEvent>;

  /** The event as it stands at a moment of simulated time. */
  const describe = (at: number): SourceEvent => {
    const index = indexAt(at);
    const frame = frames0(index);
    const live = frame !== before;
    return {
      ...fixed,
      game: live ? "LIVE" : "PREMATCH",
      playStatus: frame.playStatus,
      detailedPlayStatus: frame.detailedPlayStatus,
      metadata: live ? metadataAt(at, frame) : null,
      incidents: live ? incidentsUntil(index) : [],
      suspended: frame.suspended || (!live && at >= fixture.startsAt),
      markets: marketsAt(at, frame),
    };
  };

  const frames0 = (index: number): Frame => (index < 0 ? before : (frames()[index] as Frame));

  /** When something of the match changes next that is more than a price. */
  const nextChange = (at: number): number => {
    if (at < fixture.startsAt) return fixture.startsAt;
    const next = frames()[indexAt(at) + 1];
    return next ? fixture.startsAt + next.at : Number.POSITIVE_INFINITY;
  };

  const result = (): SourceResult => {
    const last = frames().at(-1) as Frame;
    const outlook = outlookAt(endsAt(), last, { home: 0, away: 0 });
    return {
      at: Math.round(clock.toReal(endsAt())),
      facts: {
        parts: [...engine.parts(last)],
        score: last.score,
        corners: [...(last.tallies.corners ?? [])],
        cards: [...(last.tallies.cards ?? [])],
        scorers: last.scorers.flatMap(({ player }) => (player === null ? [] : (fixture.players[player] ?? []))),
        ranking: [],
      },
      resolve: ({ metaMarketId, specifiers, outcomes }): readonly Resolution[] => {
        const template = templateOf(metaMarketId);
        return template ? resolveMarket(template, outlook, specifiers, outcomes.length) : outcomes.map(() => "VOID");
      },
    };
  };

  return { id: fixture.id, startsAt: fixture.startsAt, describe, nextChange, endsAt, result };
};
