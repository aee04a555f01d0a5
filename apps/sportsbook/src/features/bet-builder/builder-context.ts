import { createContext, useContext } from "react";
import type { FullMarket } from "../../data/event/full-event.ts";

/** What the plates of the tab share. */
export interface Builder {
  readonly hasPicks: boolean;
  readonly isPicked: (slot: number) => boolean;
  /** Why an outcome does not go with the picks; undefined where it does. */
  readonly reasonOf: (market: FullMarket, index: number) => string | undefined;
  /** Picks an outcome, or says why it cannot be picked. */
  readonly pick: (market: FullMarket, index: number) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("no bet builder above this component");
  return builder;
};
