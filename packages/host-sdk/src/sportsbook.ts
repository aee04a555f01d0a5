import type {
  FromApp,
  GameOptions,
  HostLimits,
  HostPreview,
  HostPunter,
  HostSession,
  HostWallet,
} from "@touchline/protocol/host-messages";

export type { FromApp, GameOptions, HostLimits, HostPreview, HostPunter, HostSession, HostWallet };

/** What the app tells, by the names that a page listens to. The parts are those of the message. */
export interface SportsbookEvents {
  readonly loaded: FromApp["ready"];
  readonly route: FromApp["route.changed"];
  readonly settings: FromApp["settings.changed"];
  readonly slipCount: FromApp["slip.count"];
  readonly betPlaced: FromApp["bet.placed"];
  readonly betSettled: FromApp["bet.settled"];
  readonly balanceChanged: FromApp["balance.changed"];
  readonly balanceAsked: FromApp["balance.asked"];
  readonly loginAsked: FromApp["login.asked"];
  readonly logoutAsked: FromApp["logout.asked"];
  readonly depositAsked: FromApp["deposit.asked"];
  readonly pageAsked: FromApp["page.asked"];
  readonly checkAnswered: FromApp["check.answered"];
  readonly scroll: FromApp["scroll"];
  readonly height: FromApp["height"];
  /** Also where the app does not answer: `NO_ANSWER`. */
  readonly error: FromApp["error"];
}

/** One message, as it went over, for whoever wants to look on. A token is not in it. */
export interface TracedMessage {
  readonly direction: "hostToApp" | "appToHost";
  readonly id: number;
  readonly type: string;
  readonly parts: object;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The page's own address bar shows the place in the app, and going back goes back in the app. */
export interface HostAddress {
  /** The address in the operator's site for a place in the app. */
  readonly toHost: (path: string) => string;
  /** The place in the app that an address of the site means; null where it means none. */
  readonly toApp: (url: URL) => string | null;
}

export type GetSession = (reason: FromApp["token.refresh"]["reason"]) => Promise<HostSession | null>;

export interface SportsbookOptions {
  /** The element that the app fills, or how to find it. */
  readonly container: HTMLElement | string;
  /** Where the app is served: its origin. */
  readonly appUrl: string;
  readonly tenant: string;
  readonly brand?: string | undefined;
  readonly locale?: string | undefined;
  readonly theme?: string | undefined;
  readonly currency?: string | undefined;
  /** Where to begin; a host that owns the address bar begins where that says. */
  readonly path?: string | undefined;
  /** False where the page has a header of its own, or the legal footer. */
  readonly header?: boolean | undefined;
  readonly footer?: boolean | undefined;
  readonly betId?: string | undefined;
  readonly loadMobileView?: boolean | undefined;
  /** What assistive technology calls the frame. */
  readonly title?: string | undefined;
  /** Who is signed in, with a fresh token; null for nobody. Asked at the start, before a token ends, and when one was refused. */
  readonly getSession?: GetSession | undefined;
  /** What the wallet holds. Without it the app asks its own platform. */
  readonly getWallet?: (() => Promise<HostWallet>) | undefined;
  /** True: the site has pages for limits and breaks. */
  readonly limits?: boolean | undefined;
  readonly address?: HostAddress | undefined;
  readonly onMessage?: ((message: TracedMessage) => void) | undefined;
}

export interface Sportsbook {
  updateGameOptions(options: GameOptions): void;
  updateSession(session: HostSession): void;
  destroySession(): void;
  updatePunter(punter: HostPunter): void;
  updateWallet(wallet: HostWallet): void;
  updateLimits(limits: HostLimits): void;
  /** Content that is not published, as an editor wants to see it. The page takes no bets from then on. */
  showPreview(preview: HostPreview): void;
  navigate(path: string): void;
  /** Returns how to stop listening. */
  on<Name extends keyof SportsbookEvents>(name: Name, listener: (detail: SportsbookEvents[Name]) => void): () => void;
  /** Takes the app off the page, and everything of it. */
  destroy(): void;
}

/** `<touchline-sportsbook>`: its attributes are the options that are texts, these properties the others; events come as `CustomEvent` under the same names. */
export interface SportsbookElement extends HTMLElement, Sportsbook {
  getSession?: GetSession | undefined;
  getWallet?: (() => Promise<HostWallet>) | undefined;
  /** Read when the element comes into the page: set it before. */
  address?: HostAddress | undefined;
  limits?: boolean | undefined;
  onMessage?: ((message: TracedMessage) => void) | undefined;
}
