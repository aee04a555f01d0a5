import { readReplayTime, replayNow } from "@touchline/protocol";
import { NARROW } from "../entities/viewport/use-is-narrow.ts";
import { browserTime } from "../env/browser-time.ts";
import type { Env } from "../env/env.ts";
import { deviceStorage, tabStorage } from "../env/web-storage.ts";
import { createHostLink, type HostLink } from "../host/host-link.ts";
import { browserFetch, type Fetch } from "../net/http.ts";
import { giveAnswers } from "../net/known-answers.ts";
import { watchChunkErrors } from "./boot/chunk-errors.ts";
import { type Drawn, readEmbedded } from "./boot/embedded.ts";
import { createReport } from "./boot/report-error.ts";
import type { Start } from "./boot/start.ts";
import { type AddressBar, createBrowserAddressBar } from "./router/address-bar.ts";

/** Everything the app is given from outside; a test gives its own and needs no browser. */
export interface AppEnv extends Env {
  /** What the script before the first paint has decided. */
  readonly start: Start;
  readonly version: string;
  /** Another page is around this one. Whether it is a host of the tenant is known with its first message. */
  readonly isEmbedded: boolean;
  /** Shows a recording: the clock is the recording's, and no bet can be placed. */
  readonly isReplay: boolean;
  readonly isOnline: boolean;
  readonly host: HostLink;
  readonly addressBar: AddressBar;
  /** Matches on a phone. */
  readonly narrow: Pick<MediaQueryList, "matches" | "addEventListener">;
  /** True as soon as a script of the app could not be loaded. */
  readonly chunkMissing: ReturnType<typeof watchChunkErrors>;
  /** How the platform is asked for the offer and the brand. */
  readonly fetch: Fetch;
  /** What the page has from the server that drew it; null where the browser draws it. */
  readonly drawn: Drawn | null;
}

export const createBrowserEnv = async (): Promise<AppEnv & { readonly styled: Promise<void> }> => {
  const start = await window.touchlineStart;
  if (!start) throw new Error("the script before the first paint did not run");
  const isEmbedded = window.parent !== window;
  const host = createHostLink(window, isEmbedded);
  const report = createReport(host, () => performance.now());
  const addressBar = createBrowserAddressBar();
  const embedded = readEmbedded(document);
  const known = giveAnswers(embedded?.answers ?? {}, browserFetch);
  const replay = readReplayTime(new URLSearchParams(addressBar.search()).get("replay"));
  return {
    ...browserTime,
    ...(replay && { now: () => replayNow(replay, browserTime.now()) }),
    isReplay: replay !== null,
    storage: deviceStorage,
    tabStorage,
    report,
    start,
    styled: start.styled,
    version: APP_VERSION,
    isEmbedded,
    isOnline: navigator.onLine,
    host,
    addressBar,
    narrow: window.matchMedia(NARROW),
    chunkMissing: watchChunkErrors((error) => report(error, "chunk")),
    fetch: known.fetch,
    drawn: embedded && { ...embedded, hasAsked: known.hasAsked },
  };
};
