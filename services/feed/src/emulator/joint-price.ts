import type { OfferSource, SourcePick } from "../source.ts";
import { document, tag } from "../sources/unified-feed/wire/write-xml.ts";
import { childrenOf, parseXml, type XmlElement } from "../sources/unified-feed/wire/xml.ts";
import { oddsText, type World } from "./world.ts";

export const JOINT_PRICE_PATH = "/custombet/calculate";

const numberOf = (urn: string): number => Number(urn.slice(urn.lastIndexOf(":") + 1));

const readSelections = (body: string): readonly XmlElement[] => {
  try {
    return childrenOf(parseXml(body), "selection");
  } catch {
    return [];
  }
};

const REFUSED = { status: 400, body: document(tag("response", { response_code: "BAD_REQUEST" })) } as const;

/** The joint price of outcomes of one event, by the source's own model. What cannot be combined is a bad request. */
export const answerJointPrice = async (
  world: Pick<World, "find">,
  source: Pick<OfferSource, "priceTogether">,
  body: string,
): Promise<{ readonly status: number; readonly body: string }> => {
  const selections = readSelections(body);
  const [event, ...others] = new Set(selections.map(({ attributes: { id = "" } }) => numberOf(id)));
  const told = event === undefined || others.length > 0 ? undefined : world.find(event);
  if (!told) return REFUSED;
  const picks = selections.flatMap(({ attributes }): SourcePick[] => {
    const found = told.markets.get(`${attributes.market_id}|${attributes.specifiers ?? ""}`);
    const outcome = found?.market.outcomes.indexOf(attributes.outcome_id ?? "") ?? -1;
    return found && outcome >= 0 ? [{ definition: found.definition, outcome }] : [];
  });
  const answer = picks.length === selections.length ? await source.priceTogether?.(told.event.id, picks) : undefined;
  if (!answer || "error" in answer) return REFUSED;
  const calculation = tag("calculation", {
    odds: oddsText(answer.price),
    probability: (100 / answer.price).toFixed(6),
  });
  return { status: 200, body: document(tag("calculation_response", {}, [calculation])) };
};
