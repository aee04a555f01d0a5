import { type BuilderPick, combine } from "@touchline/betting";
import type { JointPrice, SourcePick } from "../../../source.ts";
import { templateOf } from "../market/meta.ts";
import type { Outlook } from "../market/outlook.ts";
import { homeEdge } from "../play/timed-play.ts";
import type { Fixture } from "../world/fixture.ts";
import { priceTogether } from "./builder-price.ts";
import { JOINTS } from "./joint-chance.ts";

const pickOf = (fixture: Fixture, outlook: Outlook, { definition, outcome }: SourcePick): BuilderPick => {
  const template = templateOf(definition.metaMarketId);
  const sportKey = fixture.tournament.sport;
  return {
    eventId: fixture.id,
    sportKey,
    marketKey: template?.key ?? "",
    specifiers: definition.specifiers,
    outcome,
    betBuilder: template?.betBuilder ?? false,
    ...(sportKey === "tennis" && { bestOf: outlook.read("sets.of.3") ? 5 : 3 }),
  };
};

/** Combinations are checked by the same rules as in the app, and priced by the current state of the model. */
export const quoteBuilder = (fixture: Fixture, outlook: Outlook, given: readonly SourcePick[]): JointPrice => {
  const makeJoint = JOINTS[fixture.tournament.sport];
  const picks = given.map((pick) => pickOf(fixture, outlook, pick));
  const isWhole = picks.every((pick, index) => combine(picks.slice(0, index), pick).combines);
  if (!makeJoint || !isWhole) return { error: "NOT_COMBINABLE" };
  return priceTogether(makeJoint(outlook, homeEdge(fixture)), picks);
};
