import type { BuilderPick } from "@touchline/betting";
import { JOINTS } from "../sources/simulator/builder/joint-chance.ts";
import type { JointSpace } from "../sources/simulator/builder/world.ts";
import { offerMarkets } from "../sources/simulator/market/offer-markets.ts";
import { STEADY } from "../sources/simulator/match/form.ts";
import { beforeMatch, type Frame } from "../sources/simulator/play/frame.ts";
import { homeEdge } from "../sources/simulator/play/timed-play.ts";
import { ENGINES } from "../sources/simulator/sports/engines.ts";
import type { Fixture } from "../sources/simulator/world/fixture.ts";

export const BUILDER_SPORTS = ["soccer", "basketball", "tennis", "baseball", "ice-hockey"] as const;
export type BuilderSport = (typeof BUILDER_SPORTS)[number];

export interface OfferedPick extends BuilderPick {
  readonly price: number;
}

export interface Scene {
  readonly spaces: readonly JointSpace[];
  /** Every priced outcome that can be in a bet builder. */
  readonly picks: readonly OfferedPick[];
}

/** The model of a match at a minute after its start (negative before it); null once it is over. */
export const sceneAt = (fixture: Fixture, minute: number): Scene | null => {
  const sportKey = fixture.tournament.sport;
  const engine = ENGINES[sportKey];
  const at = minute * 60_000;
  const live = minute >= 0;
  const frames = engine.play(fixture);
  const frame = live ? frames.findLast((one) => one.at <= at) : undefined;
  if (frame && (frame.playStatus === "ENDED" || frame.playStatus === "ABANDONED")) return null;
  const now: Frame = frame ?? beforeMatch(engine.start(fixture));
  const outlook = engine.outlook(fixture, now, frame ? at - frame.at : 0, STEADY);
  const situation = { live, tense: false, depth: 1, players: fixture.players.length };
  const picks = offerMarkets(engine.markets, outlook, situation).flatMap(({ template, specifiers, prices }) =>
    prices.flatMap((price, outcome) => {
      if (!template.betBuilder || price <= 0) return [];
      const bestOf = sportKey === "tennis" ? { bestOf: outlook.read("sets.of.3") ? (5 as const) : (3 as const) } : {};
      return [
        { eventId: 1, sportKey, marketKey: template.key, specifiers, outcome, betBuilder: true, price, ...bestOf },
      ];
    }),
  );
  return { spaces: JOINTS[sportKey]?.(outlook, homeEdge(fixture)) ?? [], picks };
};
