import { readStored, writeStored } from "../../config/device-storage.ts";
import { createState, type Readable } from "../state.ts";

const KEY = "searches";
const MOST = 5;

/** Whatever is stored gives a list of texts. */
export const parseSearches = (stored: string | null): readonly string[] => {
  try {
    const texts: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(texts) ? texts.filter((text) => typeof text === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
};

const isSame = (first: string, second: string): boolean => first.toLowerCase() === second.toLowerCase();

/** The newest first, each once. */
export const withSearch = (texts: readonly string[], text: string): readonly string[] =>
  [text, ...texts.filter((other) => !isSame(other, text))].slice(0, MOST);

/** What was searched for on this device. */
export const createRecentSearches = () => {
  const texts = createState(parseSearches(readStored(KEY)));
  const keep = (next: readonly string[]): void => {
    texts.set(next);
    writeStored(KEY, JSON.stringify(next));
  };
  return {
    texts: texts as Readable<readonly string[]>,
    remember: (text: string): void => keep(withSearch(texts.get(), text)),
    forget: (): void => keep([]),
  };
};
