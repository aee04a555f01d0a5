import { formatLine, parseLine } from "@touchline/betting";

type Side = "home" | "away";

const quartersOf = (line: string): number => parseLine(line) ?? 0;

/** A line without its sign, as a table shows it beside the side that it is about: `0.5/1`. */
export const asianLine = (line: string): string => formatLine(Math.abs(quartersOf(line)), "total");

/** A handicap as the side has it: `−0.5/1`, `+0.5/1`, `0`. */
export const signedLine = (handicap: string, side: Side): string => {
  const quarters = quartersOf(handicap);
  return formatLine(side === "home" || quarters === 0 ? quarters : -quarters, "handicap");
};

/** The side that gives the handicap: the favourite. */
export const giverOf = (handicap: string): Side | null => {
  const quarters = quartersOf(handicap);
  if (quarters === 0) return null;
  return quarters < 0 ? "home" : "away";
};
