/** `Jonas Keller` → `JK`; of several names the first and the last. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A letter may be more than one unit of text.
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
};
