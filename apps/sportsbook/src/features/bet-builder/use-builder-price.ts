import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BuilderLeg } from "../../data/event/builder-legs.ts";
import { type BuilderPrice, createBuilderPrice } from "../../data/event/builder-price.ts";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useOfferStore } from "../../data/offer/offer-context.ts";
import { useStore } from "../../data/use-store.ts";
import { browserTime } from "../../env/browser-time.ts";

export type AskBuilder = Parameters<typeof createBuilderPrice>[0]["ask"];

/** The joint price of the legs, requested again whenever one of their prices changes. */
export const useBuilderPrice = (
  { id, markets }: FullEvent,
  legs: readonly BuilderLeg[],
  ask: AskBuilder,
): { readonly price: BuilderPrice; readonly retryNow: () => void } => {
  const store = useOfferStore();
  const client = useQueryClient();
  const [joint] = useState(() => createBuilderPrice({ client, ask, after: browserTime.after }));

  useEffect(() => {
    const slots = legs.map(({ slot }) => slot);
    const isOpenAt = (slot: number): boolean => {
      const cell = store.cellOf(id, slot);
      return cell !== undefined && store.shownPrice(cell) > 0;
    };
    joint.want({ eventId: id, slots, isOpen: () => slots.every(isOpenAt) });
  }, [joint, store, id, legs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other markets may have given a leg another cell
  useEffect(() => {
    let isBound = false;
    // Binding paints the view once; that is not a price change.
    const view = { paint: () => isBound && joint.moved() };
    const leave = legs.map(({ slot }) => {
      const cell = store.cellOf(id, slot);
      return cell === undefined ? undefined : store.bindCell(cell, view);
    });
    isBound = true;
    return () => {
      for (const each of leave) each?.();
    };
  }, [joint, store, id, legs, markets]);

  useEffect(() => joint.stop, [joint]);
  return { price: useStore(joint.state), retryNow: joint.retryNow };
};
