import type { OwnTexts } from "@touchline/brands";
import type { TextChange } from "./texts-answers.ts";

const withChange = (own: OwnTexts, { language, key, text }: TextChange): OwnTexts => {
  const { [key]: _before, ...others } = own[language] ?? {};
  const { [language]: _language, ...rest } = own;
  const changed = text === null ? others : { ...others, [key]: text };
  return Object.keys(changed).length > 0 ? { ...rest, [language]: changed } : rest;
};

/** Own words with some of them changed or taken back. A language without any is left out. */
export const applyChanges = (own: OwnTexts, changes: readonly TextChange[]): OwnTexts =>
  changes.reduce(withChange, own);
