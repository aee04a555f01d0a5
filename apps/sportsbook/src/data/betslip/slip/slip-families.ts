import { type Betslip, createSlipState, type SlipRules, type SlipState } from "@touchline/betting";

/** The Indonesian offer has a pair of slips of its own. Switching to another view hides a family and loses none of its slips. */
export interface SlipFamilies {
  readonly regular: SlipState;
  readonly indonesian: SlipState;
}

export const familyOf = ({ indonesian }: SlipRules): keyof SlipFamilies => (indonesian ? "indonesian" : "regular");

export const createFamilies = (rules: SlipRules): SlipFamilies => ({
  regular: createSlipState({ ...rules, indonesian: false }),
  indonesian: createSlipState({ ...rules, indonesian: true }),
});

export const mapSlips = (state: SlipState, change: (slip: Betslip) => Betslip): SlipState => {
  const slips = state.slips.map(change);
  return slips.every((slip, index) => slip === state.slips[index]) ? state : { ...state, slips };
};

export const mapFamilies = (families: SlipFamilies, change: (state: SlipState) => SlipState): SlipFamilies => {
  const regular = change(families.regular);
  const indonesian = change(families.indonesian);
  return regular === families.regular && indonesian === families.indonesian ? families : { regular, indonesian };
};

export const slipsOf = ({ regular, indonesian }: SlipFamilies): readonly Betslip[] => [
  ...regular.slips,
  ...indonesian.slips,
];
