import { languageCodes } from "@touchline/brands";
import ar from "../../../sportsbook/src/i18n/catalogues/ar.json" with { type: "json" };
import de from "../../../sportsbook/src/i18n/catalogues/de.json" with { type: "json" };
import en from "../../../sportsbook/src/i18n/catalogues/en.json" with { type: "json" };
import es from "../../../sportsbook/src/i18n/catalogues/es.json" with { type: "json" };
import fi from "../../../sportsbook/src/i18n/catalogues/fi.json" with { type: "json" };
import id from "../../../sportsbook/src/i18n/catalogues/id.json" with { type: "json" };
import nb from "../../../sportsbook/src/i18n/catalogues/nb.json" with { type: "json" };
import pt from "../../../sportsbook/src/i18n/catalogues/pt.json" with { type: "json" };
import ptBr from "../../../sportsbook/src/i18n/catalogues/pt-BR.json" with { type: "json" };
import sv from "../../../sportsbook/src/i18n/catalogues/sv.json" with { type: "json" };
import tr from "../../../sportsbook/src/i18n/catalogues/tr.json" with { type: "json" };

type Texts = Readonly<Record<string, string>>;

const CATALOGUES: Readonly<Record<string, Texts>> = { ar, de, en, es, fi, id, nb, pt, "pt-BR": ptBr, sv, tr };

export const ENGLISH: Texts = en;

/** What the app says in a language where a brand has no words of its own: the closest text that there is. */
export const defaultsOf = (language: string): Texts =>
  Object.assign(
    {},
    en,
    ...languageCodes(language)
      .toReversed()
      .map((code) => CATALOGUES[code]),
  );
