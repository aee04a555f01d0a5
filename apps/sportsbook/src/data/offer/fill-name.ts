interface NameParts {
  readonly home: string;
  readonly away: string;
  readonly line: string | null;
}

const MINUS = "−";

/** A handicap from the other side. */
export const oppositeLine = (line: string): string => {
  if (/^[+]?0$/.test(line)) return line;
  return line.startsWith("-") || line.startsWith(MINUS) ? `+${line.slice(1)}` : `-${line.replace(/^\+/, "")}`;
};

export const isHandicap = (specifier: string | null): boolean => /(handicap|hcp)$/i.test(specifier ?? "");

/** A line as it is shown: a real minus, and a plus before a handicap that is given. */
export const formatLine = (line: string, specifier: string | null = null): string => {
  const isGiven = isHandicap(specifier) && /^\d/.test(line) && Number(line) > 0;
  return `${isGiven ? "+" : ""}${line.replaceAll("-", MINUS)}`;
};

/** A handicap as a side has it: `−1.5` at home is `+1.5` away. A draw has the home side's. */
export const ownHandicap = (line: string, side: "home" | "away" | null): string =>
  formatLine(side === "away" ? oppositeLine(line) : line, "handicap");

/** Fills the placeholders of a market's or outcome's name. Any name but the teams' is the market's line. */
export const fillName = (template: string, { home, away, line }: NameParts): string =>
  template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, side: string | undefined) => {
    if (name === "home") return home;
    if (name === "away") return away;
    if (line === null) return "";
    return formatLine(side === "away" ? oppositeLine(line) : line, name);
  });
