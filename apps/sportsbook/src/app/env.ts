import { NARROW } from "../entities/viewport/use-is-narrow.ts";
import { browserTime } from "../env/browser-time.ts";
import type { Env } from "../env/env.ts";
import { deviceStorage, tabStorage } from "../env/web-storage.ts";
import { createHostLink, type HostLink } from "../host/host-link.ts";
import { watchChunkErrors } from "./boot/chunk-errors.ts";
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
  readonly isOnline: boolean;
  readonly host: HostLink;
  readonly addressBar: AddressBar;
  /** Matches on a phone. */
  readonly narrow: Pick<MediaQueryList, "matches" | "addEventListener">;
  /** True as soon as a script of the app could not be loaded. */
  readonly chunkMissing: ReturnType<typeof watchChunkErrors>;
}

export const createBrowserEnv = async (): Promise<AppEnv & { readonly styled: Promise<void> }> => {
  const start = await window.touchlineStart;
  if (!start) throw new Error("the script before the first paint did not run");
  const isEmbedded = window.parent !== window;
  const host = createHostLink(window, isEmbedded);
  const report = createReport(host, () => performance.now());
  return {
    ...browserTime,
    storage: deviceStorage,
    tabStorage,
    report,
    start,
    styled: start.styled,
    version: APP_VERSION,
    isEmbedded,
    isOnline: navigator.onLine,
    host,
    addressBar: createBrowserAddressBar(),
    narrow: window.matchMedia(NARROW),
    chunkMissing: watchChunkErrors((error) => report(error, "chunk")),
  };
};
