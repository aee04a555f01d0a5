import {
  builderId,
  reduceSlip,
  type SlipAction,
  type Pick as SlipPick,
  type SlipRules,
  type SlipState,
} from "@touchline/betting";
import { outcomeId } from "@touchline/protocol";
import type { TappedOutcome } from "../lazy-betslips.ts";
import { activeSlip, pickedOf } from "./slots.ts";

type Step = (state: SlipState, action: SlipAction) => SlipState;

const stepWith =
  (rules: SlipRules): Step =>
  (state, action) =>
    reduceSlip(state, action, rules);

/** One tap that takes several: what is there stays, and the others come as if each had been tapped. */
export const selectAll = (
  state: SlipState,
  tapped: readonly TappedOutcome[],
  pick: (outcome: TappedOutcome) => SlipPick | null,
  rules: SlipRules,
  at: number,
): SlipState => {
  const held = pickedOf(activeSlip(state));
  return tapped
    .filter(({ eventId, slot }) => !held.has(outcomeId(eventId, slot)))
    .flatMap((outcome) => pick(outcome) ?? [])
    .map((each): SlipAction => ({ type: "outcome selected", pick: each, at }))
    .reduce(stepWith(rules), state);
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
