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

/** A line as it is shown: a real minus. */
export const formatLine = (line: string): string => line.replaceAll("-", MINUS);

/** Fills the placeholders of a market's or outcome's name. Any name but the teams' is the market's line. */
export const fillName = (template: string, { home, away, line }: NameParts): string =>
  template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, side: string | undefined) => {
    if (name === "home") return home;
    if (name === "away") return away;
    if (line === null) return "";
    return formatLine(side === "away" ? oppositeLine(line) : line);
  });
