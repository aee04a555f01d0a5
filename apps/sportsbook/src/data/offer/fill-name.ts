import { fillName } from "@touchline/betting";

interface NameParts {
  readonly home: string;
  readonly away: string;
  readonly line: string | null;
}

/** A list has one line per market, so any placeholder but the teams' is that line. */
export const fillListName = (template: string, { home, away, line }: NameParts): string =>
  fillName(template, (name) => (name === "home" ? home : name === "away" ? away : line));
