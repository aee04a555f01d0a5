import {
  deadSegments,
  eventDetailSchema,
  findRoute,
  offerRoutes,
  type PathWords,
  statisticsSchema,
} from "@touchline/protocol";
import type { OpensAnswer } from "./answers.ts";
import type { AskOffer } from "./platform-offer.ts";

const matchOpens = async (ask: AskOffer, id: number, locale: string): Promise<OpensAnswer> => {
  const path = offerRoutes.event.path.replace(":eventId", String(id));
  const answer = await ask(`${path}?${new URLSearchParams({ locale })}`);
  if (answer === null) return { state: "gone" };
  const { name, competitors, markets, startsAt } = eventDetailSchema.parse(answer);
  const sides = competitors.map((competitor) => competitor.name).join(" v ");
  return { state: "opens", name: sides || name, count: markets.length, startsAt };
};

const leagueOpens = async (ask: AskOffer, id: number, locale: string): Promise<OpensAnswer> => {
  const { sports } = statisticsSchema.parse(
    await ask(`${offerRoutes.statistics.path}?${new URLSearchParams({ locale })}`),
  );
  const league = sports
    .flatMap(({ categories }) => categories.flatMap(({ tournaments }) => tournaments))
    .find((tournament) => tournament.id === id);
  return league ? { state: "opens", name: league.name, count: league.count } : { state: "gone" };
};

/** Whether a link opens something now: in the app by its own rules, in the offer as the platform has it. */
export const opensAt = async (ask: AskOffer, route: string, words: PathWords, locale: string): Promise<OpensAnswer> => {
  if (!route.startsWith("/")) return { state: route.startsWith("https://") ? "address" : "nowhere" };
  const [path = ""] = route.split(/[?#]/);
  const found = findRoute(path, words);
  if (!found || deadSegments(path).length > 0) return { state: "nowhere" };
  const { event, tournament } = found.filters;
  try {
    if (event !== undefined) return await matchOpens(ask, event, locale);
    return tournament === undefined ? { state: "opens" } : await leagueOpens(ask, tournament, locale);
  } catch {
    return { state: "unchecked" };
  }
};
