import * as z from "zod/mini";

export const LOCALES = ["en", "fi", "nb", "sv", "pt", "es", "de", "tr", "id", "ar"] as const;
export const localeSchema = z.enum(LOCALES);
export type Locale = z.infer<typeof localeSchema>;

const translation = z.optional(z.string());

/** A translated name. English is always present; a missing language falls back to it. */
export const namesSchema = z.object({
  en: z.string(),
  fi: translation,
  nb: translation,
  sv: translation,
  pt: translation,
  es: translation,
  de: translation,
  tr: translation,
  id: translation,
  ar: translation,
});
export type Names = z.infer<typeof namesSchema>;

/** By name type id. */
export const supplementalNamesSchema = z.record(z.string(), namesSchema);

export const selectName = (names: Names, locale: Locale): string => names[locale] ?? names.en;
