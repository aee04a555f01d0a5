import type { Catalogue } from "./use-words.ts";

const en = {
  gap: (length: string) => `Gap, ${length}`,
  gapText: (place: string, from: string, to: string) => `${place} empty, ${from} to ${to}.`,
  overlap: (length: string) => `Overlap, ${length}`,
  overlapText: (place: string, who: string, from: string, to: string) =>
    `${place}: two${who ? ` for ${who}` : ""}, ${from} to ${to}. Both are shown.`,
  contrast: (value: string) => `Contrast too little, ${value} : 1`,
  contrastText: (theme: string, colour: string) => `Theme, ${theme}: ${colour}`,
  untranslated: "Translation missing",
  mustBeMended: "Must be mended",
  mustBeConfirmed: "Must be confirmed",
  worthALook: "Worth a look",
  openBrand: "Open the pages",
  openTheme: "Open the theme",
  openPicture: (banner: string) => `Open the picture of “${banner}”`,
  openBanner: (banner: string) => `Open “${banner}”`,
  checks: "Checks",
  none: "No gaps, no overlaps, nothing missing.",
  show: "Show",
  showAt: (time: string) => `Show ${time}`,
};

export type CheckWords = typeof en;

export const checkWords: Catalogue<CheckWords> = {
  en,
  de: {
    gap: (length) => `Lücke, ${length}`,
    gapText: (place, from, to) => `${place} leer, ${from} bis ${to}.`,
    overlap: (length) => `Überschneidung, ${length}`,
    overlapText: (place, who, from, to) =>
      `${place}: zwei${who ? ` für ${who}` : ""}, ${from} bis ${to}. Beide werden gezeigt.`,
    contrast: (value) => `Zu wenig Kontrast, ${value} : 1`,
    contrastText: (theme, colour) => `Theme, ${theme}: ${colour}`,
    untranslated: "Übersetzung fehlt",
    mustBeMended: "Muss behoben werden",
    mustBeConfirmed: "Muss bestätigt werden",
    worthALook: "Einen Blick wert",
    openBrand: "Seiten öffnen",
    openTheme: "Theme öffnen",
    openPicture: (banner) => `Bild von „${banner}“ öffnen`,
    openBanner: (banner) => `„${banner}“ öffnen`,
    checks: "Prüfungen",
    none: "Keine Lücken, keine Überschneidungen, nichts fehlt.",
    show: "Zeigen",
    showAt: (time) => `${time} zeigen`,
  },
};
