import type { JointPrice } from "../../../source.ts";
import { optionalDecimal } from "../wire/attributes.ts";
import { priceOfOdds } from "../wire/read-message.ts";
import { RefusedMessage } from "../wire/refusal.ts";
import { formatUrn, type Urn } from "../wire/urn.ts";
import { document, tag } from "../wire/write-xml.ts";
import { childOf, type XmlElement } from "../wire/xml.ts";

/** An outcome by the provider's ids. */
export interface Selection {
  readonly event: Urn;
  readonly market: number;
  readonly specifiers: string;
  readonly outcome: string;
}

export const selectionsDocument = (selections: readonly Selection[]): string =>
  document(
    tag(
      "selections",
      { xmlns: "http://schemas.sportradar.com/custombet/v1/endpoints" },
      selections.map(({ event, market, specifiers, outcome }) =>
        tag("selection", {
          id: formatUrn(event),
          market_id: market,
          specifiers: specifiers || null,
          outcome_id: outcome,
        }),
      ),
    ),
  );

export const readJointPrice = (response: XmlElement): JointPrice => {
  const calculation = childOf(response, "calculation");
  const odds = calculation && optionalDecimal(calculation, "odds");
  if (!odds) throw new RefusedMessage("value", "calculation: odds");
  const price = priceOfOdds(odds);
  return price > 100 ? { price } : { error: "NOT_COMBINABLE" };
};
