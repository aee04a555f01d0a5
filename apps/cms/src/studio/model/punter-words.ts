import { type BrandDocument, ruleWords } from "@touchline/brands";
import { rowsOf, SCREENS } from "@touchline/brands/timeline";

/** The types or tags of punters that some content of a brand is for, each once. */
export const punterWords = (document: BrandDocument, kind: "type" | "tag"): readonly string[] => {
  const bars = SCREENS.flatMap((screen) => rowsOf(document, screen).flatMap((row) => row.bars));
  return [...new Set(bars.flatMap(({ rules }) => ruleWords(rules)[kind]))].toSorted();
};
