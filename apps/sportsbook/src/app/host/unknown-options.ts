import { isOffered } from "../../i18n/locale.ts";
import type { Start } from "../boot/start.ts";

/** What a page can ask for by name. */
export interface AskedOptions {
  readonly brand?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly theme?: string | null | undefined;
}

/** A sentence for each name that there is none of: the app shows something else then. */
export const unknownOptions = (
  { brand, locale, theme }: AskedOptions,
  { tenant, slug, brand: { languages, theme: themes } }: Pick<Start, "tenant" | "slug" | "brand">,
): readonly string[] => [
  ...(brand && brand !== slug ? [`${tenant} has no brand ${brand}: ${slug} is shown`] : []),
  ...(locale && !isOffered(locale, languages) ? [`${slug} has no locale ${locale}, but ${languages.join(", ")}`] : []),
  ...(theme && !themes.options.some((option) => option === theme)
    ? [`${slug} has no theme ${theme}, but ${themes.options.join(", ")}`]
    : []),
];
