import { type ReactNode, useMemo, useState } from "react";
import type { BuilderLegs } from "../../data/event/builder-legs.ts";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useStateValue } from "../../data/use-state-value.ts";
import { combineReasonText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";
import { type Builder, BuilderContext } from "./builder-context.ts";
import { BuilderDock } from "./builder-dock.tsx";
import { BuilderPlate } from "./builder-plate.tsx";
import { BuilderStrip } from "./builder-strip.tsx";
import { BuilderTag } from "./builder-tag.tsx";
import { createLegCombiner, isConflict, legOf } from "./combine-legs.ts";
import { type AskBuilder, useBuilderPrice } from "./use-builder-price.ts";

/** The markets of the event view, drawn with the plates of the builder. */
interface BuilderMarkets {
  readonly Plate: typeof BuilderPlate;
  readonly Tag: typeof BuilderTag;
}

interface BetBuilderProps {
  readonly event: FullEvent;
  readonly legs: BuilderLegs;
  readonly ask: AskBuilder;
  readonly renderMarkets: (parts: BuilderMarkets) => ReactNode;
}

const PARTS: BuilderMarkets = { Plate: BuilderPlate, Tag: BuilderTag };

const NO_LEGS: never[] = [];

/** Names the picks that stand against it, where there are some. */
const explain = (reason: string, against: readonly string[]): string =>
  against.length === 0 ? reason : message("betBuilder.against", { reason, names: against.join(", ") });

/** Several outcomes of one event for one price. */
export const BetBuilder = ({ event, legs: store, ask, renderMarkets }: BetBuilderProps) => {
  const legs = useStateValue(store.byEvent).get(event.id) ?? NO_LEGS;
  const { price, retryNow } = useBuilderPrice(event, legs, ask);
  const [toast, setToast] = useState<ToastMessage>();
  const { id, sport } = event;

  const builder = useMemo((): Builder => {
    const answerOf = createLegCombiner({ id, sport }, legs);
    const reasonOf: Builder["reasonOf"] = (market, index) => {
      const answer = answerOf(market, index);
      if (!isConflict(answer)) return undefined;
      const against = legs.filter(({ pick }) => answer.clashes.includes(pick));
      // What no result makes win cannot be used at all, whatever is picked.
      if (answer.reason === "contradiction" && against.length === 0) return combineReasonText("not_supported");
      return explain(
        combineReasonText(answer.reason),
        against.map(({ outcomeName }) => outcomeName),
      );
    };
    const say = (text: string): void => setToast({ id: crypto.randomUUID(), tone: "warning", text });
    return {
      hasPicks: legs.length > 0,
      isPicked: (slot) => legs.some((leg) => leg.slot === slot),
      reasonOf,
      pick: (market, index) => {
        const leg = legOf({ id, sport }, market, index);
        const answer = answerOf(market, index);
        const isPicked = legs.some(({ slot }) => slot === leg.slot);
        if (isPicked || answer.combines) store.toggle(leg);
        else say(reasonOf(market, index) ?? combineReasonText(answer.reason));
      },
    };
  }, [id, sport, legs, store]);

  return (
    <BuilderContext value={builder}>
      <BuilderStrip count={legs.length} />
      {renderMarkets(PARTS)}
      <BuilderDock
        legs={legs}
        price={price}
        onRetry={retryNow}
        onRemove={(slot) => store.remove(id, slot)}
        onClear={() => store.clear(id)}
      />
      <Toasts label={message("betBuilder.title")} toast={toast} />
    </BuilderContext>
  );
};
