import { descriptionOf, labelOf, plainWords } from "../../fields/words.ts";

/** German names of settings and choices; others keep the English name of the document. */
const LABELS_DE: Readonly<Record<string, string>> = {
  tag: "Name des Blocks",
  dateFrom: "Gezeigt ab",
  dateTo: "Gezeigt bis",
  audience: "Publikum",
  rules: "Typen und Tags von Spielern",
  props: "Inhalt",
  bannerGroup: "Bannergruppe",
  links: "Links",
  type: "Art",
  label: "Beschriftung",
  icon: "Symbol",
  url: "Adresse",
  name: "Name",
  sportId: "Sportart",
  tournamentId: "Liga",
  numberOfEvents: "Anzahl der Ereignisse",
  numberOfSports: "Anzahl der Sportarten",
  refreshPeriod: "Neu geladen alle (Sekunden)",
  catalogsTimeFilter: "Welche Kataloge",
  value: "Wert",
  key: "Für",
  betslip: "Wettschein",
  generalSettings: "Allgemeines",
  integrationWidgets: "Widgets",
  ALL: "Alle",
  TODAY: "Heute",
  anonymous: "Anonym",
  authenticated: "Angemeldet",
  banner: "Banner",
  quick_links: "Schnelllinks",
  "recommended-betslips": "Empfohlene Wettscheine",
  "events-widget": "Ereignisse",
  "promoted-catalogs-carousel": "Kataloge",
  search: "Suche",
  other: "Seite der App",
  custom: "Eigener Link",
  sportSelect: "Sportart",
  tournamentSelect: "Liga",
  "in-play": "Live",
  upcoming: "Demnächst",
  "promoted-events": "Empfohlene Ereignisse",
};

/** English names that say more in a form than the name of the setting. */
const LABELS_EN: Readonly<Record<string, string>> = {
  refreshPeriod: "Refreshed every (seconds)",
  tag: "Name of the block",
  sportId: "Sport",
  tournamentId: "League",
  type: "Kind",
  key: "For",
};

const CHOICES_EN: Readonly<Record<string, string>> = {
  ALL: "All",
  anonymous: "Anonymous",
  authenticated: "Signed in",
  other: "Page of the app",
  custom: "Own link",
  sportSelect: "Sport",
  tournamentSelect: "League",
  quick_links: "Quick links",
  "events-widget": "Events",
  "promoted-catalogs-carousel": "Catalogs",
};

const HINTS_EN: Readonly<Record<string, string>> = {
  tag: "For you and for statistics. Visitors never see it.",
  refreshPeriod: "At least 1.",
};

export const fieldLabel = (name: string, language: string): string =>
  (language === "de" ? LABELS_DE[name] : LABELS_EN[name]) ?? labelOf(name);

export const fieldHint = (name: string, language: string): string | undefined =>
  language === "de" ? undefined : (HINTS_EN[name] ?? descriptionOf(name));

/** A currency or a number is written as it is. */
const isCode = (value: string): boolean => /^([A-Z]{3}|[\d.,+]+)$/.test(value);

export const choiceLabel = (value: string, language: string): string =>
  (language === "de" ? LABELS_DE[value] : CHOICES_EN[value]) ?? (isCode(value) ? value : plainWords(value));

/** Settings that count milliseconds; people count seconds. */
const MILLISECONDS: ReadonlySet<string> = new Set(["refreshPeriod"]);
export const isInMilliseconds = (name: string): boolean => MILLISECONDS.has(name);

const EITHER = {
  en: { text: "A message of the app", texts: "A text of your own" },
  de: { text: "Ein Text der App", texts: "Ein eigener Text" },
} as const;
export const eitherLabel = (kind: "text" | "texts", language: string): string =>
  EITHER[language === "de" ? "de" : "en"][kind];

const LIST = {
  en: {
    add: "Add",
    commas: "Several with commas between them.",
    takeOut: (name: string) => `Take out ${name}`,
    move: (name: string) => `Move ${name}. Arrow keys move it up and down.`,
    moved: (name: string, place: number) => `${name} is now number ${place}`,
  },
  de: {
    add: "Hinzufügen",
    commas: "Mehrere mit Kommas dazwischen.",
    takeOut: (name: string) => `${name} herausnehmen`,
    move: (name: string) => `${name} verschieben. Pfeiltasten verschieben es auf und ab.`,
    moved: (name: string, place: number) => `${name} ist jetzt Nummer ${place}`,
  },
} as const;
export const listWords = (language: string) => LIST[language === "de" ? "de" : "en"];
