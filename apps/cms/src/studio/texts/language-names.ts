import { useTranslation } from "@payloadcms/ui";

/** Names of languages in the language of the studio. */
export const useLanguageNames = (): ((code: string) => string) => {
  const names = new Intl.DisplayNames(useTranslation().i18n.language, { type: "language" });
  return (code) => names.of(code) ?? code;
};
