import type { ReactNode } from "react";
import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";
import type { OddsForm } from "../../ui/odds-button.tsx";
import type { Competition } from "./competitions.ts";

export type RenderPlate = (market: FullMarket, index: number, form: OddsForm) => ReactNode;

export interface OutrightsProps {
  readonly competitions: readonly Competition[];
  /** The one whose prices are shown; null where all are closed. */
  readonly open: Competition | null;
  readonly onOpen: (id: number | null) => void;
  /** The open one with its markets, once they are there. */
  readonly event: FullEvent | undefined;
  /** What stands in for the prices while there are none. */
  readonly waiting: ReactNode;
  readonly renderPlate: RenderPlate;
  readonly renderStar: (competition: Competition) => ReactNode;
}
