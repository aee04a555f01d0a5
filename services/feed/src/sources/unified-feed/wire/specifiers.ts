/** `setnr=1|total=20.5` as pairs; null where it is malformed. */
export const parseSpecifiers = (text: string): ReadonlyMap<string, string> | null => {
  const found = new Map<string, string>();
  if (text === "") return found;
  for (const part of text.split("|")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at);
    if (at <= 0 || at === part.length - 1 || found.has(name)) return null;
    found.set(name, part.slice(at + 1));
  }
  return found;
};

/** The same market may come with its specifiers in another order. */
export const sortSpecifiers = (text: string): string =>
  text.includes("|") ? text.split("|").toSorted().join("|") : text;
