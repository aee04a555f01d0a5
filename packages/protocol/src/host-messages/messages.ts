import {
  alsoNamed,
  data,
  flag,
  list,
  nullable,
  object,
  type PartShapes,
  type PartsOf,
  pattern,
  text,
  whole,
  word,
} from "./shape.ts";

/** The versions of this contract that are spoken. Parts and messages are added without a new one; whoever does not know them leaves them out. */
export const HOST_CONTRACTS = [1] as const;

/** What marks a message as one of ours, among all that windows say to each other. */
export const HOST_MARK = "touchline";

/** No part of it is empty or of dots: an address that is put together from it could otherwise lead to another origin. */
const PATH = /^\/(?:(?!\.|%2e)[^\s\\/?#]+(?:\/(?!\.|%2e)[^\s\\/?#]+)*\/?)?(?:[?#][^\s\\]*)?$/i;
const path = pattern("A path inside the app, such as /sports/d_today, with its query if it has one", PATH, 500);
const amount = pattern("An amount as a decimal text, so that no digit is lost: 248.60", /^-?\d{1,15}(\.\d{1,4})?$/, 24);
const currency = pattern("A currency code of three letters (ISO 4217)", /^[A-Z]{3}$/);
const time = (about: string) => whole(`${about}, in milliseconds since 1970`);
const betId = pattern("The id of a bet", /^[\w-]{1,64}$/);

const punter = object({
  id: alsoNamed("identity.id", pattern("The punter's id, as in the token", /^[\w-]{1,64}$/)),
  "nickname?": text("The name that the app's own header shows; the id if it is missing", 80),
  "type?": text("The operator's own word for a kind of punter. Banners and blocks may be for some types only", 40),
  "tag?": text(
    "The operator's own segment of the punter, such as vip. Banners and blocks may be for some tags only",
    40,
  ),
});

const session = object({
  token: alsoNamed(
    "punterToken",
    pattern("The token that the operator's server signed. The app stores it in memory only", /^[\w.-]{1,4000}$/, 4000),
  ),
  "expiresAt?": time("When the token expires. It may be missing if the token itself has it as `exp`"),
  punter,
  "currency?": {
    ...currency,
    about: `${currency.about}. It may be missing if the token itself has it as \`currency\``,
  },
});

const limit = object({
  kind: word("What the limit is for", ["deposit", "loss", "stake", "time"]),
  period: word("The period of the limit", ["bet", "day", "week", "month"]),
  used: pattern(
    "How much is used, in the punter's currency; in minutes if `kind` is `time`",
    /^\d{1,15}(\.\d{1,4})?$/,
    24,
  ),
  of: pattern("The limit, in the same unit as `used`", /^\d{1,15}(\.\d{1,4})?$/, 24),
});

/** What a host may be able to do. What it does not name is not asked of it. */
export const HOST_CAPABILITIES = ["token", "wallet", "address", "limits", "pages"] as const;
/** What an app may be able to do: the messages that it understands beyond the first contract. */
export const APP_CAPABILITIES = ["options", "limits", "preview", "consent"] as const;

/** The pages of a host that the app may ask for. `link` is an address outside the app. */
export const HOST_PAGES = ["side-menu", "casino", "limits", "time-out", "self-exclusion", "help", "link"] as const;

/** What the page of an operator says to the app. */
export const fromHost = {
  connect: {
    about: "The first message: repeated until the app answers `ready`, and sent again after each load of the frame.",
    parts: {
      contract: whole("The newest version of the contract that the page supports", 1, 1000),
      sdk: text("The version of the script on the page", 40),
      embed: word("How the page embeds the app", ["iframe", "element"]),
      capabilities: list(
        "What the page can do",
        text("One of token, wallet, address, limits, pages; others are ignored", 40),
      ),
    },
  },
  "options.updated": {
    about: "Changes how the app is shown, or opens a ticket. Parts that are left out do not change.",
    parts: {
      "betId?": nullable(betId),
      "loadMobileView?": flag("True shows the ticket as on a phone, however wide the page is"),
      "locale?": alsoNamed(
        "activeLocale",
        pattern(
          "Such as en or pt-BR. The app reloads in that language; slip and location are kept",
          /^[a-z]{2}(-[A-Z]{2})?$/,
        ),
      ),
      "theme?": pattern("One of the brand's themes", /^[a-z_]{1,40}$/),
      "currency?": currency,
      "header?": flag("False if the operator's page has a header: the app then shows none"),
      "footer?": flag("False if the operator's page has the legal footer: the app then shows none"),
    },
  },
  "session.updated": { about: "A punter signed in, or has a new token.", parts: { session } },
  "session.destroyed": { about: "The punter signed out. The app removes token and punter at once.", parts: {} },
  "punter.updated": { about: "The data of the signed-in punter changed.", parts: { punter } },
  "wallet.changed": {
    about:
      "The balance as the operator knows it. It answers `balance.asked` and may be sent at any time. Stakes are taken from the platform's ledger, so the app shows the ledger's balance and requests it when this message has news.",
    parts: {
      enabled: flag("False if the operator shows the balance itself: the app then shows none"),
      activeCurrencyBalance: amount,
      currency,
    },
  },
  "limits.updated": {
    about: "The punter's own limits and break, as the operator stores them.",
    parts: {
      limits: list("All limits that are set", limit, 20),
      breakUntil: nullable(time("When the punter's break ends")),
    },
  },
  "consent.updated": {
    about:
      "What the visitor has agreed to. In a page of an operator the app asks nobody: until this message, nothing is agreed to.",
    parts: {
      analytics: flag("True if the use of the app may be measured"),
      recommendations: flag("True if recommendations may be made of what the visitor looks at"),
    },
  },
  navigate: {
    about: "Opens a location in the app.",
    parts: {
      path,
      arrival: word("`pop` if the browser went back or forward: the app then restores the old scroll position", [
        "push",
        "pop",
      ]),
    },
  },
  "preview.show": {
    about: "Shows unpublished content at a moment, for an audience. The app then takes no bets and no updates.",
    parts: {
      document: data("The settings of the brand, in the form of a published document", 2_000_000),
      at: nullable(
        pattern("The moment to show; time runs on from there. Null for now", /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/, 30),
      ),
      audience: word("The audience to show it for", ["authenticated", "anonymous"]),
      "type?": text("The type of punter to show it for", 40),
      "tag?": text("The tag of the punter to show it for", 40),
    },
  },
  "token.refreshed": {
    about: "Answers `token.refresh`.",
    parts: {
      to: whole("The `id` of the `token.refresh` message"),
      answer: word("`failed`: the operator could not be asked. The punter stays signed in, and the app asks again", [
        "signedIn",
        "nobody",
        "failed",
      ]),
      "session?": session,
    },
  },
} as const satisfies Readonly<Record<string, { readonly about: string; readonly parts: PartShapes }>>;

/** What the app says to the page it stands in. */
export const fromApp = {
  ready: {
    about: "Answers `connect`. From now on the app acts on messages.",
    parts: {
      contract: whole("The newest version of the contract that both support", 1, 1000),
      version: text("The version of the app", 40),
      capabilities: list("What the app can do beyond the first version of the contract", text("Such as options", 40)),
      brand: text("The brand that is shown", 80),
      locale: text("The language that is shown", 20),
      theme: text("The theme that is shown", 40),
      path,
      "title?": text("The title of the location"),
    },
  },
  "route.changed": {
    about: "The location in the app or its title changed. A page that owns the address bar shows both.",
    parts: {
      path,
      arrival: word("`replace`: the path or title of the same location changed, without a new entry in the history", [
        "push",
        "pop",
        "replace",
      ]),
      title: text("The title of the location"),
    },
  },
  "back.asked": {
    about: "The punter wants to go back. Sent only to a page that owns the address bar and its history.",
    parts: {},
  },
  "settings.changed": {
    about: "The punter changed a setting in the app.",
    parts: {
      locale: text("The language", 20),
      theme: text("The theme", 40),
      oddsFormat: text("The odds format", 40),
    },
  },
  "slip.count": {
    about: "The number of selections in the slip changed.",
    parts: { count: whole("The number of selections") },
  },
  "bet.placed": {
    about: "A bet was placed: the ledger has it. Sent once per bet.",
    parts: { betId, stake: amount, currency },
  },
  "bet.settled": {
    about: "A bet ended.",
    parts: {
      betId,
      outcome: word("How it ended", ["won", "lost", "void", "cashedOut", "cancelled"]),
      payout: amount,
      currency,
    },
  },
  "balance.changed": { about: "A bet changed the balance.", parts: { balance: amount, currency } },
  "balance.asked": {
    about: "The app asks for the balance: at sign-in, every 60 s, and after a deposit.",
    parts: {},
  },
  "login.asked": { about: "A visitor wants something that requires signing in.", parts: { path } },
  "logout.asked": { about: "The punter wants to sign out.", parts: {} },
  "deposit.asked": { about: "The punter wants to deposit money.", parts: { path } },
  "page.asked": {
    about: "The app asks for a page of the operator.",
    parts: {
      page: word("Which page", HOST_PAGES),
      "url?": pattern("The address, if `page` is `link`", /^https:\/\/[^\s\\]+$/, 2000),
    },
  },
  "break.asked": {
    about:
      "The punter pressed the button that stops play. The operator begins the break at once and asks nothing, then sends `limits.updated` with `breakUntil`.",
    parts: { hours: whole("How long the break lasts, in hours", 1, 8760) },
  },
  "token.refresh": {
    about: "The app needs a new token. The page answers by `token.refreshed`.",
    parts: {
      reason: word("Why: at the start, because the token expires soon, or because it was refused", [
        "start",
        "expires",
        "refused",
      ]),
    },
  },
  "check.answered": {
    about: "The punter answered the reality check.",
    parts: {
      answer: word("What the punter chose", ["continue", "break", "limits"]),
      at: time("When it was answered"),
      played: whole("How long the punter had played, in seconds"),
    },
  },
  "analytics.event": {
    about: "Something that the operator's analytics may count. It is sent only with consent, and names no person.",
    parts: {
      name: pattern("What happened, such as page_view", /^[a-z_]{1,40}$/),
      parameters: data("Names with numbers or texts, in the form of gtag", 2000),
    },
  },
  scroll: {
    about: "The app was scrolled. It is sent only if the brand's setting `sendScrollPosition` is on.",
    parts: { top: whole("The scroll position, in pixels") },
  },
  height: {
    about: "The height that the app needs to show everything without scrolling.",
    parts: { height: whole("The height, in pixels") },
  },
  error: {
    about: "Something failed. It contains no personal data and no token.",
    parts: {
      code: pattern("A code that does not change between versions", /^[A-Z_]{1,40}$/),
      message: text("A message for a log", 500),
    },
  },
} as const satisfies Readonly<Record<string, { readonly about: string; readonly parts: PartShapes }>>;

export type FromHost = { readonly [Name in keyof typeof fromHost]: PartsOf<(typeof fromHost)[Name]["parts"]> };
export type FromApp = { readonly [Name in keyof typeof fromApp]: PartsOf<(typeof fromApp)[Name]["parts"]> };
export type HostCapability = (typeof HOST_CAPABILITIES)[number];
export type AppCapability = (typeof APP_CAPABILITIES)[number];
export type HostPage = (typeof HOST_PAGES)[number];
export type HostSession = FromHost["session.updated"]["session"];
export type HostPunter = FromHost["punter.updated"]["punter"];
export type HostWallet = FromHost["wallet.changed"];
export type HostLimits = FromHost["limits.updated"];
export type HostConsent = FromHost["consent.updated"];
export type HostPreview = FromHost["preview.show"];
export type GameOptions = FromHost["options.updated"];
