import {
  competitorDocument,
  findCompetitor,
  fixtureDocument,
  marketsDocument,
  playerDocument,
  producersDocument,
  scheduleDocument,
  tournamentsDocument,
} from "./documents.ts";
import type { ToldEvent, World } from "./world.ts";

const isLive = ({ event }: ToldEvent): boolean => event.game === "LIVE";
const numberOf = (urn: string): number => Number(urn.slice(urn.lastIndexOf(":") + 1));

type Route = readonly [
  pattern: RegExp,
  answer: (world: World, url: string, words: readonly string[], query: URLSearchParams) => string | null,
];

const ROUTES: readonly Route[] = [
  [/^\/descriptions\/producers\.xml$/, (_world, url) => producersDocument(url)],
  [/^\/descriptions\/(\w+)\/markets\.xml$/, () => marketsDocument()],
  [
    /^\/sports\/(\w+)\/tournaments\.xml$/,
    (world, _url, [language = "en"]) => {
      const reference = world.reference();
      return reference && tournamentsDocument(reference, language);
    },
  ],
  [
    /^\/sports\/(\w+)\/schedules\/(pre|live)\/schedule\.xml$/,
    (world, _url, [language = "en", which], query) => {
      const reference = world.reference();
      const events = world.offered().filter((told) => isLive(told) === (which === "live"));
      const start = Number(query.get("start") ?? 0);
      const page = events.slice(start, start + Number(query.get("limit") ?? events.length));
      return reference && scheduleDocument(page, { reference, runners: world.runners }, language);
    },
  ],
  [
    /^\/sports\/(\w+)\/sport_events\/([\w:]+)\/fixture\.xml$/,
    (world, _url, [language = "en", urn = ""]) => {
      const [told, reference] = [world.find(numberOf(urn)), world.reference()];
      return told && reference ? fixtureDocument(told, { reference, runners: world.runners }, language) : null;
    },
  ],
  [
    /^\/sports\/(\w+)\/competitors\/([\w:]+)\/profile\.xml$/,
    (world, _url, [, urn = ""]) => {
      const competitor = findCompetitor(world, numberOf(urn));
      return competitor ? competitorDocument(competitor, world.runners) : null;
    },
  ],
  [
    /^\/sports\/(\w+)\/players\/([\w:]+)\/profile\.xml$/,
    (world, _url, [, urn = ""]) => {
      const name = world.runners.nameOf(urn);
      return name === undefined ? null : playerDocument(urn, name);
    },
  ],
];

/** The document at an address; null where there is none. */
export const answerReference = (world: World, url: string, path: string, query: URLSearchParams): string | null => {
  for (const [pattern, answer] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return answer(world, url, found.slice(1), query);
  }
  return null;
};
