const mix = (text: string, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** Tells punters apart on a device without naming them: what is kept there is read by whoever has it in hand. */
export const ownerMark = (owner: string): string =>
  [0x811c9dc5, 0x9e3779b9].map((seed) => mix(owner, seed).toString(16).padStart(8, "0")).join("");
