import type { HomepageBlock, Viewer } from "@touchline/brands";
import { createContext, type ReactNode, useContext } from "react";
import type { LiveWidget } from "../../data/homepage/events-widget.ts";
import type { LiveBetslips } from "../../data/homepage/recommended-betslips.ts";
import type { EventsWidget } from "../../data/homepage/widget-events.ts";
import type { BoardSection } from "../../data/offer/board.ts";

/** The live content of blocks, and how its rows are drawn: another feature draws them. */
export interface HomeSources {
  readonly createWidget: (settings: EventsWidget) => LiveWidget;
  readonly createBetslips: (game: "sports" | "live") => LiveBetslips;
  /** The betslips are made of what the bettor looks at. */
  readonly isPersonal: boolean;
  readonly renderEvents: (section: BoardSection, onVisible: (ids: readonly number[]) => void) => ReactNode;
  readonly renderFailure: (retryAt: number) => ReactNode;
}

export const HomeSourcesContext = createContext<HomeSources | null>(null);

export const useHomeSources = (): HomeSources => {
  const sources = useContext(HomeSourcesContext);
  if (!sources) throw new Error("no homepage above this component");
  return sources;
};

/** Who sees the homepage. In a preview the editor chooses. */
export interface HomeViewer {
  readonly viewer: Viewer;
  readonly onLogIn: () => void;
}

export const ViewerContext = createContext<HomeViewer | null>(null);

export const useViewer = (): HomeViewer => {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("no homepage above this component");
  return viewer;
};

type BlockType = HomepageBlock["blockType"];

export interface BlockProps<Type extends BlockType = BlockType> {
  readonly block: Extract<HomepageBlock, { blockType: Type }>;
  /** False where another block already says that events do not load. */
  readonly showsFailure: boolean;
}
