import {
  builderId,
  COMBO_SLIP,
  reduceSlip,
  type SlipAction,
  type Pick as SlipPick,
  type SlipRules,
  type SlipState,
  typeObstacle,
} from "@touchline/betting";
import { activeSlip, pickedOf } from "./slots.ts";

type Step = (state: SlipState, action: SlipAction) => SlipState;

const stepWith =
  (rules: SlipRules): Step =>
  (state, action) =>
    reduceSlip(state, action, rules);

/** The slip that a combo goes to: one with nothing else on it, where there is room for one. */
const chooseSlipFor = (state: SlipState, ids: ReadonlySet<string>, rules: SlipRules): SlipState => {
  const step = stepWith(rules);
  const at = rules.indonesian ? step(state, { type: "slip chosen", index: COMBO_SLIP }) : state;
  return pickedOf(activeSlip(at)).isSubsetOf(ids) ? at : step(at, { type: "slip added" });
};

/** One tap that takes several: they are a combo, beside what is on another slip. What is there already stays. */
export const selectAll = (state: SlipState, picks: readonly SlipPick[], rules: SlipRules, at: number): SlipState => {
  const step = stepWith(rules);
  const ids = new Set(picks.map(({ market }) => market.outcomeId));
  const chosen = chooseSlipFor(state, ids, rules);
  const held = pickedOf(activeSlip(chosen));
  const isOwnSlip = held.isSubsetOf(ids);
  const typed =
    isOwnSlip && picks.length > 1 && !typeObstacle(activeSlip(chosen), "combo", rules)
      ? step(chosen, { type: "ticket type chosen", ticketType: "combo", at })
      : chosen;
  return picks
    .filter(({ market }) => !held.has(market.outcomeId))
    .map((pick): SlipAction => ({ type: "outcome selected", pick, at }))
    .reduce(step, typed);
};

/** Outcomes of one event as a bet builder: all of them, or none and the reason why. One that is there of that event gives way. */
export const selectBuilder = (
  state: SlipState,
  picks: readonly SlipPick[],
  rules: SlipRules,
  at: number,
): SlipState => {
  const [first] = picks;
  if (!first) return state;
  const step = stepWith(rules);
  let built = step(state, { type: "selection removed", id: builderId(first.selection.eventId) });
  for (const pick of picks) {
    const next = step(built, { type: "builder outcome selected", pick, at });
    if (next.notice !== built.notice) return { ...state, notice: next.notice };
    built = next;
  }
  return built;
};
