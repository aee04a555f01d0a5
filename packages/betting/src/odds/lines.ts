/** A handicap or total in quarters: 0.75 is 3. Integers, so that half-won and half-lost are exact. */
export type Quarters = number;

const MINUS = "\u2212";
const LINE = /^([+-]?)(\d+)(?:\.(0|25|5|50|75))?$/;
const QUARTERS: Readonly<Record<string, number>> = { "0": 0, "25": 1, "5": 2, "50": 2, "75": 3 };

/** Parses a market's specifier: `2.5`, `-0.75`. Null where it is not a multiple of a quarter. */
export const parseLine = (text: string): Quarters | null => {
  const match = LINE.exec(text);
  if (!match) return null;
  const [, sign, whole, fraction = "0"] = match;
  const quarters = Number(whole) * 4 + (QUARTERS[fraction] as number);
  return sign === "-" && quarters !== 0 ? -quarters : quarters;
};

/** The two neighbouring lines of a quarter line, each with half the stake. A whole or half line is returned alone. */
export const splitLine = (line: Quarters): readonly Quarters[] => (line % 2 === 0 ? [line] : [line - 1, line + 1]);

const plain = (quarters: Quarters): string => String(Math.abs(quarters) / 4);

export type LineStyle = "total" | "handicap";

/** `2.5`, `+0.5`, `−1`, quarter lines as `0.5/1`; a handicap always has a sign, except 0. */
export const formatLine = (line: Quarters, style: LineStyle): string => {
  const sign = line < 0 ? MINUS : line > 0 && style === "handicap" ? "+" : "";
  const parts = splitLine(Math.abs(line)).map(plain);
  return sign + parts.join("/");
};
