import type { SourceEvent } from "../source.ts";

const PER_COMPETITOR = 100;
/** Runners of a season are numbered above the players of matches. */
const SEASON_RUNNERS = 500_000_000_000;
const PER_SEASON = 1_000;

/** Players and runners, with the numbers that the provider gives them. */
export const createRunners = () => {
  /** Players by competitor, in order. */
  const squads = new Map<number, readonly string[]>();
  const seasons = new Map<number, string[]>();
  const names = new Map<string, string>();

  const playerUrn = (competitorId: number, index: number): string =>
    `sr:player:${competitorId * PER_COMPETITOR + index + 1}`;

  const learnSquad = (competitorId: number, players: readonly string[]): void => {
    if (players.length === 0 || squads.has(competitorId)) return;
    squads.set(competitorId, players);
    for (const [index, name] of players.entries()) names.set(playerUrn(competitorId, index), name);
  };

  const seasonUrn = (eventId: number, index: number): string =>
    `sr:player:${SEASON_RUNNERS + (eventId % 100_000_000) * PER_SEASON + index + 1}`;

  /** Runners of one name are told apart by their order. */
  const runnerUrn = (eventId: number, all: readonly string[], index: number): string => {
    const name = all[index] ?? "";
    let season = seasons.get(eventId);
    if (!season) seasons.set(eventId, (season = []));
    const namesakes = all.slice(0, index).filter((other) => other === name).length;
    const known = season.flatMap((other, at) => (other === name ? [at] : []));
    const at = known[namesakes] ?? season.push(name) - 1;
    const urn = seasonUrn(eventId, at);
    names.set(urn, name);
    return urn;
  };

  return {
    /** Both squads are in the players' markets, home first, with as many players each. */
    learn: ({ type, competitors, markets }: SourceEvent): void => {
      const [home, away] = competitors;
      if (type === "OUTRIGHT" || !home || !away || (squads.has(home.id) && squads.has(away.id))) return;
      const players = markets.find(({ definition }) => definition.names)?.definition.names ?? [];
      learnSquad(home.id, players.slice(0, players.length / 2));
      learnSquad(away.id, players.slice(players.length / 2));
    },
    urnOf: (event: SourceEvent, all: readonly string[], index: number): string => {
      if (event.type === "OUTRIGHT") return runnerUrn(event.id, all, index);
      const half = all.length / 2;
      const competitor = event.competitors[index < half ? 0 : 1];
      return playerUrn(competitor?.id ?? 0, index < half ? index : index - half);
    },
    nameOf: (urn: string): string | undefined => names.get(urn),
    seasonOf: (eventId: number): readonly (readonly [urn: string, name: string])[] =>
      (seasons.get(eventId) ?? []).map((name, index) => [seasonUrn(eventId, index), name]),
    squadOf: (competitorId: number): readonly (readonly [urn: string, name: string])[] =>
      (squads.get(competitorId) ?? []).map((name, index) => [playerUrn(competitorId, index), name]),
  };
};

export type Runners = ReturnType<typeof createRunners>;
