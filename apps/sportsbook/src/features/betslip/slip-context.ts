import type { Betslip } from "@touchline/betting";
import type { BetslipSettings } from "@touchline/brands";
import { createContext, useContext, useMemo } from "react";
import { selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { pageLocale } from "../../i18n/language.ts";
import { createMoney, type Money } from "./money.ts";

/** What the slip knows of the page around it. */
export interface SlipSurroundings {
  readonly settings: BetslipSettings;
  /** In which stakes are meant. */
  readonly currency: string;
  readonly signedIn: boolean;
  /** Until when the bettor takes a break; null where they take none. */
  readonly breakUntil: number | null;
  /** Where a bet that was placed can be looked at. */
  readonly ticketHref: (betId: string) => string;
}

export const SlipContext = createContext<SlipSurroundings | null>(null);

export const useSurroundings = (): SlipSurroundings => {
  const surroundings = useContext(SlipContext);
  if (!surroundings) throw new Error("no slip above this component");
  return surroundings;
};

export const useMoney = (): Money => {
  const { currency, settings } = useSurroundings();
  const { position } = settings.predefinedStake;
  return useMemo(() => createMoney(currency, position, pageLocale()), [currency, position]);
};

export const useActiveSlip = (): Betslip => useSlip(selectActiveSlip);
