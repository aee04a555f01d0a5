export type MatchRange = readonly [from: number, to: number];

/** One letter for one, so that places in the text stay the same. */
const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => text.charAt(index).normalize("NFD").charAt(0))
    .join("")
    .toLowerCase();

const WORD = /[\p{L}\p{N}]+/gu;

/** Where words of a name begin with what was typed. */
export const matchRanges = (name: string, typed: string): MatchRange[] => {
  const wanted = fold(typed).match(WORD) ?? [];
  return [...fold(name).matchAll(WORD)].flatMap(({ 0: word, index }): MatchRange[] => {
    const found = wanted.filter((start) => word.startsWith(start));
    const longest = Math.max(0, ...found.map(({ length }) => length));
    return longest > 0 ? [[index, index + longest]] : [];
  });
};
