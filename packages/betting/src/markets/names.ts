const MINUS = "\u2212";
const PLACEHOLDER = /\{(\w+)(:away)?\}/g;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Whether a specifier's value is a handicap: `handicap`, `hcp` and names that end so. */
export const isHandicap = (specifier: string | null): boolean => /(handicap|hcp)$/i.test(specifier ?? "");

/** A handicap from the other side: `-1.5` is `+1.5`. */
const oppositeLine = (line: string): string => {
  if (!NUMBER.test(line) || Number(line) === 0) return line;
  return line.startsWith("-") ? `+${line.slice(1)}` : `-${line.replace(/^\+/, "")}`;
};

/** A specifier's value as it is shown: a number has a real minus, and a plus where it is a handicap that is given. */
export const writeLine = (line: string, specifier: string | null = null): string => {
  if (!NUMBER.test(line)) return line;
  const isGiven = isHandicap(specifier) && /^\d/.test(line) && Number(line) > 0;
  return `${isGiven ? "+" : ""}${line.replace("-", MINUS)}`;
};

/** A handicap as a side has it: `−1.5` at home is `+1.5` away. A draw has the home side's. */
export const ownHandicap = (line: string, side: "home" | "away" | null): string =>
  writeLine(side === "away" ? oppositeLine(line) : line, "handicap");

/**
 * Fills the placeholders of a market's or outcome's name: `{home} {handicap}`, `{away} {handicap:away}`. One without a value is left
 * out, so that a bettor never sees braces.
 */
export const fillName = (template: string, findValue: (placeholder: string) => string | null | undefined): string => {
  if (!template.includes("{")) return template;
  const filled = template.replace(PLACEHOLDER, (_, name: string, away: string | undefined) => {
    const value = findValue(name) ?? "";
    return writeLine(away ? oppositeLine(value) : value, name);
  });
  return filled.replace(/\s+/g, " ").trim();
};
