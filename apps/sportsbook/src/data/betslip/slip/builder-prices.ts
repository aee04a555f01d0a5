import type { QueryClient } from "@tanstack/react-query";
import { type Betslip, type Price, type Selection, selectionsOf } from "@touchline/betting";
import type { Env } from "../../../env/env.ts";
import type { OfferApi } from "../../../net/offer-api.ts";
import { createBuilderPrice } from "../../event/builder-price.ts";
import type { SlipWatch } from "./slip-watch.ts";
import { outcomesOf, slotsOf } from "./slots.ts";

interface BuilderPricesOptions extends Pick<Env, "after"> {
  readonly client: QueryClient;
  readonly ask: OfferApi["betBuilder"];
  readonly now: SlipWatch["now"];
  /** Null while it is not known, or cannot be had. */
  readonly onPrice: (selectionId: string, odds: Price | null) => void;
}

/** Keeps the joint prices of the bet builders on the slips as new as their outcomes. */
export const createBuilderPrices = ({ client, ask, after, now, onPrice }: BuilderPricesOptions) => {
  const followed = new Map<string, { readonly legs: string; readonly moved: () => void; readonly stop: () => void }>();

  /** One outcome alone has the price of its plate. */
  const followOne = (id: string, outcome: string) => {
    const tell = (): void => {
      const offer = now(outcome);
      onPrice(id, offer?.availability === "open" ? offer.odds : null);
    };
    tell();
    return { moved: tell, stop: () => undefined };
  };

  const followSeveral = (selection: Selection, outcomes: readonly string[]) => {
    const joint = createBuilderPrice({ client, ask, after });
    const signs = (): string => outcomes.map((outcome) => `${now(outcome)?.availability} ${now(outcome)?.odds}`).join();
    let seen = signs();
    const leave = joint.state.subscribe(() => {
      const price = joint.state.getState();
      onPrice(selection.id, price.status === "priced" ? price.price : null);
    });
    joint.want({
      eventId: selection.eventId,
      slots: slotsOf(selection),
      isOpen: () => outcomes.every((outcome) => now(outcome)?.availability === "open"),
    });
    return {
      moved: () => {
        const next = signs();
        if (next !== seen) joint.moved();
        seen = next;
      },
      stop: () => {
        leave();
        joint.stop();
      },
    };
  };

  const start = (selection: Selection, legs: string): void => {
    const outcomes = outcomesOf(selection);
    const [sole] = outcomes;
    const parts =
      sole !== undefined && outcomes.length === 1 ? followOne(selection.id, sole) : followSeveral(selection, outcomes);
    followed.set(selection.id, { legs, ...parts });
  };

  return {
    /** Other slips than before. */
    follow: (slips: readonly Betslip[]): void => {
      const builders = slips.flatMap(selectionsOf).filter(({ type }) => type === "bet_builder");
      for (const [id, { stop }] of followed) {
        if (builders.some((builder) => builder.id === id)) continue;
        stop();
        followed.delete(id);
      }
      for (const builder of builders) {
        const legs = outcomesOf(builder).join();
        const before = followed.get(builder.id);
        if (before?.legs === legs) continue;
        before?.stop();
        start(builder, legs);
      }
    },

    /** An outcome has moved, or was locked or opened. */
    moved: (): void => {
      for (const { moved } of followed.values()) moved();
    },
  };
};
