import type { FullMarket } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { Badge } from "../../ui/badge.tsx";
import { useBuilder } from "./builder-context.ts";

/** Said of a market of which nothing goes with the picks. */
export const BuilderTag = ({ markets }: { readonly markets: readonly FullMarket[] }) => {
  const { hasPicks, isPicked, reasonOf } = useBuilder();
  const isOut = markets.every((market) =>
    market.outcomes.every(({ slot }, index) => !isPicked(slot) && reasonOf(market, index) !== undefined),
  );
  return (
    hasPicks &&
    isOut && (
      <Badge tone="void" icon="info">
        {message("betBuilder.notWithPicks")}
      </Badge>
    )
  );
};
