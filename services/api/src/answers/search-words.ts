const MARKS = /\p{Diacritic}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Letters that NFD does not decompose into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: "o", đ: "d", ł: "l", ı: "i", ß: "ss", æ: "ae", œ: "oe" };
const LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/** Words of a text in lower case and without accents, as people type them. */
export const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(LETTERS, (letter) => PLAIN_LETTERS[letter] as string)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "");

/** Whether every typed word is the beginning of some word of the name. */
export const matchesWords = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.length > 0 && typed.every((part) => words.some((word) => word.startsWith(part)));

const REMEMBERED = 20_000;

/** Cached because names repeat between searches, and removing accents is the expensive part. */
export const createWordReader = (): ((text: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const remembered = known.get(text);
    if (remembered) return remembered;
    if (known.size >= REMEMBERED) known.clear();
    const words = splitWords(text);
    known.set(text, words);
    return words;
  };
};
