import { useTranslation } from "@payloadcms/ui";

/** The same words in every language of the studio. */
export interface Catalogue<Words> {
  readonly en: Words;
  readonly de: Words;
}

/** The words of a screen in the language that the editor chose. */
export const useWords = <Words>(catalogue: Catalogue<Words>): Words =>
  useTranslation().i18n.language === "de" ? catalogue.de : catalogue.en;
