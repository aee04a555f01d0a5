import { AsyncLocalStorage } from "node:async_hooks";
import { ENGLISH, holdLanguageIn, type Language } from "../../i18n/language.ts";

const drawings = new AsyncLocalStorage<{ language: Language }>();

/** Each drawing speaks its own language, however many run at a time. */
export const withOwnLanguage = <Result>(draw: () => Promise<Result>): Promise<Result> => {
  holdLanguageIn({
    read: () => drawings.getStore()?.language ?? ENGLISH,
    write: (language) => {
      const drawing = drawings.getStore();
      if (drawing) drawing.language = language;
    },
  });
  return drawings.run({ language: ENGLISH }, draw);
};
