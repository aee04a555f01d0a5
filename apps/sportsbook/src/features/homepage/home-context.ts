import type { Audience, HomepageBlock } from "@touchline/brands";
import type { PromotedStatistics, Route, Statistics } from "@touchline/protocol";
import type { ReactNode } from "react";
import type { LiveWidget } from "../../data/homepage/events-widget.ts";
import type { LiveBetslips } from "../../data/homepage/recommended-betslips.ts";
import type { EventsWidget } from "../../data/homepage/widget-events.ts";
import type { BoardSection } from "../../data/offer/board.ts";

/** What the blocks of a homepage are made of; each takes what it needs. */
export interface HomeContext {
  readonly isNarrow: boolean;
  readonly viewer: Audience;
  readonly statistics: Statistics | null;
  readonly promoted: PromotedStatistics | null;
  readonly hrefOf: (route: Route) => string;
  readonly onLogIn: () => void;
  readonly createWidget: (settings: EventsWidget) => LiveWidget;
  readonly createBetslips: (game: "sports" | "live") => LiveBetslips;
  /** The rows of a widget, as the lists have them. */
  readonly renderEvents: (section: BoardSection, onVisible: (ids: readonly number[]) => void) => ReactNode;
  readonly renderFailure: (retryAt: number) => ReactNode;
}

type BlockType = HomepageBlock["blockType"];

export interface BlockProps<Type extends BlockType = BlockType> {
  readonly block: Extract<HomepageBlock, { blockType: Type }>;
  readonly home: HomeContext;
}
