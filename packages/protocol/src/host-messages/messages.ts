import {
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
const amount = pattern(
  "An amount in whole units and hundredths, as text, so that no digit is lost: 248.60",
  /^-?\d{1,15}(\.\d{1,4})?$/,
  24,
);
const currency = pattern("Three letters, ISO 4217", /^[A-Z]{3}$/);
const time = (about: string) => whole(`${about}, in milliseconds since 1970`);
const betId = pattern("The id of a bet", /^[\w-]{1,64}$/);

const punter = object({
  id: pattern("As in the token", /^[\w-]{1,64}$/),
  nickname: text("Shown in the app's own header", 80),
  "type?": text("The operator's own word for a kind of punter", 40),
  "tag?": text("The audience that the punter belongs to: banners and blocks may be meant for it", 40),
});

const session = object({
  token: pattern(
    "What the operator's server signed of the punter. It is kept in memory and nowhere else",
    /^[\w.-]{1,4000}$/,
    4000,
  ),
  expiresAt: time("When the token ends"),
  punter,
  currency,
});

const limit = object({
  kind: word("What is limited", ["deposit", "loss", "stake", "time"]),
  period: word("In which time", ["bet", "day", "week", "month"]),
  used: pattern("In the punter's currency; minutes where time is limited", /^\d{1,15}(\.\d{1,4})?$/, 24),
  of: pattern("As `used`", /^\d{1,15}(\.\d{1,4})?$/, 24),
});

/** What a host may be able to do. What it does not name is not asked of it. */
export const HOST_CAPABILITIES = ["token", "wallet", "address", "limits", "pages"] as const;
/** What an app may be able to do: the messages that it understands beyond the first contract. */
export const APP_CAPABILITIES = ["options", "limits", "preview"] as const;

/** The pages of a host that the app may ask for. `link` is an address outside the app. */
export const HOST_PAGES = ["side-menu", "casino", "limits", "time-out", "self-exclusion", "help", "link"] as const;

/** What the page of an operator says to the app. */
export const fromHost = {
  connect: {
    about: "The first word, said until the app answers `ready`, and again after the app was loaded anew.",
    parts: {
      contract: whole("The newest version that the host speaks", 1, 1000),
      sdk: text("The version of the script in the page", 40),
      embed: word("How the app stands in the page", ["iframe", "element"]),
      capabilities: list(
        "What the host can do",
        text("One of token, wallet, address, limits, pages; others are left out", 40),
      ),
    },
  },
  "options.updated": {
    about: "How the app is shown, and which ticket. Only what is named changes.",
    parts: {
      "betId?": nullable(betId),
      "loadMobileView?": flag("The ticket as on a phone, however wide the page is"),
      "locale?": pattern(
        "Such as en or pt-BR. The app is loaded anew in that language; slip and place stay",
        /^[a-z]{2}(-[A-Z]{2})?$/,
      ),
      "theme?": pattern("One of the brand's themes", /^[a-z_]{1,40}$/),
      "currency?": currency,
      "header?": flag("False where the operator's page has a header: the app leaves its own out"),
      "footer?": flag("False where the operator's page has the legal footer"),
    },
  },
  "session.updated": { about: "A punter is signed in, or has another token.", parts: { session } },
  "session.destroyed": { about: "Nobody is signed in any more. Token and punter are forgotten at once.", parts: {} },
  "punter.updated": { about: "What is known of the punter who is signed in has changed.", parts: { punter } },
  "wallet.changed": {
    about: "What the wallet holds. Answers `balance.asked`, and may come at any time.",
    parts: {
      enabled: flag("False where the operator shows balances itself"),
      activeCurrencyBalance: amount,
      currency,
    },
  },
  "limits.updated": {
    about: "The punter's own limits and break, as the operator keeps them.",
    parts: {
      limits: list("Each limit that is set", limit, 20),
      breakUntil: nullable(time("Until when the punter takes a break")),
    },
  },
  navigate: {
    about: "Goes to a place in the app.",
    parts: {
      path,
      arrival: word("`pop` where the browser went back or forward, so that the old scroll position is wanted", [
        "push",
        "pop",
      ]),
    },
  },
  "preview.show": {
    about:
      "Shows content that is not published, at another moment and for another audience. From then on the page takes no bets and no newer version.",
    parts: {
      document: data("The settings of the brand, as its published document has them", 2_000_000),
      at: nullable(
        pattern("The moment to show, from which time goes on; null for now", /^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/, 30),
      ),
      audience: word("For whom", ["authenticated", "anonymous"]),
    },
  },
  "token.refreshed": {
    about: "Answers `token.refresh`.",
    parts: {
      to: whole("The id of the message that asked"),
      answer: word("`failed`: the operator could not be asked; who is signed in stays so, and is asked about again", [
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
    about: "Answers `connect`. What the host said before is done now.",
    parts: {
      contract: whole("The version that both speak", 1, 1000),
      version: text("Of the app", 40),
      capabilities: list("What the app can do beyond the first contract", text("Such as options", 40)),
      brand: text("The brand that is shown", 80),
      locale: text("The language that is shown", 20),
      theme: text("The theme that is shown", 40),
      path,
    },
  },
  "route.changed": {
    about: "Another place in the app. A host that owns the address bar shows it there.",
    parts: {
      path,
      arrival: word("`replace`: the same place by a better name, no step", ["push", "pop", "replace"]),
      title: text("Of the page"),
    },
  },
  "back.asked": {
    about: "One step back is wanted. Asked of a host that owns the address bar, for the steps are in its history.",
    parts: {},
  },
  "settings.changed": {
    about: "What the punter chose in the app.",
    parts: {
      locale: text("The language", 20),
      theme: text("The theme", 40),
      oddsFormat: text("How prices are written", 40),
    },
  },
  "slip.count": { about: "How many selections the slip holds.", parts: { count: whole("Selections") } },
  "bet.placed": {
    about: "The ledger has a bet. Said once of each.",
    parts: { betId, stake: amount, currency },
  },
  "bet.settled": {
    about: "A bet has come to its end.",
    parts: {
      betId,
      outcome: word("How", ["won", "lost", "void", "cashedOut", "cancelled"]),
      payout: amount,
      currency,
    },
  },
  "balance.changed": { about: "What a bet did to the balance.", parts: { balance: amount, currency } },
  "balance.asked": {
    about: "The app wants to show the balance: at sign-in, every 60 s, and after a deposit.",
    parts: {},
  },
  "login.asked": { about: "Something was asked for that needs a punter.", parts: { path } },
  "logout.asked": { about: "The punter wants to be signed out.", parts: {} },
  "deposit.asked": { about: "Money is wanted in the wallet.", parts: { path } },
  "page.asked": {
    about: "A page of the operator is wanted.",
    parts: {
      page: word("Which", HOST_PAGES),
      "url?": pattern("Where `page` is `link`", /^https:\/\/[^\s\\]+$/, 2000),
    },
  },
  "token.refresh": {
    about: "A promise: the token is about to end, or was refused. Answered by `token.refreshed`.",
    parts: { reason: word("Why", ["start", "expires", "refused"]) },
  },
  "check.answered": {
    about: "The punter has answered the reality check.",
    parts: {
      answer: word("What was chosen", ["continue", "break", "limits"]),
      at: time("When it was answered"),
      played: whole("How long the punter had played, in seconds"),
    },
  },
  scroll: { about: "How far the page is scrolled, where the brand wants it told.", parts: { top: whole("Pixels") } },
  height: { about: "How high the page would be if all of it were shown.", parts: { height: whole("Pixels") } },
  error: {
    about: "Something failed that an operator would want to know of. No personal data, no token.",
    parts: { code: pattern("Stays the same", /^[A-Z_]{1,40}$/), message: text("For a log", 500) },
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
export type HostPreview = FromHost["preview.show"];
export type GameOptions = FromHost["options.updated"];
