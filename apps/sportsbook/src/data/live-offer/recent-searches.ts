import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../../config/device-storage.ts";
import type { ReadonlyStore } from "../readonly-store.ts";

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
  const texts = createStore(() => parseSearches(readStored(KEY)));
  const keep = (next: readonly string[]): void => {
    texts.setState(next, true);
    writeStored(KEY, JSON.stringify(next));
  };
  return {
    texts: texts as ReadonlyStore<readonly string[]>,
    remember: (text: string): void => keep(withSearch(texts.getState(), text)),
    forget: (): void => keep([]),
  };
};
