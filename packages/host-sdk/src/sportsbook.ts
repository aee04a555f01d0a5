import type {
  FromApp,
  GameOptions,
  HostConsent,
  HostLimits,
  HostPreview,
  HostPunter,
  HostSession,
  HostWallet,
} from "@touchline/protocol/host-messages";

export type { FromApp, GameOptions, HostConsent, HostLimits, HostPreview, HostPunter, HostSession, HostWallet };

/** Events of the app, by name. The details are the parts of the message. */
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
  readonly breakAsked: FromApp["break.asked"];
  readonly checkAnswered: FromApp["check.answered"];
  readonly analyticsEvent: FromApp["analytics.event"];
  readonly scroll: FromApp["scroll"];
  readonly height: FromApp["height"];
  /** Also sent by the script where the app cannot be shown: `FRAME_REFUSED`, `TENANT_UNKNOWN`, `APP_UNREACHABLE`, `NO_ANSWER`. */
  readonly error: FromApp["error"];
}

/** One message, for tracing. Tokens are removed. */
export interface TracedMessage {
  readonly direction: "hostToApp" | "appToHost";
  readonly id: number;
  readonly type: string;
  readonly parts: object;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Shows the app's location and title in the page's address bar and title, so that going back in the browser goes back in the app. */
export interface HostAddress {
  /** The site's address for a location in the app. */
  readonly toHost: (path: string) => string;
  /** The location in the app for an address of the site; null where there is none. */
  readonly toApp: (url: URL) => string | null;
}

/** A punter or session in the names of a host context: `identity.id` for `id`, `punterToken` for `token`. */
export type GivenPunter = HostPunter | (Omit<HostPunter, "id"> & { readonly identity: { readonly id: string } });
export type GivenSession = Omit<HostSession, "token" | "punter"> & { readonly punter: GivenPunter } & (
    | { readonly token: string }
    | { readonly punterToken: string }
  );
export type GivenOptions = GameOptions & { readonly activeLocale?: string };

export type GetSession = (reason: FromApp["token.refresh"]["reason"]) => Promise<GivenSession | null>;

export interface SportsbookOptions {
  /** The element to fill, or its selector. */
  readonly container: HTMLElement | string;
  /** Origin of the app. */
  readonly appUrl: string;
  /** Required, under one of its two names. */
  readonly tenant?: string | undefined;
  readonly tenantId?: string | undefined;
  readonly brand?: string | undefined;
  readonly locale?: string | undefined;
  /** Another name of `locale`. */
  readonly activeLocale?: string | undefined;
  readonly theme?: string | undefined;
  readonly currency?: string | undefined;
  /** Initial location; a host that owns the address bar begins at its address. */
  readonly path?: string | undefined;
  /** False if the page has its own header or legal footer. */
  readonly header?: boolean | undefined;
  readonly footer?: boolean | undefined;
  readonly betId?: string | undefined;
  readonly loadMobileView?: boolean | undefined;
  /** Accessible name of the frame. */
  readonly title?: string | undefined;
  /** What is shown where the app cannot be, and on the button below it. */
  readonly fallbackText?: string | undefined;
  readonly retryText?: string | undefined;
  /** The current session with a fresh token; null for nobody. Called at the start, before a token expires, and when one was refused. */
  readonly getSession?: GetSession | undefined;
  /** The balance. Without it the app requests it from the platform. */
  readonly getWallet?: (() => Promise<HostWallet>) | undefined;
  /** True if the site has pages for limits and breaks. */
  readonly limits?: boolean | undefined;
  readonly address?: HostAddress | undefined;
  readonly onMessage?: ((message: TracedMessage) => void) | undefined;
}

export interface Sportsbook {
  updateGameOptions(options: GivenOptions): void;
  updateSession(session: GivenSession): void;
  destroySession(): void;
  updatePunter(punter: GivenPunter): void;
  updateWallet(wallet: HostWallet): void;
  updateLimits(limits: HostLimits): void;
  /** What the visitor has agreed to. Until it is called, the app measures nothing and recommends nothing personal. */
  updateConsent(consent: HostConsent): void;
  /** Shows unpublished content to an editor. The page accepts no bets from then on. */
  showPreview(preview: HostPreview): void;
  navigate(path: string): void;
  /** Returns a function that removes the listener. */
  on<Name extends keyof SportsbookEvents>(name: Name, listener: (detail: SportsbookEvents[Name]) => void): () => void;
  /** Removes the app and everything that belongs to it from the page. */
  destroy(): void;
}

/** `<touchline-sportsbook>`: string options are attributes, the others properties; events are `CustomEvent`s of the same names. */
export interface SportsbookElement extends HTMLElement, Sportsbook {
  getSession?: GetSession | undefined;
  getWallet?: (() => Promise<HostWallet>) | undefined;
  /** Read when the element is connected: set it before. */
  address?: HostAddress | undefined;
  limits?: boolean | undefined;
  onMessage?: ((message: TracedMessage) => void) | undefined;
  addEventListener<Name extends keyof SportsbookEvents>(
    name: Name,
    listener: (this: SportsbookElement, event: CustomEvent<SportsbookEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends Exclude<keyof HTMLElementEventMap, keyof SportsbookEvents>>(
    name: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}
