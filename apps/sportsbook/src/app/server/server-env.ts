import { createStore } from "zustand/vanilla";
import type { StringStorage } from "../../env/env.ts";
import { createHostLink } from "../../host/host-link.ts";
import type { Fetch } from "../../net/http.ts";
import type { Start } from "../boot/start.ts";
import type { AppEnv } from "../env.ts";
import type { AddressBar } from "../router/address-bar.ts";

/** What a server assumes of the device it draws for. */
const WINDOWS = {
  phone: { width: 390, height: 844, board: 390 },
  desktop: { width: 1440, height: 900, board: 824 },
} as const;

const NOTHING_STORED: StringStorage = { read: () => null, write: () => false, remove: () => undefined };

const createAddressBar = (address: string): AddressBar => {
  let url = new URL(address, "http://page");
  const replace = (href: string): void => {
    url = new URL(href, url);
  };
  return {
    path: () => url.pathname,
    search: () => url.search,
    hash: () => "",
    depth: () => 0,
    push: replace,
    replace,
    back: () => undefined,
    onPop: () => undefined,
    isReload: () => false,
  };
};

interface ServerEnvOptions {
  readonly address: string;
  readonly isPhone: boolean;
  readonly start: Start;
  readonly fetch: Fetch;
  readonly now: number;
  readonly zone: string;
  readonly report: AppEnv["report"];
}

/** Everything an app is given to draw one page for a visitor. Its timers end with the drawing. */
export const createServerEnv = ({ address, isPhone, start, fetch, now, zone, report }: ServerEnvOptions) => {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const addressBar = createAddressBar(address);
  const page = {
    location: { pathname: addressBar.path(), search: addressBar.search(), assign: () => undefined },
    dispatchEvent: () => true,
  };
  const env: AppEnv = {
    now: () => now,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      timers.add(timer);
      return () => clearTimeout(timer);
    },
    onNextFrame: () => undefined,
    random: Math.random,
    storage: NOTHING_STORED,
    tabStorage: NOTHING_STORED,
    report,
    start,
    version: APP_VERSION,
    isEmbedded: false,
    isReplay: false,
    isOnline: true,
    host: createHostLink(page, false),
    addressBar,
    narrow: { matches: isPhone, addEventListener: () => undefined },
    chunkMissing: createStore(() => false),
    fetch,
    drawn: {
      page: { at: now, zone, window: isPhone ? WINDOWS.phone : WINDOWS.desktop },
      signature: "",
      hasAsked: () => false,
    },
  };
  const close = (): void => {
    for (const timer of timers) clearTimeout(timer);
  };
  return { env, close };
};
