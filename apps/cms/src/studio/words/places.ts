import type { Row } from "@touchline/brands/timeline";
import type { Catalogue } from "./use-words.ts";

/** What is said of the places of a page and of who sees them. */
export interface PlaceWords {
  readonly kinds: Readonly<Record<Row["blockType"], string>>;
  readonly everyone: string;
  readonly signedIn: string;
  readonly anonymous: string;
  readonly byAudience: string;
  readonly or: string;
  readonly always: string;
  readonly until: (time: string) => string;
  readonly from: (time: string) => string;
  readonly only: (audience: string) => string;
  readonly off: string;
  readonly over: string;
  readonly empty: string;
}

export const placeWords: Catalogue<PlaceWords> = {
  en: {
    kinds: {
      banner: "banner group",
      quick_links: "links",
      "recommended-betslips": "block",
      "events-widget": "events",
      "promoted-catalogs-carousel": "carousel",
      search: "block",
    },
    everyone: "everyone",
    signedIn: "signed in",
    anonymous: "anonymous",
    byAudience: "by audience",
    or: " or ",
    always: "always",
    until: (time) => `until ${time}`,
    from: (time) => `from ${time}`,
    only: (audience) => `${audience} only`,
    off: "switched off",
    over: "over, nothing follows",
    empty: "has no banners for this width",
  },
  de: {
    kinds: {
      banner: "Bannergruppe",
      quick_links: "Links",
      "recommended-betslips": "Block",
      "events-widget": "Ereignisse",
      "promoted-catalogs-carousel": "Karussell",
      search: "Block",
    },
    everyone: "alle",
    signedIn: "angemeldet",
    anonymous: "anonym",
    byAudience: "nach Publikum",
    or: " oder ",
    always: "immer",
    until: (time) => `bis ${time}`,
    from: (time) => `ab ${time}`,
    only: (audience) => `nur ${audience}`,
    off: "ausgeschaltet",
    over: "vorbei, nichts folgt",
    empty: "hat keine Banner für diese Breite",
  },
};
