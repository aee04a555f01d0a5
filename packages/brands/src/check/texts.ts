import { error, type Finding, warning } from "../finding.ts";
import { languageCodes } from "../language-code.ts";
import type { Banner } from "../schema/banner.ts";
import { bannersOf, type Placed, textsOf } from "./places.ts";
import type { Rule } from "./rule.ts";

/** A text in `pt` also serves `pt-BR`. The default text is in the brand's first language. */
const isServed = (locale: string, text: Readonly<Record<string, string>>): boolean =>
  languageCodes(locale).some((code) => text[code]);

const UNTRANSLATED = "has no text in";

/** Whether a finding is about a missing translation. */
export const isUntranslated = ({ problem }: Pick<Finding, "problem">): boolean => problem.includes(UNTRANSLATED);

export const checkTranslations: Rule = (brand) =>
  textsOf(brand).flatMap(({ path, value }) => {
    const missing = brand.languages.slice(1).filter((locale) => !isServed(locale, value));
    if (missing.length === 0) return [];
    const problem = `“${value.default}” ${UNTRANSLATED} ${missing.join(", ")}`;
    return [warning(path, problem, "translate it, or the default is shown")];
  });

export const checkLanguages: Rule = (brand, { languages }) =>
  brand.languages.flatMap((locale, index) =>
    languageCodes(locale).some((code) => languages.has(code))
      ? []
      : [
          error(
            `languages[${index}]`,
            `the app does not speak ${locale}`,
            `use some of ${[...languages].sort().join(", ")}`,
          ),
        ],
  );

const isMute = ({ value }: Placed<Banner>): boolean => value.bannerType === "imageOnly" && !value.image.alt;

export const checkImageTexts: Rule = (brand) =>
  bannersOf(brand)
    .filter(isMute)
    .map(({ path }) =>
      error(`${path}.image.alt`, "a banner that is only a picture says nothing to who cannot see it", "describe it"),
    );
