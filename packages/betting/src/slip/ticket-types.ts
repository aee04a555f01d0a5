import {
  type Betslip,
  holdsBuilder,
  type Selection,
  type SlipRules,
  selectionsOf,
  TICKET_TYPES,
  type TicketType,
} from "./slip-state.ts";

export type TypeObstacle = "not_allowed" | "too_few_selections" | "same_event" | "bet_builder";

const FEWEST: Readonly<Record<TicketType, number>> = { single: 0, combo: 0, system: 3, multiples: 2 };

const hasSameEvent = (selections: readonly Selection[]): boolean =>
  new Set(selections.map(({ eventId }) => eventId)).size < selections.length;

/** Why a slip cannot be of this type; null where it can. */
export const typeObstacle = (slip: Betslip, type: TicketType, rules: SlipRules): TypeObstacle | null => {
  if (!rules.betTypes.includes(type)) return "not_allowed";
  if (rules.indonesian && slip.type !== type) return "not_allowed";
  const selections = selectionsOf(slip);
  if (holdsBuilder(slip) && (type === "system" || type === "multiples")) return "bet_builder";
  if (selections.length < FEWEST[type]) return "too_few_selections";
  return type !== "single" && hasSameEvent(selections) ? "same_event" : null;
};

export const playableTypes = (slip: Betslip, rules: SlipRules): TicketType[] =>
  TICKET_TYPES.filter((type) => typeObstacle(slip, type, rules) === null);

/** The type that would be placed: with too few selections a combo becomes a single, and a system a combo. */
export const playedType = (slip: Betslip): TicketType => {
  const count = slip.selectionsList.length;
  if (count <= 1) return "single";
  return count < FEWEST[slip.type] ? "combo" : slip.type;
};

/** The type of a slip that has lost a pick: one that needs more picks gives way to the type that would be placed. */
export const withPlayableType = (slip: Betslip, rules: SlipRules): Betslip => {
  const type = playedType(slip);
  const isKept = slip.type === "combo" ? !rules.startsCombo : slip.selectionsList.length >= FEWEST[slip.type];
  if (slip.type === type || isKept || rules.indonesian || !rules.betTypes.includes(type)) return slip;
  return { ...slip, type };
};
