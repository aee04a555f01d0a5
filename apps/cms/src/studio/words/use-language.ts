import { useTranslation } from "@payloadcms/ui";
import type { Language } from "../model/format-time.ts";

/** The language that the editor chose, for times and checks. */
export const useLanguage = (): Language => (useTranslation().i18n.language === "de" ? "de" : "en");
