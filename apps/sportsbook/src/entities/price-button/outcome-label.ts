import { SUPPLEMENTAL_NAME_TYPES } from "@touchline/protocol";
import type { FullEvent, FullMarket } from "../../data/event/full-event.ts";

/** A plate has room for a team's short name; for what is made of several names, such as a double chance, for a sign only. */
export const outcomeLabel = (
  { competitors }: Pick<FullEvent, "competitors">,
  { outcomes, line }: FullMarket,
  index: number,
): string => {
  const { name = "", label = "" } = outcomes[index] ?? {};
  const team = competitors.find((competitor) => name.includes(competitor.name));
  if (!team || line !== null) return name;
  return team.name === name ? (team.supplementalNames[SUPPLEMENTAL_NAME_TYPES.short] ?? name) : label;
};
