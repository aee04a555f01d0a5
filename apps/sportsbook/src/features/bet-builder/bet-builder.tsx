import { builderId } from "@touchline/betting";
import { outcomeId } from "@touchline/protocol";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { PickedOutcome } from "../../data/betslip/betslip-model.ts";
import { selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { newId } from "../../data/betslip/slip/new-id.ts";
import type { BuilderLeg, BuilderLegs } from "../../data/event/builder-legs.ts";
import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";
import { useStore } from "../../data/use-store.ts";
import { combineReasonText } from "../../i18n/betting-texts.ts";
import { eventName } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import { Badge } from "../../ui/badge.tsx";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";
import { BuilderDock } from "./builder-dock.tsx";
import { BuilderIntro } from "./builder-intro.tsx";
import { type Builder, BuilderContext, BuilderTile, useBuilder } from "./builder-tile.tsx";
import { createLegCombiner, isConflict, legOf } from "./combine-legs.ts";
import { type AskBuilder, useBuilderPrice } from "./use-builder-price.ts";

/** Tag of a market without any outcome that can be combined with the picks. */
const BuilderTag = ({ markets }: { readonly markets: readonly FullMarket[] }) => {
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

/** The markets of the event view, drawn with the tiles of the builder. */
interface BuilderMarkets {
  readonly Tile: typeof BuilderTile;
  readonly Tag: typeof BuilderTag;
}

interface BetBuilderProps {
  readonly event: FullEvent;
  readonly legs: BuilderLegs;
  readonly ask: AskBuilder;
  readonly renderMarkets: (parts: BuilderMarkets) => ReactNode;
}

const PARTS: BuilderMarkets = { Tile: BuilderTile, Tag: BuilderTag };

const NO_LEGS: never[] = [];

/** The reason, with the names of the conflicting picks if there are any. */
const explain = (reason: string, against: readonly string[]): string =>
  against.length === 0 ? reason : message("betBuilder.against", { reason, names: against.join(", ") });

const outcomeOf = (event: FullEvent, { slot, marketSlot, outcomeName, marketName }: BuilderLeg): PickedOutcome => {
  const market = event.markets.find((each) => each.slot === marketSlot);
  return {
    eventId: event.id,
    slot,
    marketSlot,
    metaMarketId: market?.metaMarketId ?? 0,
    metaOutcomeId: market?.outcomes[slot - marketSlot]?.metaOutcomeId ?? 0,
    outcomeName,
    marketName,
    outcomes: market?.size ?? 1,
    eventName: eventName(event),
  };
};

/** Whether the active slip has exactly these picks as a bet builder. */
const useIsInSlip = (eventId: number, legs: readonly BuilderLeg[]): boolean => {
  const slip = useSlip(selectActiveSlip);
  const onSlip = Object.values(slip.selectionsData[builderId(eventId)]?.markets ?? {});
  return (
    onSlip.length === legs.length &&
    legs.every(({ slot }) => onSlip.some((market) => market.outcomeId === outcomeId(eventId, slot)))
  );
};

/** Several outcomes of one event for one price. */
export const BetBuilder = ({ event, legs: store, ask, renderMarkets }: BetBuilderProps) => {
  const legs = useStore(store.byEvent).get(event.id) ?? NO_LEGS;
  const { price, retryNow } = useBuilderPrice(event, legs, ask);
  const [toast, setToast] = useState<ToastMessage>();
  const { id, sport } = event;
  const betslips = useBetslips();
  const isInSlip = useIsInSlip(id, legs);
  const notify = useCallback((text: string): void => setToast({ id: newId(), tone: "warning", text }), []);

  /** Why the slip did not take them is said by the page, once. */
  const handleAdd = (): void => betslips.addBuilder(legs.map((leg) => outcomeOf(event, leg)));

  const builder = useMemo((): Builder => {
    const answerOf = createLegCombiner({ id, sport }, legs);
    const reasonOf: Builder["reasonOf"] = (market, index) => {
      const answer = answerOf(market, index);
      if (!isConflict(answer)) return undefined;
      const against = legs.filter(({ pick }) => answer.clashes.includes(pick));
      // An outcome that no result can win is never combinable.
      if (answer.reason === "contradiction" && against.length === 0) return combineReasonText("not_supported");
      return explain(
        combineReasonText(answer.reason),
        against.map(({ outcomeName }) => outcomeName),
      );
    };
    return {
      hasPicks: legs.length > 0,
      isPicked: (slot) => legs.some((leg) => leg.slot === slot),
      reasonOf,
      pick: (market, index) => {
        const leg = legOf({ id, sport }, market, index);
        const answer = answerOf(market, index);
        const isPicked = legs.some(({ slot }) => slot === leg.slot);
        if (isPicked || answer.combines) store.toggle(leg);
        else notify(reasonOf(market, index) ?? combineReasonText(answer.reason));
      },
    };
  }, [id, sport, legs, store, notify]);

  return (
    <BuilderContext value={builder}>
      <BuilderIntro count={legs.length} />
      {renderMarkets(PARTS)}
      <BuilderDock
        legs={legs}
        price={price}
        isInSlip={isInSlip}
        onAdd={handleAdd}
        onRetry={retryNow}
        onRemove={(slot) => store.remove(id, slot)}
        onClear={() => store.clear(id)}
      />
      <Toasts label={message("betBuilder.title")} toast={toast} raised />
    </BuilderContext>
  );
};
