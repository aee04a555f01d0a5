import type { ReactNode } from "react";
import { defaultBrand } from "../../../config/default-brand.ts";
import type { Betslips } from "../../../data/betslip/betslip-model.ts";
import { BetslipsContext } from "../../../data/betslip/betslips-context.ts";
import { OfferStoreContext } from "../../../data/offer/offer-context.ts";
import { createOfferStore } from "../../../data/offer/offer-store.ts";
import { createPriceStore } from "../../../data/offer/price-store.ts";
import { PreferencesContext } from "../../../data/preferences/preferences-context.ts";
import { createPreferencesStore } from "../../../data/preferences/preferences-store.ts";
import { createManualTime } from "../../../test-support/manual-time.ts";
import { BetslipPanel } from "../betslip-panel.tsx";
import type { SlipSurroundings } from "../slip-context.ts";

export const SURROUNDINGS: SlipSurroundings = {
  settings: defaultBrand.settings.betslip,
  currency: "EUR",
  signedIn: true,
  gate: null,
  breakUntil: null,
  ticketHref: (betId: string) => `/bet-details?betId=${betId}`,
};

/** What the app puts around a slip, with an offer that knows nothing. */
export const AroundSlip = ({ betslips, children }: { readonly betslips: Betslips; readonly children: ReactNode }) => {
  const time = createManualTime();
  const preferences = createPreferencesStore({
    brand: "default",
    settings: defaultBrand.settings,
    currency: "EUR",
    theme: "dark",
  });
  return (
    <PreferencesContext value={preferences}>
      <OfferStoreContext value={createOfferStore(time, createPriceStore(time))}>
        <BetslipsContext value={betslips}>{children}</BetslipsContext>
      </OfferStoreContext>
    </PreferencesContext>
  );
};

interface SamplePanelProps extends Partial<SlipSurroundings> {
  readonly betslips: Betslips;
  readonly onClose?: () => void;
}

export const SamplePanel = ({ betslips, ...changes }: SamplePanelProps) => (
  <AroundSlip betslips={betslips}>
    <BetslipPanel {...SURROUNDINGS} {...changes} liveHref="/live" />
  </AroundSlip>
);
