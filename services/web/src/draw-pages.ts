import { setTimeout as sleep } from "node:timers/promises";
import { pageWithHosts } from "@touchline/brands/shipped";
import { createEncodedBody, type Log } from "@touchline/server-kit";
import type { AppEntry, PageRequest } from "./app-entry.ts";
import type { AskApi } from "./ask-api.ts";
import { drawingSeconds, pages } from "./metrics.ts";
import { createShared } from "./shared-drawings.ts";

export interface DrawnPage {
  readonly length: number;
  readonly body: ReturnType<typeof createEncodedBody>;
}

/** Who asks for a page. */
export interface Asking {
  /** The visitor's address. */
  readonly visitor: string;
  /** Who may embed the page, as the web server in front says it of the tenant. */
  readonly hosts: readonly string[];
}

type Plan = NonNullable<ReturnType<AppEntry["plan"]>>;

interface DrawPagesOptions {
  readonly app: Pick<AppEntry, "plan" | "draw">;
  readonly askApi: AskApi;
  readonly timeout: number;
  readonly lifetime: number;
  readonly mostDrawings: number;
  readonly log: Log;
}

const MOST_KEPT = 500;

const LATE = Symbol("late");

/** Pages for visitors, each drawn once for all who ask for it within a moment. */
export const createPages = ({ app, askApi, timeout, lifetime, mostDrawings, log }: DrawPagesOptions) => {
  const shared = createShared<DrawnPage | null>({ lifetime, most: MOST_KEPT, now: () => performance.now() });
  let running = 0;

  const draw = async (plan: Plan, { visitor, hosts }: Asking): Promise<DrawnPage | null> => {
    running += 1;
    const stop = drawingSeconds.startTimer();
    try {
      const drawn = await app.draw(plan, askApi(visitor));
      pages.inc({ outcome: drawn === null ? "own" : "drawn" });
      if (drawn === null) return null;
      const text = pageWithHosts(drawn, hosts);
      return { length: text.length, body: createEncodedBody(text) };
    } catch (error) {
      pages.inc({ outcome: "failed" });
      log.warn({ err: error }, "page not drawn");
      return null;
    } finally {
      stop();
      running -= 1;
    }
  };

  /** Null where the page is to be sent as it was built. */
  return async (request: PageRequest, asking: Asking): Promise<DrawnPage | null> => {
    const plan = app.plan(request);
    if (!plan) {
      pages.inc({ outcome: "own" });
      return null;
    }
    const key = `${plan.key} ${asking.hosts}`;
    if (shared.has(key)) pages.inc({ outcome: "shared" });
    else if (running >= mostDrawings) {
      pages.inc({ outcome: "refused" });
      return null;
    }
    const drawn = await Promise.race([shared.get(key, () => draw(plan, asking)), sleep(timeout, LATE, { ref: false })]);
    if (drawn !== LATE) return drawn;
    pages.inc({ outcome: "late" });
    return null;
  };
};

export type Pages = ReturnType<typeof createPages>;
