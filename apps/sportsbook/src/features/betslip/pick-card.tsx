import type { Move, Price, Selection, SelectionMarket, SlipAction, SlipError } from "@touchline/betting";
import { memo, type ReactNode } from "react";
import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { slipErrorText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { FixToggle } from "../../ui/fix-toggle.tsx";
import { SelectionCard } from "../../ui/selection-card.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { PickPrice } from "./pick-price.tsx";
import { PickWhen, useIsLive } from "./pick-when.tsx";

interface PickCardProps {
  readonly selection: Selection;
  readonly odds: Price | null;
  readonly move: Move | null;
  /** What keeps this one from being bet on. */
  readonly error?: SlipError | undefined;
  /** Why it was not taken. */
  readonly rejection?: string | undefined;
  /** Left out where nothing can be changed now. */
  readonly dispatch?: ((action: SlipAction) => void) | undefined;
  readonly canFix?: boolean;
  /** Done with: it is not waited for any more. */
  readonly settled?: boolean;
  readonly children?: ReactNode;
}

/** The card says by a lock or a wait what these say; a moved price is said once, above the cards. */
const SAID_ELSEWHERE: readonly SlipError["key"][] = ["price_pending", "odds_changed"];

const reasonOf = ({ error, rejection }: PickCardProps): string | undefined => {
  if (error && !SAID_ELSEWHERE.includes(error.key)) return slipErrorText(error, String);
  return rejection;
};

const marketsOf = ({ markets }: Selection): SelectionMarket[] => Object.values(markets);

const removeLeg = (selection: Selection, market: SelectionMarket): SlipAction => ({
  type: "builder outcome selected",
  pick: { selection, market },
  at: Date.now(),
});

/** A change of one pick leaves the cards of the others as they are: a long slip must not make a tap slow. */
export const PickCard = memo((props: PickCardProps) => {
  const { selection, odds, move, dispatch, canFix = false, settled = false, children } = props;
  const { oddsFormat } = usePresentation();
  const isLive = useIsLive(selection);
  const markets = marketsOf(selection);
  const [market] = markets;
  const isBuilder = selection.type === "bet_builder";
  const name = isBuilder ? message("betBuilder.title") : (market?.outcomeName ?? "");
  const when = <PickWhen selection={selection} />;
  const words = isBuilder
    ? {
        tag: <StatusBadge status="betBuilder" text={message("betBuilder.title")} />,
        outcome: selection.eventName,
        market: when,
        legs: markets.map((leg) => ({
          id: leg.outcomeId,
          outcome: leg.outcomeName,
          market: leg.marketName,
          ...(dispatch && {
            remove: {
              label: message("slip.remove", { name: leg.outcomeName }),
              onRemove: () => dispatch(removeLeg(selection, leg)),
            },
          }),
        })),
      }
    : { outcome: name, market: market?.marketName, when, live: isLive, event: selection.eventName };
  return (
    <SelectionCard
      {...words}
      price={<PickPrice selection={selection} odds={odds} move={move} format={oddsFormat} />}
      reason={reasonOf(props)}
      waiting={dispatch === undefined && !settled}
      {...(dispatch && {
        remove: {
          label: message("slip.remove", { name }),
          onRemove: () => dispatch({ type: "selection removed", id: selection.id }),
        },
      })}
      aside={
        canFix &&
        dispatch && (
          <FixToggle
            pressed={selection.banker}
            text={message("slip.fix")}
            label={message("slip.fixName", { name })}
            onToggle={() => dispatch({ type: "banker toggled", id: selection.id })}
          />
        )
      }
    >
      {children}
    </SelectionCard>
  );
});
