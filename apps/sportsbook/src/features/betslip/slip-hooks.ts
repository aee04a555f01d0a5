import type { Betslip } from "@touchline/betting";
import type { BetslipSettings } from "@touchline/brands";
import { useMemo } from "react";
import { selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { useSession } from "../../entities/session/session-context.ts";
import { pageLocale } from "../../i18n/language.ts";
import { createMoney, type Money } from "./money.ts";

export const useSlipSettings = (): BetslipSettings => useConfig().betslip;

/** The currency of stakes: a punter's own, for a visitor the page's. */
export const useCurrency = (): string => {
  const session = useSession();
  const { currency } = useConfig();
  return session.status === "signedIn" ? session.punter.currency : currency;
};

export const useMoney = (): Money => {
  const currency = useCurrency();
  const { position } = useSlipSettings().predefinedStake;
  return useMemo(() => createMoney(currency, position, pageLocale()), [currency, position]);
};

export const useActiveSlip = (): Betslip => useSlip(selectActiveSlip);
