export type MatchRange = readonly [from: number, to: number];

/** Letter by letter, so that positions in the folded text are those of the original. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charAt(index).normalize("NFD").charAt(0))
    .join("")
    .toLowerCase();

const WORD = /[\p{L}\p{N}]+/gu;

/** Ranges of a name in which a word begins with the typed text. */
export const matchRanges = (name: string, typed: string): MatchRange[] => {
  const wanted = fold(typed).match(WORD) ?? [];
  return [...fold(name).matchAll(WORD)].flatMap(({ 0: word, index }): MatchRange[] => {
    const found = wanted.filter((start) => word.startsWith(start));
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return longest > 0 ? [[index, index + longest]] : [];
  });
};
