import type { Catalogue } from "./use-words.ts";

const en = {
  signedOut: "You are signed out.",
  forbidden: "You may not do this.",
  gone: "This is not there any more.",
  tooLarge: "The file is too large.",
  unreachable: "The CMS cannot be reached. Try again.",
  unknown: "The CMS did not answer as it should. Try again.",
  invalid: "Look at the marked fields.",
  refused: "The draft cannot be published as it is.",
};

/** Why something was not done, where the CMS does not say more. */
export const problemWords: Catalogue<typeof en> = {
  en,
  de: {
    signedOut: "Du bist abgemeldet.",
    forbidden: "Das darfst du nicht.",
    gone: "Das gibt es nicht mehr.",
    tooLarge: "Die Datei ist zu groß.",
    unreachable: "Das CMS ist nicht erreichbar. Noch einmal versuchen.",
    unknown: "Das CMS hat nicht richtig geantwortet. Noch einmal versuchen.",
    invalid: "Die markierten Felder ansehen.",
    refused: "Der Entwurf kann so nicht veröffentlicht werden.",
  },
};

export type Problem = keyof typeof en;
