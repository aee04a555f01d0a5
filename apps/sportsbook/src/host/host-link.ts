import type { FromApp, HostPage } from "@touchline/protocol/host-messages";
import { createContext, useContext } from "react";
import { startBreakAtHost } from "../net/host-api.ts";

export type NotifyHost = <Name extends keyof FromApp>(name: Name, parts: FromApp[Name]) => void;

/** Pages of an operator whose site is behind the app's own origin. */
type OwnPage = "signIn" | "deposit" | "limits" | "timeOut" | "selfExclusion" | "help";

const OWN_PAGE_OF: Readonly<Partial<Record<HostPage, OwnPage>>> = {
  limits: "limits",
  "time-out": "timeOut",
  "self-exclusion": "selfExclusion",
  help: "help",
};

/** As much of the browser's window as is used. */
interface Page {
  readonly location: Pick<Location, "pathname" | "search" | "assign">;
  readonly dispatchEvent: (event: Event) => boolean;
}

/** Limit of messages that wait for a host: a page around the app that never connects must not fill its memory. */
const MOST_WAITING = 100;

/**
 * Messages to the operator's page, and the way to pages that are the operator's. A standalone app sends messages as events of its own
 * window, `touchline:login.asked` and so on. An embedded one collects them until the host has connected.
 */
export const createHostLink = (page: Page, isEmbedded: boolean, startOwnBreak = startBreakAtHost) => {
  const waiting: ((send: NotifyHost) => void)[] = [];
  let ownPages: Readonly<Record<OwnPage, string>> | null = null;
  let hostOpensLinks = false;

  const dispatch: NotifyHost = (name, parts) => {
    page.dispatchEvent(new CustomEvent(`touchline:${name}`, { detail: parts }));
  };
  const collect: NotifyHost = (name, parts) => {
    if (waiting.length < MOST_WAITING) waiting.push((send) => send(name, parts));
  };
  let send: NotifyHost = isEmbedded ? collect : dispatch;
  const observers: NotifyHost[] = [];
  const notify: NotifyHost = (name, parts) => {
    send(name, parts);
    for (const observe of observers) observe(name, parts);
  };

  /** Opens a page of an operator on our origin, which leads back here; where there is none, the host is asked. */
  const openOwn = (name: OwnPage, askHost: () => void): void => {
    const { pathname, search } = page.location;
    if (ownPages === null) askHost();
    else page.location.assign(`${ownPages[name]}?return=${encodeURIComponent(pathname + search)}`);
  };

  /** Whether the host opens this address; the browser opens every other. */
  const opensLink = (address: string): boolean => hostOpensLinks && /^https:\/\//.test(address);

  const openLink = (address: string): void => {
    if (opensLink(address)) notify("page.asked", { page: "link", url: address });
    else page.location.assign(address);
  };

  const requestPage = (name: Exclude<HostPage, "link">): void => {
    const own = OWN_PAGE_OF[name];
    const askHost = (): void => notify("page.asked", { page: name });
    if (own) openOwn(own, askHost);
    else askHost();
  };

  return {
    notify,
    /** Hears what the app tells its host by `notify`. */
    observe: (observer: NotifyHost): void => void observers.push(observer),
    opensLink,
    openLink,
    requestLogin: (): void => openOwn("signIn", () => notify("login.asked", { path: page.location.pathname })),
    /** Whether the operator's own page for deposits is known. */
    hasDepositPage: (): boolean => ownPages !== null,
    /** The brand may name a page for deposits; where it does not, the host's own is used. */
    requestDeposit: (brandPage: string | null): void => {
      if (brandPage === null) openOwn("deposit", () => notify("deposit.asked", { path: page.location.pathname }));
      else openLink(brandPage);
    },
    /** The menu, the casino, limits: pages that belong to the operator. */
    requestPage,
    /** A break that begins at once, without a question. A site on our origin that does not begin it has a page for it. */
    requestBreak: (hours: number): void => {
      if (ownPages === null) notify("break.asked", { hours });
      else startOwnBreak(hours).catch(() => requestPage("time-out"));
    },
    /** The host has connected: it gets what waited for it, and everything from now on. */
    connect: (sendToHost: NotifyHost): void => {
      send = sendToHost;
      for (const message of waiting.splice(0)) message(send);
    },
    setOwnPages: (pages: Readonly<Record<OwnPage, string>>): void => {
      ownPages = pages;
    },
    setHostOpensLinks: (): void => {
      hostOpensLinks = true;
    },
  };
};

export type HostLink = ReturnType<typeof createHostLink>;

export const HostLinkContext = createContext<HostLink>(createHostLink(globalThis as unknown as Page, false));

export const useHostLink = (): HostLink => useContext(HostLinkContext);
