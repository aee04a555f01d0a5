import type { OddsFormat } from "@touchline/betting";
import type { DateFormats, GeneralSettings, OddsFamily, OfferView } from "@touchline/brands";
import { createContext, useContext } from "react";

/** How the offer is shown: the view, and how prices and times are written. */
export interface Presentation {
  readonly view: OfferView;
  readonly oddsFormat: OddsFormat;
  readonly dates: DateFormats;
}

/** What the design says where no brand says otherwise. */
const USUAL: Presentation = {
  view: "euro_standard",
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

const FAMILIES: Readonly<Record<string, OddsFamily>> = { euro: "european", asia: "asian", indonesia: "indonesian" };

/** `asia_wide` → `asian` */
const familyOf = (view: OfferView): OddsFamily => FAMILIES[view.split("_")[0] ?? ""] ?? "european";

export const dateFormatsOf = ({ dateTime }: GeneralSettings, view: OfferView): DateFormats => dateTime[familyOf(view)];
