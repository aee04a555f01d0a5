import type {
  SavedTextsAnswer,
  TextChange,
  TextsAnswer,
  TranslationChange,
  TranslationsAnswer,
} from "../../texts/texts-answers.ts";
import { ask, send } from "./ask.ts";
import { addressOfBrand } from "./brand-api.ts";

export const textsApi = {
  read: (brandId: string, signal: AbortSignal): Promise<TextsAnswer> =>
    ask(addressOfBrand(brandId, "texts"), { signal }),
  save: (brandId: string, changes: readonly TextChange[]): Promise<SavedTextsAnswer> =>
    send(addressOfBrand(brandId, "texts"), { changes }, "PATCH"),
  readTranslations: (brandId: string, signal: AbortSignal): Promise<TranslationsAnswer> =>
    ask(addressOfBrand(brandId, "translations"), { signal }),
  saveTranslation: (brandId: string, change: TranslationChange): Promise<TranslationsAnswer> =>
    send(addressOfBrand(brandId, "translations"), change, "PATCH"),
} as const;
