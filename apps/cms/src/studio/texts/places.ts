import { plainWords } from "../../fields/words.ts";
import type { AppScreen } from "../model/app-screens.ts";

/** Where in the app a message is said, in the order of the screen, and the screen on which most of it can be seen. */
export const PLACES = {
  slip: "sports",
  betBuilder: "sports",
  tickets: "tickets",
  cashout: "tickets",
  home: "homepage",
  offer: "sports",
  event: "live",
  navigation: "homepage",
  search: "search",
  preferences: "preferences",
  legal: "homepage",
  trouble: "homepage",
} as const satisfies Readonly<Record<string, AppScreen>>;
export type Place = keyof typeof PLACES;

/** By the first word of a message's key. */
const PLACE_OF: Readonly<Record<string, Place>> = {
  slip: "slip",
  placement: "slip",
  obstacle: "slip",
  refusal: "slip",
  rejection: "slip",
  receipt: "slip",
  oddsChanges: "slip",
  loaded: "slip",
  delay: "slip",
  share: "slip",
  betBuilder: "betBuilder",
  combine: "betBuilder",
  ticket: "tickets",
  lastTickets: "tickets",
  record: "tickets",
  rebet: "tickets",
  cashout: "cashout",
  cashoutCode: "cashout",
  rules: "cashout",
  valueHistory: "cashout",
  home: "home",
  recommended: "home",
  grid: "offer",
  offerGrid: "offer",
  offerView: "offer",
  board: "offer",
  tree: "offer",
  filters: "offer",
  outrights: "offer",
  empty: "offer",
  eventView: "event",
  event: "event",
  play: "event",
  price: "event",
  navigation: "navigation",
  header: "navigation",
  title: "navigation",
  actions: "navigation",
  search: "search",
  preferences: "preferences",
  themeName: "preferences",
  oddsFormatName: "preferences",
  gambling: "legal",
  saferGambling: "legal",
  realityCheck: "legal",
  legal: "legal",
  consent: "legal",
};

/** What is said of errors and of the connection can be met anywhere, and so can what nobody has sorted yet. */
export const placeOfMessage = (key: string): Place => PLACE_OF[key.split(".")[0] ?? ""] ?? "trouble";

/** First words that say no more than the place does. */
const MAIN_WORDS: ReadonlySet<string> = new Set([
  "slip",
  "betBuilder",
  "ticket",
  "cashout",
  "home",
  "grid",
  "event",
  "navigation",
  "search",
  "preferences",
  "legal",
  "error",
]);

/** Whether a message belongs to what its place is named after. */
export const isMainMessage = (key: string): boolean => MAIN_WORDS.has(key.split(".")[0] ?? "");

/** `slip.emptyTitle` → “Empty title”, `cashout.part.action` → “Part, action”, `delay.lead` → “Delay, lead” */
export const nameOfMessage = (key: string): string => {
  const parts = key.split(".");
  const words = (isMainMessage(key) ? parts.slice(1) : parts).map(plainWords);
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(", ");
};
