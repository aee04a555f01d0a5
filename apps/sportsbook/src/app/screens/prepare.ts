import type { Route } from "@touchline/protocol";
import type { AppConfig } from "../../config/app-config.ts";
import type { ReadonlyStore } from "../../data/store.ts";
import { until } from "../../data/until.ts";
import type { Services } from "../services.ts";

/** What a screen is made of before it is drawn. */
export interface ScreenParts extends Pick<Services, "offer" | "list" | "homeWidgets" | "recommended"> {
  readonly config: AppConfig;
  /** The chosen view is one of the Asian or Indonesian ones. */
  readonly isGrid: boolean;
  readonly isNarrow: boolean;
  readonly now: () => number;
}

/** Waits for what the first window of a screen shows. It asks for nothing that the screen would not ask for itself. */
export type Prepare = (parts: ScreenParts, route: Route) => Promise<void>;

/** Until a part is there, or it is known that it does not come. */
export const untilLoaded = (loadState: ReadonlyStore<{ readonly status: string }>): Promise<void> =>
  until(loadState, ({ status }) => status !== "loading");
