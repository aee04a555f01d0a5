import type { OddsFormat } from "@touchline/betting";
import type { DateFormats, GeneralSettings, OfferView } from "@touchline/brands";
import { createContext, useContext } from "react";
import { useStore } from "../use-store.ts";
import type { OfferGrid, Preferences } from "./preferences.ts";
import type { PreferencesStore } from "./preferences-store.ts";
import { familyOf } from "./view-family.ts";

/** How the offer is shown: the view, and how prices and times are written. */
export interface Presentation {
  readonly view: OfferView;
  /** In how many columns the leagues stand, where there is room for two. */
  readonly grid: OfferGrid;
  readonly oddsFormat: OddsFormat;
  readonly dates: DateFormats;
}

/** What the design says where no brand says otherwise. */
const USUAL: Presentation = {
  view: "euro_standard",
  grid: "one_column",
  oddsFormat: "decimal",
  dates: {
    event: "DD.MM. ddd HH:mm",
    eventToday: "HH:mm",
    dayHeader: "ddd. DD.MM.",
    betList: "DD.MM.YY. HH:mm:ss",
  },
};

export const PresentationContext = createContext(USUAL);

export const usePresentation = (): Presentation => useContext(PresentationContext);

export const dateFormatsOf = ({ dateTime }: GeneralSettings, view: OfferView): DateFormats => dateTime[familyOf(view)];

export const PreferencesContext = createContext<PreferencesStore | null>(null);

export const usePreferencesStore = (): PreferencesStore => {
  const store = useContext(PreferencesContext);
  if (!store) throw new Error("no preferences above this component");
  return store;
};

export const usePreferences = (): Preferences => useStore(usePreferencesStore().preferences);
