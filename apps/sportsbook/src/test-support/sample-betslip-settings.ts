import { ODDS_CHANGES } from "@touchline/protocol";
import { defaultBrand } from "../config/default-brand.ts";

/** The default brand's slip, where the bettor chooses which odds changes are accepted. */
export const sampleBetslipSettings = {
  ...defaultBrand.settings.betslip,
  oddsChanges: { default: "accept_higher_odds" as const, options: [...ODDS_CHANGES] },
};
