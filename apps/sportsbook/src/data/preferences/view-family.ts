import type { OddsFamily, OfferView } from "@touchline/brands";

const FAMILIES: Readonly<Record<string, OddsFamily>> = { euro: "european", asia: "asian", indonesia: "indonesian" };

/** `asia_wide` → `asian` */
export const familyOf = (view: OfferView): OddsFamily => FAMILIES[view.split("_")[0] ?? ""] ?? "european";
