import { LOCALES, type Locale, type Names } from "@touchline/protocol";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fi } from "./fi.ts";
import { id } from "./id.ts";
import { nb } from "./nb.ts";
import { pt } from "./pt.ts";
import type { Texts } from "./shape.ts";
import { sv } from "./sv.ts";
import { tr } from "./tr.ts";

const languages: Readonly<Record<Locale, Texts>> = { en, fi, nb, sv, pt, es, de, tr, id, ar };

/** A name in every language. */
export const translate = (name: (texts: Texts) => string): Names => {
  const names: Names = { en: name(en) };
  for (const locale of LOCALES) names[locale] = name(languages[locale]);
  return names;
};
